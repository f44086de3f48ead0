import { idMark } from '../src/components/car-picture/drawing.ts';

/** An element of a drawing: tag, SVG attributes, children. */
export type DrawingNode = readonly [
  tag: string,
  attributes: Readonly<Record<string, string | number>>,
  children?: Drawing,
];

/**
 * A car as data. Ids and references start with `idMark`. Paint is read from `--car-paint` and, for a model with a
 * second tone, `--car-roof`.
 */
export type Drawing = readonly DrawingNode[];

/** Serializes an element as SVG, with the id marks. */
export function serialize([tag, attributes, children]: DrawingNode): string {
  const start = startTag(tag, attributes);
  return children ? `${start}>${children.map(serialize).join('')}</${tag}>` : `${start}/>`;
}

/** Serializes a start tag without its end. */
export const startTag = (tag: string, attributes: DrawingNode[1]): string =>
  `<${tag}${Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('')}`;

/** Removes the id marks, for a standalone drawing. */
export const withoutMarks = (svg: string): string => svg.replaceAll(idMark, '');
