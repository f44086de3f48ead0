import type { Drawing } from './drawing.ts';
import { Canvas, canvas, round } from './canvas.ts';
import { circle, group, path } from './nodes.ts';
import { bodySegments } from './parts/body.ts';

/** A neutral crossover in outline, for a model without artwork. */
const spec = {
  length: 428,
  frontAxle: 84,
  rearAxle: 348,
  tyreRadius: 34,
  archRadius: 38,
  sillHeight: 21,
  outline:
    '46,20 20,20,8 4,28,10,1 1,56,14,1 8,84,12,1 28,95,18,1.6 120,106,10,2 196,145,30,9 390,141,9 412,108,14,1 423,92,12,1 428,62,12,1 423,32,12,1 402,23,8 386,22',
  sideGlass: '140,106,4 350,110.5,14 370,128,8 354,140,12,-3 206,142,18,-1',
  doorSeams: [
    '140,106 136,80,14 137,48,12 142,38,8 228,38',
    '228,107 229,38',
    '320,109 320,84,14,-2 306,54,14,-3 296,38,8 228,38',
  ],
} as const;

const line = 'var(--car-line,#8a929b)';

export function drawPlaceholder(): Drawing {
  const on = new Canvas(spec.length);
  const thin = { 'stroke-width': 4, 'stroke-opacity': 0.6 };
  const ring = (axle: number, radius: number) =>
    circle(round(on.size(radius)), { cx: round(on.x(axle)), cy: round(on.y(spec.tyreRadius)) });
  const pen = { fill: 'none', stroke: line, 'stroke-width': 7, 'stroke-linejoin': 'round', 'stroke-linecap': 'round' };
  return [
    group({ transform: `scale(${1 / canvas.grid})`, ...pen }, [
      ...path(`M${round(on.x(-26))} ${canvas.ground}H${round(on.x(spec.length + 26))}`, { 'stroke-opacity': 0.35 }),
      ...path(on.path(bodySegments(spec)), { fill: line, 'fill-opacity': 0.08 }),
      ...path(on.outline(spec.sideGlass), { fill: line, 'fill-opacity': 0.12, 'stroke-width': 5 }),
      ...path(on.outline(spec.doorSeams, false), thin),
      ...[spec.frontAxle, spec.rearAxle].flatMap((axle) => [
        ring(axle, spec.tyreRadius),
        group(thin, [ring(axle, spec.tyreRadius * 0.66), ring(axle, spec.tyreRadius * 0.16)]),
      ]),
    ]),
  ];
}
