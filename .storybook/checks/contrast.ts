import axe from 'axe-core';

/** Texts of the page that can't be read on their ground as it is painted now. */
export async function findContrastFaults(texts: readonly Element[]): Promise<string[]> {
  if (texts.length === 0) return [];
  const { violations } = await axe.run(
    { include: [...texts] },
    { runOnly: ['color-contrast'], resultTypes: ['violations'] },
  );
  return violations.flatMap(({ nodes }) =>
    nodes.map(({ target, any }) => `${target.join(' ')}: ${any.map(({ message }) => message).join(' ')}`),
  );
}

const state = /^(?:class|style|disabled|inert|hidden|aria-(?!label|labelledby|describedby|controls|owns)|data-)/;

const hasText = (element: Element): boolean =>
  element.matches('input, select, textarea') ||
  [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim() !== '');

/**
 * The texts to judge in a further look: the first and the last of each kind, since axe takes longest for contrast. Texts
 * are of one kind when they and all their ancestors share tag, classes, state and paint: no theme tells them apart.
 */
export function sampleTexts(): Element[] {
  const kinds = new Map<string, number>();
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
  return [...new Set([...texts.values()].flat())];
}

/** All that decides whether the texts of the page can be read, as it is painted now. */
export function paintOfTexts(): string {
  return [document.documentElement, ...document.querySelectorAll('body, body *')]
    .map((element) => {
      const { color, backgroundColor, backgroundImage, opacity, textShadow, filter } = getComputedStyle(element);
      return [color, backgroundColor, backgroundImage, opacity, textShadow, filter].join('|');
    })
    .join('\n');
}
