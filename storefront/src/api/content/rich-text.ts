import type { RichNode, RichText } from '../../domain/content/content.ts';
import { safeHref } from './safe-href.ts';

/** Parser output before the allow-list: a text, or an element with its name in lower case. */
export type ParsedNode = string | ParsedElement;
export interface ParsedElement {
  name: string;
  href?: string | undefined;
  children: ParsedNode[];
}

const headingLevels = { h1: 1, h2: 2, h3: 3, h4: 4, h5: 5, h6: 6 } as const;

/** Block elements without a node of their own in `RichNode`. */
const blocks: ReadonlySet<string> = new Set(
  (
    'p div section article aside header footer main nav address blockquote figure figcaption pre hr form fieldset ' +
    'legend details summary dl dt dd table caption thead tbody tfoot tr td th li body html center'
  ).split(' '),
);

const isHeading = (name: string): name is keyof typeof headingLevels => Object.hasOwn(headingLevels, name);
const isList = (name: string): boolean => name === 'ul' || name === 'ol' || name === 'menu';
const isBlock = (name: string): boolean => blocks.has(name) || isHeading(name) || isList(name);

/** Normalises white space as a browser does. Drops control characters, bidirectional marks and unpaired surrogates. */
const cleaned = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/[\t\n\f\r ]+/g, ' ')
    .replaceAll(/[\p{Cc}\uFEFF\uFFF9-\uFFFB\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu, '');

const isBlank = (node: RichNode): boolean =>
  node.type === 'lineBreak' || (node.type === 'text' && /^[\s\u200B]*$/.test(node.text));

/** A text run without leading, trailing and double spaces; empty if nothing is readable. */
function trimmed(run: readonly RichNode[]): RichNode[] {
  const first = run.findIndex((node) => !isBlank(node));
  if (first === -1) return [];
  const visible = run.slice(first, run.findLastIndex((node) => !isBlank(node)) + 1);
  return visible.flatMap((node, index): RichNode[] => {
    if (node.type !== 'text') return [node];
    let { text } = node;
    if (index === 0 || visible[index - 1]?.type === 'lineBreak') text = text.trimStart();
    if (index === visible.length - 1 || visible[index + 1]?.type === 'lineBreak') text = text.trimEnd();
    return text === '' ? [] : [{ type: 'text', text }];
  });
}

/** Appends a node to a run; adjacent texts are merged. */
function append(run: RichNode[], node: RichNode): void {
  const last = run.at(-1);
  if (node.type !== 'text') run.push(node);
  else if (last?.type === 'text')
    run[run.length - 1] = { type: 'text', text: (last.text + node.text).replaceAll(/ {2,}/g, ' ') };
  else if (node.text !== '') run.push(node);
}

const holdsBlock = (node: ParsedNode): boolean =>
  typeof node !== 'string' && (isBlock(node.name) || node.children.some(holdsBlock));

/**
 * Moves an inline element into the blocks it contains: `<b><p>a</p></b>` becomes `<p><b>a</b></p>`, as browsers render
 * it.
 */
function spread(element: ParsedElement): ParsedNode[] {
  const around = (node: ParsedNode): ParsedNode[] => {
    if (!holdsBlock(node)) return [{ ...element, children: [node] }];
    if (typeof node === 'string') return [];
    if (!isBlock(node.name)) return spread(node).flatMap(around);
    const children = isList(node.name) ? node.children.flatMap(around) : [{ ...element, children: node.children }];
    return [{ ...node, children }];
  };
  return element.children.flatMap(around);
}

/** The tree of parsed HTML. Unknown elements are replaced by their content. */
export function toRichText(parsed: readonly ParsedNode[], siteOrigin?: string): RichText {
  function inline(nodes: readonly ParsedNode[], isInLink: boolean): RichNode[] {
    const run: RichNode[] = [];
    for (const node of nodes) {
      if (typeof node === 'string') append(run, { type: 'text', text: cleaned(node) });
      else for (const child of inlineElement(node, isInLink)) append(run, child);
    }
    return run;
  }

  function inlineElement(element: ParsedElement, isInLink: boolean): RichNode[] {
    const { name, href } = element;
    if (name === 'br') return [{ type: 'lineBreak' }];
    const children = inline(element.children, isInLink || name === 'a');
    const hasText = children.some((child) => !isBlank(child));
    // A block inside inline content is flattened; a space separates its text.
    if (isBlock(name)) return [{ type: 'text', text: ' ' }, ...children, { type: 'text', text: ' ' }];
    if (!hasText) return children;
    if (name === 'strong' || name === 'b') return [{ type: 'strong', children }];
    if (name === 'em' || name === 'i') return [{ type: 'emphasis', children }];
    if (name !== 'a' || isInLink || href === undefined) return children;
    const safe = safeHref(href, siteOrigin);
    return safe === undefined ? children : [{ type: 'link', ...safe, children }];
  }

  function listItems(nodes: readonly ParsedNode[]): RichNode[][] {
    return nodes
      .map((node) => {
        const isItem = typeof node !== 'string' && node.name === 'li';
        const content = flow(isItem ? node.children : [node]);
        const [only, ...others] = content;
        // A single paragraph becomes the item's text.
        return only?.type === 'paragraph' && others.length === 0 ? [...only.children] : content;
      })
      .filter((item) => item.length > 0);
  }

  function block(element: ParsedElement): RichNode[] {
    const { name, children } = element;
    if (isHeading(name)) {
      const content = trimmed(inline(children, false));
      return content.length === 0 ? [] : [{ type: 'heading', level: headingLevels[name], children: content }];
    }
    if (isList(name)) {
      const items = listItems(children);
      return items.length === 0 ? [] : [{ type: 'list', isOrdered: name === 'ol', items }];
    }
    return flow(children);
  }

  /** Blocks; inline content between them becomes paragraphs. */
  function flow(nodes: readonly ParsedNode[]): RichNode[] {
    const content: RichNode[] = [];
    let run: ParsedNode[] = [];
    const endRun = (): void => {
      const children = trimmed(inline(run, false));
      if (children.length > 0) content.push({ type: 'paragraph', children });
      run = [];
    };
    const lines = nodes.flatMap((node) =>
      typeof node !== 'string' && !isBlock(node.name) && holdsBlock(node) ? spread(node) : [node],
    );
    for (const node of lines) {
      if (typeof node === 'string' || !isBlock(node.name)) {
        run.push(node);
      } else {
        endRun();
        content.push(...block(node));
      }
    }
    endRun();
    return content;
  }

  return flow(parsed);
}
