import { drawingSize } from '../src/components/car-picture/drawing.ts';
import { drawCar } from './draw-car.ts';
import { drawPlaceholder } from './draw-placeholder.ts';
import { serialize, withoutMarks, type Drawing, type DrawingNode } from './drawing.ts';
import { cars } from './models/index.ts';
import { defaultPaint, isHexColor, resolvePaint } from './paint.ts';
import { materials } from './parts/light.ts';

export interface RenderCarOptions {
  /** Body colour as `#rrggbb`. @default the house's deep blue */
  readonly paint?: string;
  /** Second tone as `#rrggbb`, on models that have one. @default the model's own */
  readonly roof?: string;
  /** Direction that the front faces. @default 'left' */
  readonly facing?: 'left' | 'right';
}

/**
 * Renders a car as a standalone SVG document with resolved colours, for image URLs and raster pictures.
 * An unknown model returns the placeholder.
 * @param model slug of the car, such as `t-cross`
 * @throws RangeError if a colour is not `#rrggbb`
 */
export function renderCarSvg(model: string, options: RenderCarOptions = {}): string {
  const { paint = defaultPaint, roof, facing = 'left' } = options;
  for (const color of [paint, roof]) {
    if (color !== undefined && !isHexColor(color)) throw new RangeError(`Not a #rrggbb colour: "${color}"`);
  }
  const { width, height } = drawingSize;
  const drawing = drawingOf(model);
  const turned: Drawing =
    facing === 'right' ? [['g', { transform: `translate(${width}) scale(-1 1)` }, drawing]] : drawing;
  const root: DrawingNode = [
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: `0 0 ${width} ${height}` },
    turned,
  ];
  return resolvePaint(withoutMarks(serialize(root)), { '--car-paint': paint, '--car-roof': roof });
}

const drawings = new Map<string, Drawing>();

function drawingOf(model: string): Drawing {
  const known = drawings.get(model);
  if (known) return known;
  const spec = Object.entries(cars).find(([slug]) => slug === model)?.[1];
  if (!spec) return drawPlaceholder();
  const drawing: Drawing = [['defs', {}, materials], ...drawCar(spec)];
  drawings.set(model, drawing);
  return drawing;
}
