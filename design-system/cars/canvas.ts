import { close, lineTo, readNodes, toSegments, type Outline, type Point, type Segment } from './geometry.ts';

/**
 * Every drawing is 1200 × 480 with the tyres on y = 447, at one scale for all models. Path coordinates are integers on
 * a grid twice as fine, displayed at half size.
 */
export const canvas = { width: 1200, height: 480, grid: 2, ground: 894, unitsPerCm: 4.32 } as const;

export const round = (value: number) => Math.round(value) || 0;

/** Maps a car's centimetres to the canvas, with the car centred, and writes path data. */
export class Canvas {
  readonly #left: number;

  constructor(carLength: number) {
    this.#left = (canvas.width * canvas.grid - carLength * canvas.unitsPerCm) / 2;
  }

  x = (cm: number) => this.#left + cm * canvas.unitsPerCm;
  y = (cm: number) => canvas.ground - cm * canvas.unitsPerCm;
  size = (cm: number) => cm * canvas.unitsPerCm;
  place = ([x, y]: Point): Point => [this.x(x), this.y(y)];

  /** Returns path data of segments in centimetres. */
  path = (segments: readonly Segment[]) => writePath(segments.map((segment) => this.#onCanvas(segment)));

  /** Returns path data of outlines in centimetres. */
  outline = (outlines: Outline | readonly Outline[] = [], isClosed = true) =>
    [outlines]
      .flat()
      .map((outline) => this.path(toSegments(readNodes(outline), isClosed)))
      .join('');

  #onCanvas(segment: Segment): Segment {
    switch (segment.kind) {
      case 'close':
        return segment;
      case 'curve':
        return { kind: 'curve', control: this.place(segment.control), to: this.place(segment.to) };
      case 'arc':
        return { kind: 'arc', radius: this.size(segment.radius), to: this.place(segment.to) };
      default:
        return { kind: segment.kind, to: this.place(segment.to) };
    }
  }
}

/** Returns a closed band at `depth` cm from a line; it extends beyond the body, whose clip path cuts it. */
export function bandAlong(line: Outline, depth: number): { segments: Segment[]; corners: Point[] } {
  const along = toSegments(readNodes(line), false);
  const points = along.flatMap((segment) => (segment.kind === 'close' ? [] : [segment.to]));
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) throw new Error(`A band needs a line: "${line}"`);
  const start: Point = [first[0] - 30, first[1]];
  const end: Point = [last[0] + 30, last[1]];
  const corners: Point[] = [end, [end[0], end[1] + depth], [start[0], start[1] + depth], start];
  return { segments: [...along, ...corners.map(lineTo), close], corners: [...points, ...corners] };
}

/** Writes absolute segments as the shortest relative integer path data. */
function writePath(segments: readonly Segment[]): string {
  let [x, y, startX, startY, last, data] = [0, 0, 0, 0, '', ''];
  const push = (command: string, numbers: readonly number[]) => {
    const isFresh = command !== last;
    const digits = numbers.map((value, index) => (value < 0 || (index === 0 && isFresh) ? '' : ' ') + value);
    data += (isFresh ? command : '') + digits.join('');
    last = command;
  };
  for (const segment of segments) {
    if (segment.kind === 'close') {
      data += 'z';
      [x, y, last] = [startX, startY, ''];
      continue;
    }
    const [toX, toY] = [round(segment.to[0]), round(segment.to[1])];
    if (segment.kind === 'move') {
      push('M', [toX, toY]);
      [startX, startY, last] = [toX, toY, ''];
    } else if (segment.kind === 'arc') {
      // A renderer enlarges a half circle whose radius is less than half its rounded chord.
      const radius = toY === y ? Math.abs(toX - x) / 2 : round(segment.radius);
      data += `a${radius} ${radius} 0 0 0${toX - x}${toY - y < 0 ? '' : ' '}${toY - y}`;
      last = '';
    } else if (segment.kind === 'curve') {
      const [controlX, controlY] = [round(segment.control[0]), round(segment.control[1])];
      push('q', [controlX - x, controlY - y, toX - x, toY - y]);
    } else if (toX === x && toY === y) continue;
    else if (toY === y) push('h', [toX - x]);
    else if (toX === x) push('v', [toY - y]);
    else push('l', [toX - x, toY - y]);
    [x, y] = [toX, toY];
  }
  return data;
}
