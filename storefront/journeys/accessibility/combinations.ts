/** Stores by slug; each has its own theme. */
export const stores = ['house', 'viaduto', 'casa-andrade'] as const;
export type Store = (typeof stores)[number];

/** Windows in CSS pixels. At 200 % zoom, a window of 1440 × 657 has half as many. */
export const windows = {
  '320 px': { width: 320, height: 656 },
  '360 px': { width: 360, height: 656 },
  '200 % zoom': { width: 720, height: 328 },
  '1440 px': { width: 1440, height: 657 },
} as const;
export type Window = keyof typeof windows;
export const narrow = ['320 px', '360 px'] as const satisfies readonly Window[];
export const allWindows = Object.keys(windows) as Window[];

/** The visitor's settings of colour, as `emulateMedia` takes them. */
export const colours = {
  'usual colours': { contrast: 'no-preference', forcedColors: 'none' },
  'more contrast': { contrast: 'more', forcedColors: 'none' },
  'forced colours': { contrast: 'no-preference', forcedColors: 'active' },
} as const;
export type Colours = keyof typeof colours;
const allColours = Object.keys(colours) as Colours[];

/** A way in which a page is displayed. */
export interface Combination {
  store: Store;
  window: Window;
  colours: Colours;
}

export const nameOf = ({ store, window, colours: setting }: Combination) => `${store}, ${window}, ${setting}`;

/** Every combination with one of these windows, sorted so that a page changes as little as possible. */
export const combine = (ofStores: readonly Store[], ofWindows: readonly Window[]): Combination[] =>
  ofStores.flatMap((store) =>
    ofWindows.flatMap((window) => allColours.map((setting) => ({ store, window, colours: setting }))),
  );

/**
 * One combination for a state, by its place among all states and its visit's place among all visits: a visit has one
 * store. page-states.test.ts proves that every pair of store, window and colours occurs.
 */
export function deal(state: number, visit: number, ofWindows: readonly Window[]): Combination {
  const at = <Value>(values: readonly Value[], place: number) => values[place % values.length] as Value;
  return {
    store: at(stores, visit),
    window: at(ofWindows, state * 3),
    colours: at(allColours, Math.floor(state / 4)),
  };
}
