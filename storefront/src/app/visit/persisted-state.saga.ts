import { call, debounce, select } from 'typed-redux-saga';
import { refreshCatalog, refreshRegisteredCars } from '#/features/catalog/index.ts';
import { refreshTables } from '#/features/comparison/index.ts';
import { refreshContent } from '#/features/content/index.ts';
import { refreshFaq } from '#/features/faq/index.ts';
import { refreshStore } from '#/features/partner-store/index.ts';
import type { PagePorts } from '#/routes/loaders/load-page.ts';
import type { SagaIo } from '../flows/saga-gate.ts';
import { persistedStateApplied, type RootState } from '../store.ts';
import { applyFacts, factsOf, readPersisted, writePersisted, type AppliedFacts } from './persisted-state.ts';

/** Debounces writes. */
const saveDelayInMs = 1000;

interface Options {
  store: SagaIo;
  ports: PagePorts;
  now: () => number;
  /** Id of the build: data written by another one are not used. */
  build: string;
  /** Leads home if the store no longer exists. */
  leaveStore: () => void;
}

/**
 * After hydration, applies the persisted slices of spec §4 in one event, if the server loaded nothing, and revalidates
 * them. Then stores loaded data for the next page.
 */
export function* watchPersistedState({ store, ports, now, build, leaveStore }: Options) {
  const { local } = ports.storage;
  const keptAt = new WeakMap<object, number>();
  const text = local.read('persisted');
  const facts = text === undefined ? undefined : readPersisted(text, { now: now(), build, keptAt });
  if (text !== undefined && !facts) local.remove('persisted');

  function* save() {
    const loaded = factsOf((yield* select()) as RootState);
    if (Object.keys(loaded).length === 0) return;
    const kept = writePersisted(loaded, { now: now(), build, keptAt });
    if (kept !== local.read('persisted')) local.write('persisted', kept);
  }
  yield* debounce(saveDelayInMs, '*', save);
  if (facts) {
    // Read and written synchronously: between select and put, another saga's event could be undone.
    const applied = yield* call(() => {
      const changed = applyFacts(store.getState() as RootState, facts);
      store.dispatch(persistedStateApplied(changed.state));
      return changed.applied;
    });
    yield* call(refresh, { ports, leaveStore }, applied);
  }
  // The server's data have no event of their own.
  yield* call(save);
}

/** Revalidates data of an earlier page, one after the other. */
function* refresh({ ports, leaveStore }: Pick<Options, 'ports' | 'leaveStore'>, applied: AppliedFacts) {
  const slugsOf = (kind: string) => applied.flatMap((name) => (name.startsWith(kind) ? [name.slice(kind.length)] : []));
  for (const slug of slugsOf('store/')) {
    if (yield* call(refreshStore, ports, slug)) leaveStore();
  }
  if (applied.includes('catalog')) yield* call(refreshCatalog, ports);
  if (applied.includes('registered cars')) yield* call(refreshRegisteredCars, ports);
  if (applied.includes('tables')) yield* call(refreshTables, ports);
  if (applied.includes('faq')) yield* call(refreshFaq, ports);
  yield* call(refreshContent, ports, {
    home: applied.includes('home'),
    conditions: applied.includes('conditions'),
    carPages: slugsOf('car/'),
    textPages: slugsOf('text/'),
  });
}
