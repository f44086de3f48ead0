import type { Outline } from './geometry.ts';
import type { RimDesign } from './parts/rims.ts';

/**
 * A car in centimetres, facing left: x from the front bumper towards the rear, y up from the ground. Parts that the
 * drawing derives (arches, sill, light, wheels, door joints) aren't included.
 */
export interface CarSpec {
  /** Name shown to visitors. */
  readonly name: string;
  readonly length: number;
  readonly height: number;
  readonly frontAxle: number;
  readonly rearAxle: number;
  readonly tyreRadius: number;
  readonly archRadius: number;
  readonly sillHeight: number;
  /** Height of the waistline, where seats and reflections start. */
  readonly beltHeight: number;

  /** Open line from the front wheel arch over nose, roof and tail to the rear wheel arch. */
  readonly outline: Outline;
  /** Character line; the light above and the shade below are derived from it. */
  readonly shoulder: Outline;
  /** Depth of the shade below the shoulder. @default 32 */
  readonly shadeDepth?: number;
  /** Index of the shoulder's node where its light begins; with it, the shoulder has no gleam. */
  readonly lightFrom?: number;
  /** Lower door crease with a highlight. */
  readonly crease: Outline;
  /** @default 9 */
  readonly creaseDepth?: number;
  /** Second tone: its area, and its colour without `--car-roof`. */
  readonly roof?: { readonly area: Outline; readonly tone: string };
  /** Plastic panels along bumpers and sill. */
  readonly cladding: readonly Outline[];
  /** Edge light on the cladding. */
  readonly claddingEdge?: readonly Outline[];
  /** Width of the plastic trim around the arches. @default 0 */
  readonly archTrim?: number;

  readonly sideGlass: Outline;
  readonly pillars: readonly Outline[];
  /** Seats visible through the glass. */
  readonly seats: ReadonlyArray<readonly [x: number, scale: number]>;
  readonly reflections: ReadonlyArray<readonly [x: number, width: number]>;
  /** Visible edges of windscreen and rear window. */
  readonly screens: readonly Outline[];
  readonly screenEdge: Outline;
  /** Bright line around or under the side glass. */
  readonly chrome?: Outline;
  /** Satin panels: roof arc, sill strip. */
  readonly brightTrim?: readonly Outline[];

  readonly doorSeams: readonly Outline[];
  readonly handles: ReadonlyArray<readonly [x: number, y: number]>;
  readonly hasFlushHandles?: boolean;
  readonly mirror: readonly [x: number, y: number, scale: number];
  /** Colour of the mirror's shell. @default the body's paint */
  readonly mirrorTone?: string;

  /** Headlamp housing; its third node is where the bumper joint starts. */
  readonly headlamp: Outline;
  readonly projectors: readonly Outline[];
  readonly daylight: readonly Outline[];
  readonly tailLamp: readonly Outline[];
  readonly tailLight: readonly Outline[];

  /** Openings of the nose. */
  readonly intakes: readonly Outline[];
  /** Other dark parts of the body: spoiler, bed rail, step. */
  readonly darkTrim?: readonly Outline[];
  /** Parts behind the body: running boards, a roll bar. */
  readonly behind?: readonly Outline[];
  /** Pressed line along a pick-up's bed. */
  readonly bedLine?: Outline;
  readonly roofRail?: { readonly from: number; readonly to: number; readonly height: number; readonly tone: string };
  /** Position of a shark-fin antenna. */
  readonly antenna?: number;

  readonly rim: {
    readonly design: RimDesign;
    /** Rim radius ÷ tyre radius. */
    readonly ratio: number;
    readonly tone: 'light' | 'dark';
  };
}
