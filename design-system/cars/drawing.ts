import { idMark } from '../src/components/car-picture/drawing.ts';

/** One element of a drawing: its tag, its attributes as SVG names them, its children. */
export type DrawingNode = readonly [
  tag: string,
  attributes: Readonly<Record<string, string | number>>,
  children?: Drawing,
];

/**
 * A car as data. Ids and references start with `idMark`.
 * Paint is read from `--car-paint` and, where a model has a second tone, `--car-roof`.
 */
export type Drawing = readonly DrawingNode[];

/** SVG text of an element, with the id marks in it. */
export function serialize([tag, attributes, children]: DrawingNode): string {
  const start = startTag(tag, attributes);
  return children ? `${start}>${children.map(serialize).join('')}</${tag}>` : `${start}/>`;
}

/** A start tag without its end. */
export const startTag = (tag: string, attributes: DrawingNode[1]): string =>
  `<${tag}${Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('')}`;

/** Leaves the id marks out: for a drawing that is a document of its own. */
export const withoutMarks = (svg: string): string => svg.replaceAll(idMark, '');
