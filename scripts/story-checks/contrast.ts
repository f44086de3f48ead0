import axe from 'axe-core';

/** Texts of a page by kind: the first and the last of each. */
export type TextsByKind = ReadonlyMap<number, readonly Element[]>;

/** Kinds of text that were found legible, by look. */
const readable = new Map<string, Set<number>>();

/**
 * Texts with too little contrast to their painted background.
 * @param look name of the page's rendering: a kind found legible in it by another story is skipped
 */
export async function findContrastFaults(texts: TextsByKind, look: string): Promise<string[]> {
  const known = readable.get(look) ?? new Set();
  readable.set(look, known);
  // A live region inserts its text a second time, which replaces the elements.
  const standing = [...texts.values()].flat().every(({ isConnected }) => isConnected) ? texts : sampleTexts();
  const unknown = [...standing].filter(([kind]) => !known.has(kind));
  if (unknown.length === 0) return [];
  const { violations } = await axe.run(
    { include: [...new Set(unknown.flatMap(([, elements]) => elements))] },
    { runOnly: ['color-contrast'], resultTypes: ['violations'] },
  );
  const faults = violations.flatMap(({ nodes }) =>
    nodes.map(({ target, any }) => `${target.join(' ')}: ${any.map(({ message }) => message).join(' ')}`),
  );
  if (faults.length === 0) for (const [kind] of unknown) known.add(kind);
  return faults;
}

const state = /^(?:class|style|disabled|inert|hidden|aria-(?!label|labelledby|describedby|controls|owns)|data-)/;

const hasText = (element: Element): boolean =>
  element.matches('input, select, textarea') ||
  [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim() !== '');

/** Numbers of the kinds of text found so far, in all stories. */
const kinds = new Map<string, number>();

/**
 * The texts to check in a further look: the first and the last of each kind, because axe's contrast check is slow.
 * Texts are of one kind if they and all their ancestors share tag, classes, state and paint, so that no theme can
 * distinguish them.
 */
export function sampleTexts(): TextsByKind {
  const kindOf = new Map<Element | null, number>([[null, 0]]);
  const texts = new Map<number, [first: Element, last: Element]>();
  for (const element of document.querySelectorAll('html, body, body *')) {
    const { color, backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
    const attributes = [...element.attributes].filter(({ name }) => state.test(name));
    const own = attributes.map(({ name, value }) => `${name}=${value}`).join(' ');
    const above = kindOf.get(element.parentElement);
    const traits = [above, element.localName, own, color, backgroundColor, backgroundImage, opacity].join('|');
    const kind = kinds.get(traits) ?? kinds.size + 1;
    kinds.set(traits, kind);
    kindOf.set(element, kind);
    if (!hasText(element) || !element.checkVisibility({ visibilityProperty: true })) continue;
    texts.set(kind, [texts.get(kind)?.[0] ?? element, element]);
  }
  return texts;
}

/** All painted values that determine the contrast of the page's texts. */
export function paintOfTexts(): string {
  return [document.documentElement, ...document.querySelectorAll('body, body *')]
    .map((element) => {
      const { color, backgroundColor, backgroundImage, opacity, textShadow, filter } = getComputedStyle(element);
      return [color, backgroundColor, backgroundImage, opacity, textShadow, filter].join('|');
    })
    .join('\n');
}
