import type { Drawing } from './drawing.ts';
import { Canvas, canvas } from './canvas.ts';
import type { CarSpec } from './car-spec.ts';
import { group, path, stroke, url, use } from './nodes.ts';
import { paint } from './paint.ts';
import { archSegments, bodySegments, bodySurface, seamLines, underbody } from './parts/body.ts';
import { antenna, bedLine, handles, lamps, mirror, roofRail } from './parts/details.ts';
import { screens, sideGlass } from './parts/glass.ts';
import { alpha, shadeTint, shoulderLight } from './parts/light.ts';
import { groundShadow, wheelParts, wheels } from './parts/wheels.ts';

/** Draws a car from back to front, without the shared `materials`. */
export function drawCar(spec: CarSpec): Drawing {
  const on = new Canvas(spec.length);
  const light = shoulderLight(on, spec);
  const seams = seamLines(on, spec);
  const definitions: Drawing = [
    light.shade.gradient,
    ...(light.gleam ? [light.gleam.gradient] : []),
    ...wheelParts(on, spec),
    ...path(on.path(bodySegments(spec)), { id: '~body' }),
    ...path(on.outline(spec.sideGlass), { id: '~windows' }),
    ...path(seams.d, { id: '~seams' }),
    ...path(on.path(archSegments(spec)), { id: '~arches' }),
    ['clipPath', { id: '~body-clip' }, [use('body')]],
    ['clipPath', { id: '~windows-clip' }, [use('windows')]],
  ];
  const insideBody: Drawing = [
    ...bodySurface(on, spec, light),
    ...path(on.outline(spec.intakes), { fill: url('trim'), 'fill-opacity': 0.86 }),
    ...path(on.outline(spec.darkTrim), { fill: url('trim') }),
    ...path(on.outline(spec.brightTrim), { fill: '#c2c8ce' }),
    ...screens(on, spec),
    ...seams.lines,
    ...sideGlass(on, spec),
    ...lamps(on, spec),
    ...handles(on, spec),
    ...bedLine(on, spec),
  ];
  return [
    ['defs', {}, definitions],
    group({ transform: `scale(${1 / canvas.grid})` }, [
      ...groundShadow(on, spec),
      ...underbody(on, spec),
      ...path(on.outline(spec.behind), { fill: '#2a2f35', stroke: '#fff3', 'stroke-width': 3 }),
      ...roofRail(on, spec),
      ...antenna(on, spec),
      use('body', { fill: paint }),
      group({ 'clip-path': url('body-clip') }, insideBody),
      use('body', stroke(alpha(shadeTint, 0.53), 2.4)),
      ...mirror(on, spec),
      ...wheels(on, spec),
    ]),
  ];
}
