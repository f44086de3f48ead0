/**
 * Converts untrusted HTML to an allow-listed tree: text, the elements of `RichNode` and validated link URLs.
 * Loaded on first use, because the parser must not be in the first load.
 */
import { Parser } from 'htmlparser2';
import type { RichNode, RichText } from '../../domain/content/content.ts';
import { ServiceError } from '../app-error.ts';
import { toRichText, type ParsedElement, type ParsedNode } from './rich-text.ts';

const maxLength = 250_000;
const maxDepth = 32;
const maxNodes = 20_000;

/** Elements whose content is not readable text or would run; dropped with their content. */
const dropped: ReadonlySet<string> = new Set(
  (
    'script style iframe frame frameset noframes noscript noembed template object embed applet param svg math canvas ' +
    'audio video source track select option datalist textarea button input head title meta link base xmp plaintext ' +
    'listing portal fencedframe dialog map area'
  ).split(' '),
);

/** Void elements. */
const voids: ReadonlySet<string> = new Set(
  'area base br col embed hr img input link meta param source track wbr'.split(' '),
);

/** Far more than real content has open. */
const maxOpen = 2_000;

/**
 * Limits the number of open elements. The parser scans all of them at each tag, and a megabyte of `<div>` would block
 * the page for a minute. Each further element becomes a void `<wbr>`; the allow-list follows. An approximate count is
 * enough: deeper markup is never real content.
 */
function withoutTowers(html: string): string {
  let open = 0;
  let left = 0;
  const openByName = new Map<string, number>();
  return html.replaceAll(/<(\/?)([a-z][a-z0-9]*)/gi, (tag, slash: string, written: string) => {
    const name = written.toLowerCase();
    if (voids.has(name)) return tag;
    const ofName = openByName.get(name) ?? 0;
    if (slash === '') {
      if (open === maxOpen) {
        left += 1;
        return '<wbr';
      }
      openByName.set(name, ofName + 1);
      open += 1;
    } else if (left > 0) {
      left -= 1;
      return '</wbr';
    } else if (ofName > 0) {
      openByName.set(name, ofName - 1);
      open -= 1;
    }
    return tag;
  });
}

function parse(html: string, where: string): ParsedNode[] {
  if (html.length > maxLength) throw new ServiceError({ kind: 'contract', where });
  const root: ParsedElement = { name: 'root', children: [] };
  const open: ParsedElement[] = [root];
  let nodes = 0;
  let droppedDepth = 0;
  let tooDeep = 0;
  const parent = (): ParsedElement => open.at(-1) ?? root;

  const parser = new Parser({
    onopentag(name, { href }) {
      if (droppedDepth > 0 || dropped.has(name)) {
        droppedDepth += 1;
      } else if (tooDeep > 0 || open.length > maxDepth) {
        // Beyond the depth limit, elements are dropped and their text is kept.
        tooDeep += 1;
      } else {
        const element: ParsedElement = { name, href, children: [] };
        if ((nodes += 1) <= maxNodes) parent().children.push(element);
        open.push(element);
      }
    },
    onclosetag() {
      if (droppedDepth > 0) droppedDepth -= 1;
      else if (tooDeep > 0) tooDeep -= 1;
      else open.pop();
    },
    ontext(text) {
      if (droppedDepth === 0 && (nodes += 1) <= maxNodes) parent().children.push(text);
    },
  });
  parser.end(withoutTowers(html));
  return root.children;
}

/**
 * The tree of some HTML.
 * @param where path of the HTML in its response, for developers
 * @throws ServiceError `contract` above 250,000 characters, several times the longest legal text. A million of `<p>`
 * blocked the server for a second.
 */
export function parseHtml(html: string, where: string, siteOrigin?: string): RichText {
  return toRichText(parse(html, where), siteOrigin);
}

const textOf = (nodes: readonly RichNode[]): string =>
  nodes
    .map((node) => {
      if (node.type === 'text') return node.text;
      if (node.type === 'lineBreak') return ' ';
      if (node.type === 'list') return node.items.map(textOf).join(' ');
      return textOf(node.children);
    })
    .join('');

/** The plain text of some HTML on one line. Titles contain entities and occasionally tags. */
export function plainText(html: string, where: string): string {
  return parseHtml(html, where)
    .map((block) => textOf([block]))
    .join(' ');
}
