import type { Drawing } from '../drawing.ts';
import { round, type Canvas } from '../canvas.ts';
import type { CarSpec } from '../car-spec.ts';
import { heightAbove, itemAt, placeOutline, type Outline } from '../geometry.ts';
import { group, path, stroke, url, use } from '../nodes.ts';
import { paint } from '../paint.ts';
import { alpha, shadeTint } from './light.ts';

const mirrorShell = '0,0,2 -1.5,7,4 4,12,5 14,12.5,3 15,3,3';
const handleLength = 19;

export const lamps = (on: Canvas, spec: CarSpec): Drawing => [
  ...path(on.outline(spec.headlamp), { fill: url('trim') }),
  ...path(on.outline(spec.projectors), { fill: url('metal-light') }),
  // The dark outline separates the lamp from red paint.
  ...path(on.outline(spec.tailLamp), { fill: url('tail'), stroke: alpha(shadeTint, 0.6), 'stroke-width': 3 }),
  group({ fill: 'none', 'stroke-width': 5, 'stroke-linecap': 'round', 'stroke-linejoin': 'round' }, [
    ...path(on.outline(spec.daylight, false), { stroke: '#fff' }),
    ...path(on.outline(spec.tailLight, false), { stroke: '#ff7468' }),
  ]),
];

/** Door handles: defined once, referenced for each door. */
export function handles(on: Canvas, spec: CarSpec): Drawing {
  const [x, y] = itemAt(spec.handles, 0);
  const end = x + handleLength;
  const handle: Drawing = spec.hasFlushHandles
    ? path(on.outline(`${x},${y},1.6 ${end},${y + 0.5},1.6 ${end},${y - 3},1.6 ${x},${y - 3.4},1.6`), {
        fill: alpha(shadeTint, 0.13),
        stroke: alpha(shadeTint, 0.53),
        'stroke-width': 2,
      })
    : [
        ...path(on.outline(`${x + 2},${y + 1.5},2 ${end - 2},${y + 2},2 ${end - 3},${y - 5},3 ${x + 3},${y - 5},3`), {
          fill: alpha(shadeTint, 0.33),
        }),
        ...path(on.outline(`${x},${y},1 ${end},${y + 0.6},1 ${end},${y - 2.2},1 ${x},${y - 2.7},1`), { fill: paint }),
        ...path(on.outline(`${x + 1},${y - 0.5} ${end - 1},${y + 0.1}`, false), stroke('#fff9', 2)),
      ];
  const others = spec.handles
    .slice(1)
    .map(([otherX, otherY]) => use('handle', { x: round(on.size(otherX - x)), y: round(on.size(y - otherY)) }));
  return [group({ id: '~handle' }, handle), ...others];
}

export function mirror(on: Canvas, spec: CarSpec): Drawing {
  const [x, y, scale] = spec.mirror;
  const shape = (outline: Outline) => placeOutline(outline, [x, y], scale);
  return [
    ...path(on.outline(shape('6,-3.6 8,2 14,2 14,-4.4')), { fill: '#14171a' }),
    ...path(on.outline(shape(mirrorShell)), {
      id: '~mirror',
      fill: spec.mirrorTone ?? paint,
      stroke: alpha(shadeTint, 0.45),
      'stroke-width': 2,
    }),
    use('mirror', { fill: url('sheen') }),
    ...path(on.outline(shape('0,1.8,2 8,2.6,1 14.6,4'), false), stroke(alpha(shadeTint, 0.47), 5)),
  ];
}

/** A rail that follows the roof and tapers at both ends. */
export function roofRail(on: Canvas, spec: CarSpec): Drawing {
  if (!spec.roofRail) return [];
  const { from, to, height, tone } = spec.roofRail;
  const rail = (share: number) => {
    const lifted = (t: number, lift: number) => heightAbove(spec.outline, from + (to - from) * t) + lift * share;
    const at = (t: number, lift: number, corner = '') =>
      `${from + (to - from) * t},${lifted(t, lift).toFixed(1)}${corner}`;
    const bow = lifted(0.5, height) - (lifted(0.06, height * 0.8) + lifted(0.94, height * 0.8)) / 2;
    return [at(0, -1), at(0.06, height * 0.8, `,7,${bow.toFixed(2)}`), at(0.94, height * 0.8, ',8'), at(1, -1)].join(
      ' ',
    );
  };
  return [
    ...path(on.outline(rail(1)), { fill: tone, stroke: '#0008' }),
    ...path(on.outline(rail(0.72), false), stroke('#fff5', 2)),
  ];
}

export function antenna(on: Canvas, spec: CarSpec): Drawing {
  if (spec.antenna === undefined) return [];
  const x = spec.antenna;
  const roof = heightAbove(spec.outline, x);
  const fin = `${x},${roof - 1} ${x + 10},${roof + 3.6},2 ${x + 13},${heightAbove(spec.outline, x + 13) - 1}`;
  return path(on.outline(fin), { fill: paint, stroke: alpha(shadeTint, 0.53), 'stroke-width': 2 });
}

/** The pressed line along a pick-up's bed: a shadow with a highlight below. */
export function bedLine(on: Canvas, spec: CarSpec): Drawing {
  if (!spec.bedLine) return [];
  return [
    ...path(on.outline(spec.bedLine, false), stroke(alpha(shadeTint, 0.33), 3)),
    ...path(on.outline(placeOutline(spec.bedLine, [0, -1]), false), stroke('#fff5', 2)),
  ];
}
