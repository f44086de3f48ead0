import { inlineDirection } from '../../foundations/inline-direction.ts';

/** Where a rail stands. A rail is measured from its items, so that its style sheet stays the only layout. */
export interface RailGeometry {
  /** Distance from one column's start to the next one's, in pixels; 0 when there are less than two. */
  step: number;
  /** Columns seen whole at once; at least one. */
  shown: number;
  /** Columns there are. */
  count: number;
  /** How far it has been scrolled from its start, in pixels. */
  scrolled: number;
}

/** Marks the first item of each column. */
export const columnAttribute = 'data-column';

/** Layout rounds: what is this near is there. */
export const toleranceInPx = 1;

const furthest = ({ count, shown }: RailGeometry) => Math.max(0, count - shown);

/** How far a rail has been scrolled from its start, in pixels. */
export const scrolledBy = (viewport: HTMLElement): number => inlineDirection(viewport) * viewport.scrollLeft;

/** Measures a rail; all zero while there is nothing to measure. */
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

/** The column at the start once the page is turned: as many further as are shown, and never past the last one. */
export function columnAfterTurn(rail: RailGeometry, direction: -1 | 1): number {
  const current = rail.step > 0 ? Math.round(rail.scrolled / rail.step) : 0;
  return Math.max(0, Math.min(current + direction * rail.shown, furthest(rail)));
}

/** The column to start with so that this one is seen whole, moving as little as possible; undefined when it is. */
export function columnRevealing(rail: RailGeometry, column: number): number | undefined {
  if (rail.step <= 0) return undefined;
  const tolerance = toleranceInPx / rail.step;
  const first = rail.scrolled / rail.step;
  if (column < first - tolerance) return Math.min(column, furthest(rail));
  if (column + 1 > first + rail.shown + tolerance) return Math.min(column - rail.shown + 1, furthest(rail));
  return undefined;
}
