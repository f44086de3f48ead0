import type { Drawing, DrawingNode } from './drawing.ts';

type Attributes = Readonly<Record<string, string | number>>;

/** A path element, or nothing without path data. */
export const path = (d: string, attributes: Attributes): Drawing => (d ? [['path', { d, ...attributes }]] : []);

export const circle = (r: number, attributes: Attributes): DrawingNode => ['circle', { r, ...attributes }];

export const group = (attributes: Attributes, children: Drawing): DrawingNode => ['g', attributes, children];

/** References a part that is defined once. */
export const use = (part: string, attributes: Attributes = {}): DrawingNode => [
  'use',
  { href: `#~${part}`, ...attributes },
];

/** Reference to a gradient or clip path of the same drawing. */
export const url = (part: string) => `url(#~${part})`;

export const stroke = (paint: string, width: number): Attributes => ({
  fill: 'none',
  stroke: paint,
  'stroke-width': Math.round(width * 10) / 10,
});
