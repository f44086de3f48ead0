import { inlineDirection } from '../../foundations/inline-direction.ts';

/** Geometry of a rail. It is measured from the items, so that the layout is defined in CSS only. */
export interface RailGeometry {
  /** Distance between the starts of two columns, in pixels; 0 with fewer than two columns. */
  step: number;
  /** Number of fully visible columns; at least one. */
  shown: number;
  /** Number of columns. */
  count: number;
  /** Scroll offset from the start, in pixels. */
  scrolled: number;
}

/** Marks the first item of each column. */
export const columnAttribute = 'data-column';

/** Layout rounds: a position within this distance counts as reached. */
export const toleranceInPx = 1;

const furthest = ({ count, shown }: RailGeometry) => Math.max(0, count - shown);

/** Scroll offset of a rail from its start, in pixels. */
export const scrolledBy = (viewport: HTMLElement): number => inlineDirection(viewport) * viewport.scrollLeft;

/** Measures a rail; all values are zero while it has no layout. */
export function measureRail(viewport: HTMLElement, list: HTMLElement): RailGeometry {
  const columns = list.querySelectorAll<HTMLElement>(`:scope > [${columnAttribute}]`);
  const [first, second] = columns;
  const scrolled = scrolledBy(viewport);
  if (!first || !second) return { step: 0, shown: 1, count: columns.length, scrolled };
  const step = Math.abs(second.offsetLeft - first.offsetLeft);
  const gap = step - first.offsetWidth;
  const shown = step > 0 ? Math.max(1, Math.floor((list.clientWidth + gap + toleranceInPx) / step)) : columns.length;
  return { step, shown, count: columns.length, scrolled };
}

/** First column after moving by one page, limited to the last page. */
export function columnAfterPage(rail: RailGeometry, direction: -1 | 1): number {
  const current = rail.step > 0 ? Math.round(rail.scrolled / rail.step) : 0;
  return Math.max(0, Math.min(current + direction * rail.shown, furthest(rail)));
}

/** First column that makes the given column fully visible with the least movement; undefined if it is visible. */
export function columnRevealing(rail: RailGeometry, column: number): number | undefined {
  if (rail.step <= 0) return undefined;
  const tolerance = toleranceInPx / rail.step;
  const first = rail.scrolled / rail.step;
  if (column < first - tolerance) return Math.min(column, furthest(rail));
  if (column + 1 > first + rail.shown + tolerance) return Math.min(column - rail.shown + 1, furthest(rail));
  return undefined;
}
