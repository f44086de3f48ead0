import { call, debounce, select } from 'typed-redux-saga';
import { refreshCatalog, refreshRegisteredCars } from '#/features/catalog/index.ts';
import { refreshTables } from '#/features/comparison/index.ts';
import { refreshContent } from '#/features/content/index.ts';
import { refreshFaq } from '#/features/faq/index.ts';
import { refreshStore, selectStoreSlug } from '#/features/partner-store/index.ts';
import type { PagePorts } from '#/routes/-page/load-page.ts';
import type { SagaIo } from '../flows/saga-gate.ts';
import { persistedStateApplied, type RootState } from '../store.ts';
import { applyFacts, factsOf, readPersisted, writePersisted, type AppliedFacts } from './persisted-state.ts';

/** Changes are written together, when none has followed for this long. */
const saveDelayInMs = 1000;

interface Options {
  store: SagaIo;
  ports: PagePorts;
  now: () => number;
  /** Names the program: what another one wrote is not read. */
  build: string;
  /** Leads home when the store turns out to exist no more. */
  leaveStore: () => void;
}

/**
 * Applies the persisted slices of spec §4 after hydration, as one event, where the server loaded nothing, and
 * revalidates them. Then stores what is loaded for the next page.
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
    // Not by select and put: an event of another saga could come between the two, and be undone.
    const applied = yield* call(() => {
      const changed = applyFacts(store.getState() as RootState, facts);
      store.dispatch(persistedStateApplied(changed.state));
      return changed.applied;
    });
    yield* call(refresh, { ports, leaveStore }, applied);
  }
  // What the page came with has no event of its own.
  yield* call(save);
}

/** Reads again what was taken from an earlier page, one after the other. */
function* refresh({ ports, leaveStore }: Pick<Options, 'ports' | 'leaveStore'>, applied: AppliedFacts) {
  const slugsOf = (kind: string) => applied.flatMap((name) => (name.startsWith(kind) ? [name.slice(kind.length)] : []));
  for (const slug of slugsOf('store/')) {
    yield* call(refreshStore, ports, slug);
    if ((yield* select(selectStoreSlug)) === undefined) leaveStore();
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
