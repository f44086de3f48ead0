/** A point in centimetres: x from the front bumper towards the rear, y up from the ground. */
export type Point = readonly [x: number, y: number];

/**
 * A shape as nodes `x,y[,fillet[,bow]]` separated by spaces, in centimetres. `fillet`: distance from the corner at
 * which its rounding starts. `bow`: bulge of the edge after the node, to the left of the direction (outwards for an
 * outline from nose over roof to tail).
 */
export type Outline = string;

export interface OutlineNode {
  readonly point: Point;
  readonly fillet: number;
  readonly bow: number;
}

export type Segment =
  | { readonly kind: 'move' | 'line'; readonly to: Point }
  | { readonly kind: 'curve'; readonly control: Point; readonly to: Point }
  | { readonly kind: 'arc'; readonly radius: number; readonly to: Point }
  | { readonly kind: 'close' };

type Quadratic = readonly [start: Point, control: Point, end: Point];

export const moveTo = (to: Point): Segment => ({ kind: 'move', to });
export const lineTo = (to: Point): Segment => ({ kind: 'line', to });
export const curveTo = (control: Point, to: Point): Segment => ({ kind: 'curve', control, to });
export const arcTo = (radius: number, to: Point): Segment => ({ kind: 'arc', radius, to });
export const close: Segment = { kind: 'close' };

const between = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1]];
const plus = (a: Point, direction: Point, k = 1): Point => [a[0] + direction[0] * k, a[1] + direction[1] * k];
const cross = (a: Point, b: Point) => a[0] * b[1] - a[1] * b[0];

/**
 * Returns the item at an index that exists; a negative index counts from the end. @throws RangeError if it doesn't
 * exist
 */
export function itemAt<Item>(items: readonly Item[], index: number): Item {
  const item = items.at(index);
  if (item === undefined) throw new RangeError(`No item ${index} among ${items.length}`);
  return item;
}

/** Parses an outline's nodes. @throws if a node contains something other than numbers */
export function readNodes(outline: Outline): OutlineNode[] {
  return outline
    .trim()
    .split(/\s+/)
    .map((text) => {
      const [x, y, fillet = 0, bow = 0] = text.split(',').map(Number);
      if (x === undefined || y === undefined || [x, y, fillet, bow].some(Number.isNaN)) {
        throw new Error(`Not an outline node: "${text}"`);
      }
      return { point: [x, y], fillet, bow };
    });
}

/** Moves and scales an outline whose origin is 0,0. */
export function placeOutline(outline: Outline, [x, y]: Point, scale = 1): Outline {
  return readNodes(outline)
    .map(({ point, fillet, bow }) =>
      [x + point[0] * scale, y + point[1] * scale, fillet * scale, bow * scale].join(','),
    )
    .join(' ');
}

function cutQuadratic([start, control, end]: Quadratic, from: number, to: number): Quadratic {
  const at = (t: number) => between(between(start, control, t), between(control, end, t), t);
  return [at(from), between(between(start, control, from), between(control, end, from), to), at(to)];
}

/** Converts nodes to segments: bowed edges become curves, and fillets round the corners. */
export function toSegments(nodes: readonly OutlineNode[], isClosed: boolean): Segment[] {
  const edgeCount = isClosed ? nodes.length : nodes.length - 1;
  const edges = Array.from({ length: edgeCount }, (_, index) => {
    const { point: start, bow } = itemAt(nodes, index);
    const end = itemAt(nodes, (index + 1) % nodes.length).point;
    const direction = minus(end, start);
    const length = Math.hypot(...direction) || 1;
    const control = plus(between(start, end, 0.5), [-direction[1], direction[0]], (2 * bow) / length);
    return { curve: [start, control, end] as const, length, isStraight: bow === 0, from: 0, to: 1 };
  });
  nodes.forEach(({ fillet }, index) => {
    if (!fillet || (!isClosed && (index === 0 || index === nodes.length - 1))) return;
    const before = itemAt(edges, (index - 1 + edgeCount) % edgeCount);
    const after = itemAt(edges, index % edgeCount);
    before.to = 1 - Math.min(0.5, fillet / before.length);
    after.from = Math.min(0.5, fillet / after.length);
  });

  const curves = edges.map((edge) => cutQuadratic(edge.curve, edge.from, edge.to));
  const segments: Segment[] = [moveTo(itemAt(curves, 0)[0])];
  curves.forEach(([, control, end], index) => {
    segments.push(itemAt(edges, index).isStraight ? lineTo(end) : curveTo(control, end));
    const next = isClosed ? itemAt(curves, (index + 1) % edgeCount) : curves[index + 1];
    const corner = itemAt(nodes, (index + 1) % nodes.length);
    if (!next || !corner.fillet) return;
    segments.push(curveTo(cornerControl([control, end], next, corner.point), next[0]));
  });
  return isClosed ? [...segments, close] : segments;
}

/** Intersection of the tangents on both sides of a rounded corner; the corner itself if they are parallel. */
function cornerControl([control, end]: readonly [Point, Point], next: Quadratic, corner: Point): Point {
  const arriving = minus(end, control);
  const leaving = minus(next[1], next[0]);
  const denominator = cross(arriving, leaving);
  if (Math.abs(denominator) < 1e-6) return corner;
  const reach = cross(minus(next[0], end), leaving) / denominator;
  return reach > 0 ? plus(end, arriving, reach) : corner;
}

/** Height of the outline's upper side at `x`, for a roof rail or an antenna. */
export function heightAbove(outline: Outline, x: number): number {
  const points = pointsAlong(outline);
  return points.slice(1).reduce((highest, b, index) => {
    const a = itemAt(points, index);
    const isCrossed = (a[0] - x) * (b[0] - x) <= 0 && a[0] !== b[0];
    return isCrossed ? Math.max(highest, a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0])) : highest;
  }, 0);
}

/** The outline as points, with twelve steps per curve. */
function pointsAlong(outline: Outline): Point[] {
  const points: Point[] = [];
  for (const segment of toSegments(readNodes(outline), false)) {
    if (segment.kind === 'curve') {
      const curve: Quadratic = [itemAt(points, -1), segment.control, segment.to];
      for (let step = 1; step <= 12; step++) points.push(cutQuadratic(curve, 0, step / 12)[2]);
    } else if (segment.kind !== 'close') points.push(segment.to);
  }
  return points;
}
