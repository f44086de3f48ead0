/** One element of a drawing: its tag, its attributes as React names them, its children. */
export type DrawingNode = readonly [
  tag: string,
  attributes: Readonly<Record<string, string | number>>,
  children?: Drawing,
];

/**
 * A car as data. Ids and references start with `~`, which every instance replaces with its own prefix.
 * Paint is read from `--car-paint` and, where a model has a second tone, `--car-roof`.
 */
export type Drawing = readonly DrawingNode[];

/** The place in an id that an instance's prefix takes. */
export const idMark = '~';

/** Size of every drawing in its own units; the tyres stand on y = 447. */
export const drawingSize = { width: 1200, height: 480 } as const;
