import type { Drawing, DrawingNode } from '../drawing.ts';
import { bandAlong, canvas, type Canvas } from '../canvas.ts';
import type { CarSpec } from '../car-spec.ts';
import { itemAt, readNodes, type Point } from '../geometry.ts';

type Stop = readonly [offset: number, color: string, alpha?: number];

/** The shade is a cool dark blue: on a white body, black looks brown and heavy. */
export const shadeTint = '#0a1420';
const white = '#ffffff';

/** Appends an opacity to a colour as eight hex digits. */
export const alpha = (color: string, opacity: number) =>
  color +
  Math.round(opacity * 255)
    .toString(16)
    .padStart(2, '0');

const stops = (list: readonly Stop[]): Drawing =>
  list.map(([offset, color, opacity = 1]) => [
    'stop',
    { ...(offset ? { offset } : {}), 'stop-color': opacity < 1 ? alpha(color, opacity) : color },
  ]);

const linear = (id: string, direction: Readonly<Record<string, number>>, list: readonly Stop[]): DrawingNode => [
  'linearGradient',
  { id: `~${id}`, ...direction },
  stops(list),
];

const radial = (id: string, list: readonly Stop[]): DrawingNode => ['radialGradient', { id: `~${id}` }, stops(list)];

const down = { x2: 0, y2: 1 };
const across = { y2: 0 };
const diagonal = { y2: 1 };

/** Light and materials that all cars share. Light is white or shade with alpha, so it suits any paint. */
export const materials: Drawing = [
  linear('form', down, [
    [0, white, 0.42],
    [0.1, white, 0.1],
    [0.3, shadeTint, 0.03],
    [0.6, white, 0.05],
    [0.82, shadeTint, 0.2],
    [1, shadeTint, 0.5],
  ]),
  linear('ends', across, [
    [0, shadeTint, 0.34],
    [0.04, shadeTint, 0.12],
    [0.12, shadeTint, 0],
    [0.9, shadeTint, 0],
    [0.96, shadeTint, 0.12],
    [1, shadeTint, 0.36],
  ]),
  linear('sheen', down, [
    [0, white, 0.3],
    [1, white, 0],
  ]),
  linear('edge', down, [
    [0, white, 0.75],
    [0.3, white, 0.4],
    [0.7, white, 0.14],
  ]),
  linear('glass', down, [
    [0, '#586672'],
    [0.45, '#303a43'],
    [1, '#181d22'],
  ]),
  linear('metal-light', diagonal, [
    [0, '#fcfdfe'],
    [0.5, '#ccd2d8'],
    [1, '#8f979f'],
  ]),
  linear('metal-dark', diagonal, [
    [0, '#8b939b'],
    [0.5, '#4d545b'],
    [1, '#2a2f34'],
  ]),
  linear('arch', down, [
    [0, '#000000', 0.6],
    [0.36, '#000000', 0],
    [0.85, '#000000', 0],
    [1, '#000000', 0.3],
  ]),
  linear('tail', down, [
    [0, '#dd2733'],
    [1, '#7f0b15'],
  ]),
  linear('trim', down, [
    [0, '#333a41'],
    [1, '#14171a'],
  ]),
  radial('tyre', [
    [0.7, '#101215'],
    [0.8, '#25282d'],
    [1, '#0d0e10'],
  ]),
  radial('ground', [
    [0, '#000000', 0.55],
    [0.55, '#000000', 0.3],
    [1, '#000000', 0],
  ]),
];

interface LightBand {
  readonly d: string;
  readonly gradient: DrawingNode;
}

/** A strip along the shoulder with a perpendicular gradient, so that the tone is even where the line slopes. */
function lightBand(on: Canvas, spec: CarSpec, id: string, depth: number, list: readonly Stop[]): LightBand {
  const { segments, corners } = bandAlong(spec.shoulder, depth);
  const placed = corners.map(on.place);
  const [xs, ys] = [placed.map(([x]) => x), placed.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const inBox = (point: Point): Point => [(on.x(point[0]) - left) / width, (on.y(point[1]) - top) / height];
  const nodes = readNodes(spec.shoulder);
  const start = inBox(itemAt(nodes, spec.lightFrom ?? 0).point);
  const end = inBox(itemAt(nodes, -1).point);
  const slope: Point = [end[0] - start[0], end[1] - start[1]];
  const reach = (((-depth * canvas.unitsPerCm) / height) * slope[0]) / (slope[0] ** 2 + slope[1] ** 2);
  const short = (value: number) => Number(value.toFixed(2));
  const direction = {
    x1: short(start[0]),
    y1: short(start[1]),
    x2: short(start[0] - slope[1] * reach),
    y2: short(start[1] + slope[0] * reach),
  };
  return { d: on.path(segments), gradient: linear(id, direction, list) };
}

/** Shade below the shoulder line and the gleam on it. */
export function shoulderLight(on: Canvas, spec: CarSpec): { shade: LightBand; gleam: LightBand | undefined } {
  const shade = lightBand(on, spec, 'shade', -(spec.shadeDepth ?? 32), [
    [0, shadeTint, 0.3],
    [0.3, shadeTint, 0.18],
    [1, shadeTint, 0],
  ]);
  if (spec.lightFrom !== undefined) return { shade, gleam: undefined };
  const gleam = lightBand(on, spec, 'gleam', 8, [
    [0, white, 0.47],
    [0.35, white, 0.27],
    [1, white, 0],
  ]);
  return { shade, gleam };
}
