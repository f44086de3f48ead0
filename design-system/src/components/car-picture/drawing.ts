/** In a drawing's text every id, and every reference to one, starts with it; an instance puts its own prefix there. */
export const idMark = '~';

/** Size of every drawing in its own units; the tyres stand on y = 447. */
export const drawingSize = { width: 1200, height: 480 } as const;
