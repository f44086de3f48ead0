import { use } from 'react';
import { drawing as placeholder } from './drawings/placeholder.ts';

// One literal import per model, so that each becomes a chunk of its own.
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

/** Every car that has a drawing, in the order offers are shown (spec §9). */
export const carModels: readonly CarModel[] = Object.keys(sources).filter(isCarModel);

const loaded = new Set<CarModel>();
const failed = new Set<CarModel>();
const requests = new Map<CarModel, Promise<string>>();

/** True when the drawing can be shown without waiting; an unknown model's placeholder always can. */
export const isDrawingLoaded = (model: string) => !isCarModel(model) || loaded.has(model);

/**
 * Loads a model's drawing, so that `CarDrawing` shows it at once: call it in a route's loader,
 * and in the browser before hydration for the model the server rendered.
 * After a failure the next call tries again.
 * @returns whether the drawing is there; `false` means that the placeholder is shown instead
 */
export async function preloadDrawing(model: string): Promise<boolean> {
  if (!isCarModel(model)) return false;
  if (failed.delete(model)) requests.delete(model);
  await request(model);
  return loaded.has(model);
}

/** A model's drawing: at once when loaded, else the component suspends. The placeholder when there is none. */
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
    // A car that can't be drawn is shown as the placeholder (spec §2.3); it must not take the page down.
    () => {
      failed.add(model);
      return markFulfilled(placeholder);
    },
  );
  // React reads these two: without them `use` suspends once even on a promise that was fulfilled long ago.
  const markFulfilled = (value: string) => {
    void Object.assign(started, { status: 'fulfilled', value });
    return value;
  };
  requests.set(model, started);
  return started;
}
