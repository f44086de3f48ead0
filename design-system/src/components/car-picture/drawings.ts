import { use } from 'react';
import { drawing as placeholder } from './drawings/placeholder.ts';

// One literal import per model, so that each becomes a separate chunk.
const sources = {
  't-cross': () => import('./drawings/t-cross.ts'),
  nivus: () => import('./drawings/nivus.ts'),
  tera: () => import('./drawings/tera.ts'),
  polo: () => import('./drawings/polo.ts'),
  virtus: () => import('./drawings/virtus.ts'),
  taos: () => import('./drawings/taos.ts'),
  saveiro: () => import('./drawings/saveiro.ts'),
  amarok: () => import('./drawings/amarok.ts'),
  jetta: () => import('./drawings/jetta.ts'),
  'id-4': () => import('./drawings/id-4.ts'),
  'id-buzz': () => import('./drawings/id-buzz.ts'),
  'tiguan-allspace': () => import('./drawings/tiguan-allspace.ts'),
} as const satisfies Record<string, () => Promise<{ drawing: string }>>;

/** Slug of a car that has a drawing. */
export type CarModel = keyof typeof sources;

export const isCarModel = (model: string): model is CarModel => Object.hasOwn(sources, model);

/** Every car that has a drawing, in the order of the offers (spec §9). */
export const carModels: readonly CarModel[] = Object.keys(sources).filter(isCarModel);

const loaded = new Set<CarModel>();
const failed = new Set<CarModel>();
const requests = new Map<CarModel, Promise<string>>();

/** Whether the drawing renders without suspending; true for an unknown model, which shows the placeholder. */
export const isDrawingLoaded = (model: string) => !isCarModel(model) || loaded.has(model);

/**
 * Loads a model's drawing, so that `CarDrawing` renders without suspending.
 * Call it in a route's loader, and before hydration for the model the server rendered.
 * A call after a failure retries.
 * @returns whether the drawing is loaded; if `false`, the placeholder is shown
 */
export async function preloadDrawing(model: string): Promise<boolean> {
  if (!isCarModel(model)) return false;
  if (failed.delete(model)) requests.delete(model);
  await request(model);
  return loaded.has(model);
}

/** Returns a model's drawing, or the placeholder if there is none. Suspends until the drawing is loaded. */
export function useDrawing(model: string): string {
  return isCarModel(model) ? use(request(model)) : placeholder;
}

function request(model: CarModel): Promise<string> {
  const running = requests.get(model);
  if (running) return running;
  const started = sources[model]().then(
    ({ drawing }) => {
      loaded.add(model);
      return markFulfilled(drawing);
    },
    // The placeholder replaces a drawing that fails to load (spec §2.3); the page must not fail.
    () => {
      failed.add(model);
      return markFulfilled(placeholder);
    },
  );
  // React reads these two fields: without them `use` suspends once even on a fulfilled promise.
  const markFulfilled = (value: string) => {
    void Object.assign(started, { status: 'fulfilled', value });
    return value;
  };
  requests.set(model, started);
  return started;
}
