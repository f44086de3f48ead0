import type { Drawing } from '../drawing.ts';
import type { Canvas } from '../canvas.ts';
import type { CarSpec } from '../car-spec.ts';
import {
  arcTo,
  close,
  curveTo,
  itemAt,
  lineTo,
  moveTo,
  readNodes,
  toSegments,
  type Point,
  type Segment,
} from '../geometry.ts';
import { path, stroke, url, use } from '../nodes.ts';
import { alpha, shadeTint, type shoulderLight } from './light.ts';

const claddingTone = '#262b30';

type Chassis = Pick<CarSpec, 'outline' | 'frontAxle' | 'rearAxle' | 'tyreRadius' | 'archRadius' | 'sillHeight'>;

const arch = (spec: Chassis, axle: number, radius: number, foot: number): Segment[] => [
  lineTo([axle + radius, spec.tyreRadius]),
  arcTo(radius, [axle - radius, spec.tyreRadius]),
  lineTo([axle - radius, foot]),
];

/** The point at which the rear bumper meets the rear arch: on its circle if the bumper ends above the axle. */
function rearFoot(spec: Chassis, radius: number): Point {
  const y = itemAt(readNodes(spec.outline), -1).point[1];
  const reach = y > spec.tyreRadius ? Math.sqrt(radius ** 2 - (y - spec.tyreRadius) ** 2) : radius;
  return [spec.rearAxle + reach, y];
}

function rearArch(spec: Chassis, radius: number, foot: number): Segment[] {
  const isAboveAxle = rearFoot(spec, radius)[1] > spec.tyreRadius;
  const whole = arch(spec, spec.rearAxle, radius, foot);
  return isAboveAxle ? whole.slice(1) : whole;
}

/** The given upper line, closed by the wheel arches and the sill. */
export function bodySegments(spec: Chassis): Segment[] {
  const { frontAxle, rearAxle, sillHeight: sill, archRadius: radius } = spec;
  return [
    ...toSegments(readNodes(spec.outline), false),
    lineTo(rearFoot(spec, radius)),
    ...rearArch(spec, radius, sill + 4),
    curveTo([rearAxle - radius, sill], [rearAxle - radius - 4, sill]),
    lineTo([frontAxle + radius + 4, sill]),
    curveTo([frontAxle + radius, sill], [frontAxle + radius, sill + 4]),
    lineTo([frontAxle + radius, spec.tyreRadius]),
    arcTo(radius, [frontAxle - radius, spec.tyreRadius]),
    close,
  ];
}

/** Both wheel arches, open at the bottom: their lips and their plastic trim are strokes along them. */
export function archSegments(spec: Chassis): Segment[] {
  const foot = spec.sillHeight - 9;
  return [spec.frontAxle, spec.rearAxle].flatMap((axle) => [
    moveTo([axle + spec.archRadius, foot]),
    ...arch(spec, axle, spec.archRadius, foot),
  ]);
}

/** The dark underbody and wheel wells behind everything else. */
export function underbody(on: Canvas, spec: CarSpec): Drawing {
  const { frontAxle, rearAxle, sillHeight: sill, archRadius } = spec;
  const floor = [
    `${frontAxle - 20},${sill - 3},4`,
    `${rearAxle + 20},${sill - 2},4`,
    `${rearAxle + 30},${sill + 9}`,
    `${frontAxle - 30},${sill + 9}`,
  ].join(' ');
  const wells: Segment[] = [
    moveTo([frontAxle + archRadius + 1, sill + 1]),
    ...arch(spec, frontAxle, archRadius + 1, itemAt(readNodes(spec.outline), 0).point[1] + 1),
    close,
    moveTo(rearFoot(spec, archRadius + 1)),
    ...rearArch(spec, archRadius + 1, sill + 1),
    close,
  ];
  return path(on.outline(floor) + on.path(wells), { fill: '#090a0c' });
}

/** A narrow highlight below a line, pointed at both ends. */
function sliver(on: Canvas, line: string, depth: number): string {
  const segments = toSegments(readNodes(line), false);
  const nodes = readNodes(line);
  const [a, b] = [itemAt(nodes, 0).point, itemAt(nodes, -1).point];
  return on.path([...segments, curveTo([(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 - depth * 2], a), close]);
}

/** Second tone, shading, shoulder, crease, ends, arches and cladding: all inside the body's clip path. */
export function bodySurface(on: Canvas, spec: CarSpec, { shade, gleam }: ReturnType<typeof shoulderLight>): Drawing {
  const trim = spec.archTrim ?? 0;
  const lip = (paint: string, width: number) => use('arches', stroke(paint, Math.round(width)));
  return [
    ...(spec.roof ? path(on.outline(spec.roof.area), { fill: `var(--car-roof,${spec.roof.tone})` }) : []),
    use('body', { fill: url('form') }),
    ...(gleam ? path(gleam.d, { fill: url('gleam') }) : []),
    ...path(shade.d, { fill: url('shade') }),
    ...path(sliver(on, spec.crease, spec.creaseDepth ?? 9), { fill: url('sheen') }),
    ...path(on.outline([spec.shoulder, spec.crease], false), stroke('#fff5', 2)),
    use('body', { fill: url('ends') }),
    ...(trim ? [lip('#fff3', on.size(trim * 2) + 5), lip(claddingTone, on.size(trim * 2))] : [lip('#fff2', 24)]),
    ...path(on.outline(spec.cladding), { fill: claddingTone }),
    lip(alpha('#000000', 0.66), 7),
    ...path(on.outline(spec.claddingEdge, false), stroke('#fff4', 2)),
    use('body', stroke(url('edge'), 7)),
  ];
}

/** Panel gaps with a highlight beside them. The gap from headlamp to arch follows from both. */
export function seamLines(on: Canvas, spec: CarSpec): { d: string; lines: Drawing } {
  const lamp = itemAt(readNodes(spec.headlamp), 2).point;
  const reach = (spec.archRadius + (spec.archTrim ?? 0)) * Math.SQRT1_2;
  const arrival: Point = [spec.frontAxle - reach, spec.tyreRadius + reach];
  const joint = `${lamp.join(',')} ${(lamp[0] + arrival[0]) / 2 - 1},${(lamp[1] + arrival[1]) / 2},8 ${arrival.join(',')}`;
  return {
    d: on.outline([joint, ...spec.doorSeams], false),
    lines: [
      use('seams', { ...stroke('#fff3', 3), transform: 'translate(-3 1)' }),
      use('seams', stroke(alpha(shadeTint, 0.62), 3)),
    ],
  };
}
