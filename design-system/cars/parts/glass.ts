import type { Drawing } from '../drawing.ts';
import type { Canvas } from '../canvas.ts';
import type { CarSpec } from '../car-spec.ts';
import { placeOutline } from '../geometry.ts';
import { group, path, stroke, url, use } from '../nodes.ts';

const pillarTone = '#0b0d10';
const seat = '-2,-4 3,23,2 2,28 4,38,4 11,37,4 11,28 10.5,23 16,-4';

/** Windscreen and rear window, seen from the side. */
export const screens = (on: Canvas, spec: CarSpec): Drawing => [
  ...path(on.outline(spec.screens), { fill: url('glass') }),
  ...path(on.outline(spec.screenEdge, false), stroke('#fff4', 2)),
];

/** Side glass with seats, reflections and pillars inside it. */
export function sideGlass(on: Canvas, spec: CarSpec): Drawing {
  const floor = spec.beltHeight - 6;
  const reflections = spec.reflections.map(
    ([x, width]) => `${x},${floor} ${x + width},${floor} ${x + width + 34},${spec.height} ${x + 34},${spec.height}`,
  );
  const seats = spec.seats.map(([x, scale]) => placeOutline(seat, [x, spec.beltHeight - 8], scale));
  return [
    use('windows', { stroke: pillarTone, 'stroke-width': 10, 'stroke-linejoin': 'round' }),
    use('windows', { fill: url('glass') }),
    group({ 'clip-path': url('windows-clip') }, [
      ...path(on.outline(seats), { fill: '#0009' }),
      ...path(on.outline(reflections), { fill: '#fff', 'fill-opacity': 0.1 }),
      ...path(on.outline(spec.pillars), { fill: pillarTone }),
    ]),
    ...path(on.outline(spec.chrome, false), stroke('#d5dadf', 4)),
  ];
}
