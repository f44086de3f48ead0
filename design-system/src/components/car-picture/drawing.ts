/**
 * Placeholder at the start of every id and reference in a drawing's markup; each instance replaces it by its own
 * prefix.
 */
export const idMark = '~';

/** Size of every drawing in SVG user units; the tyres touch the ground at y = 447. */
export const drawingSize = { width: 1200, height: 480 } as const;
