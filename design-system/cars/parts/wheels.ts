import type { Drawing, DrawingNode } from '../drawing.ts';
import { canvas, round, type Canvas } from '../canvas.ts';
import type { CarSpec } from '../car-spec.ts';
import { circle, group, path, stroke, url, use } from '../nodes.ts';
import { rimOf } from './rims.ts';

const bolts = Array.from({ length: 5 }, (_, index) => {
  const turn = ((index * 72 + 36) * Math.PI) / 180;
  return `M${Math.round(Math.sin(turn) * 15)} ${Math.round(-Math.cos(turn) * 15)}h0`;
})
  .join('')
  .replaceAll(' -', '-');

/** One wheel around 0,0: tyre and brake, spokes, rim, hub. */
export function wheelParts(on: Canvas, spec: CarSpec): Drawing {
  const radius = on.size(spec.tyreRadius);
  const { design, ratio, tone } = spec.rim;
  const rim = rimOf(design);
  const metal = url(`metal-${tone}`);
  const spokes = Array.from({ length: rim.count }, (_, index) =>
    use('spoke', index ? { transform: `rotate(${round((360 / rim.count) * index)})` } : {}),
  );
  return [
    group({ id: '~spoke' }, [
      ...path(rim.spoke, { fill: metal, stroke: '#0006' }),
      ...path(rim.pocket ?? '', { fill: '#1b1f24' }),
    ]),
    group({ id: '~wheel' }, [
      circle(round(radius), { fill: url('tyre'), stroke: '#fff3', 'stroke-width': 2 }),
      circle(round((radius * (1 + ratio)) / 2), stroke('#fff1', 3)),
      group({ transform: `scale(${((radius * ratio) / 100).toFixed(2)})` }, [
        circle(99, { fill: '#121519' }),
        circle(63, { fill: '#59626b', stroke: '#343b42', 'stroke-width': 6 }),
        ...path('M48-36A60 60 0 0148 36L66 48A82 82 0 0066-48z', { fill: '#2a3036' }),
        circle(36, { fill: '#1f2429' }),
        ...spokes,
        circle(97, stroke(metal, 6)),
        circle(23, { fill: metal }),
        ...path(bolts, { stroke: '#3a4047', 'stroke-width': 6, 'stroke-linecap': 'round' }),
        circle(8, { fill: '#23282d', stroke: '#7d858d' }),
      ]),
      circle(round(radius), { fill: url('arch') }),
    ]),
  ];
}

export const wheels = (on: Canvas, spec: CarSpec): Drawing =>
  [spec.rearAxle, spec.frontAxle].map((axle) =>
    use('wheel', { x: round(on.x(axle)), y: round(on.y(spec.tyreRadius)) }),
  );

/** The car's shadow, darker where the tyres touch. */
export function groundShadow(on: Canvas, spec: CarSpec): Drawing {
  const ellipse = (cx: number, rx: number, ry: number): DrawingNode => [
    'ellipse',
    { cx: round(cx), cy: canvas.ground, rx: round(rx), ry, fill: url('ground') },
  ];
  return [
    ellipse((canvas.width * canvas.grid) / 2, on.size(spec.length * 0.54), 34),
    ellipse(on.x(spec.frontAxle), on.size(spec.tyreRadius), 14),
    ellipse(on.x(spec.rearAxle), on.size(spec.tyreRadius), 14),
  ];
}
