import type { StoragePort } from '#/shared/storage/storage.ts';
import type { Sagas } from '../app/flows/saga-gate.ts';
import { startSagas } from '../app/flows/root-saga.ts';
import { createAppStore } from '../app/store.ts';
/**
 * Creates the application's store with the saga runtime loaded, and returns both.
 * @param storage the browser's storage; by default none
 */
export function createTestStore(storage?: StoragePort) {
  let sagas: Sagas | undefined;
  const store = createAppStore({ start: (io) => (sagas = startSagas(io)) }, storage);
  if (!sagas) throw new Error('The store starts its sagas while it is made');
  return { store, sagas };
}
