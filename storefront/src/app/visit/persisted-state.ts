import { selectComparison, selectTables } from '#/features/comparison/index.ts';
import { selectFaq } from '#/features/faq/index.ts';
import { success, type Loadable } from '#/shared/loading/loadable.ts';
import type { RootState } from '../store.ts';

/** Lifetime of persisted data (spec §9). */
const persistedLifetimeInMs = 600_000;
const version = 1;

/**
 * Public facts by name (`catalog`, `car/polo`): never a session, a draft or personal data
 * (docs/decisions/0020-what-persisted-slices-hold.md).
 */
export type Facts = Readonly<Record<string, object>>;

interface Persisted {
  version: number;
  /** The build that wrote it: another one may have other types. */
  build: string;
  /** Each fact with the time when it was first stored. */
  facts: Record<string, { keptAt: number; fact: object }>;
}

/** Persisted facts of the state. */
export function factsOf(state: RootState): Facts {
  const { catalog, content, partnerStore, registeredCars } = state;
  const loaded: [string, Loadable<object | null>][] = [
    ['catalog', catalog],
    ['home', content.home],
    ['registered cars', registeredCars],
    ['conditions', content.conditions],
    ['faq', selectFaq(state)],
    ['tables', selectTables(state)],
    ...Object.entries(content.carPages).map(([slug, page]) => [`car/${slug}`, page] as [string, typeof page]),
    ...Object.entries(content.textPages).map(([slug, page]) => [`text/${slug}`, page] as [string, typeof page]),
  ];
  const facts = loaded.flatMap(([name, loadable]): [string, object][] =>
    loadable.status === 'success' && loadable.data ? [[name, loadable.data]] : [],
  );
  const isStoreKnown = partnerStore.status === 'open' && partnerStore.partner;
  return Object.fromEntries(isStoreKnown ? [...facts, [`store/${partnerStore.slug}`, isStoreKnown]] : facts);
}

/**
 * The stored text. `keptAt` contains the time when each fact was first stored, so that storing it again does not renew
 * it.
 */
export function writePersisted(
  facts: Facts,
  { now, build, keptAt }: { now: number; build: string; keptAt: WeakMap<object, number> },
): string {
  const stamped = Object.entries(facts).map(([name, fact]) => {
    const time = keptAt.get(fact) ?? now;
    keptAt.set(fact, time);
    return [name, { keptAt: time, fact }] as const;
  });
  return JSON.stringify({ version, build, facts: Object.fromEntries(stamped) } satisfies Persisted);
}

/** The fresh facts; undefined if all are stale, another version or build wrote them, or they are unreadable. */
export function readPersisted(
  text: string,
  { now, build, keptAt }: { now: number; build: string; keptAt: WeakMap<object, number> },
): Facts | undefined {
  try {
    const kept = JSON.parse(text) as Persisted;
    if (kept.version !== version || kept.build !== build) return undefined;
    const fresh = Object.entries(kept.facts).filter(([, { keptAt: time }]) => {
      const ageInMs = now - time;
      return ageInMs >= 0 && ageInMs < persistedLifetimeInMs;
    });
    for (const [, { fact, keptAt: time }] of fresh) keptAt.set(fact, time);
    return fresh.length > 0 ? Object.fromEntries(fresh.map(([name, { fact }]) => [name, fact])) : undefined;
  } catch {
    return undefined;
  }
}

/** Names of facts that were applied and have to be revalidated. */
export type AppliedFacts = readonly string[];

/** The state with stored facts for data that are not loaded. Pending requests are not repeated. */
export function applyFacts(state: RootState, facts: Facts): { state: RootState; applied: AppliedFacts } {
  const applied: string[] = [];
  /** The stored fact if nothing is loaded, else the loaded data. */
  const fill = <T>(name: string, loadable: Loadable<T> | undefined): Loadable<T> | undefined => {
    const fact = facts[name];
    if (loadable?.status === 'success' || !fact) return loadable;
    if (loadable?.status !== 'loading') applied.push(name);
    return success(fact as T);
  };
  const fillAll = <T>(kind: string, pages: Readonly<Record<string, Loadable<T>>>): Record<string, Loadable<T>> => {
    const kept = Object.keys(facts).flatMap((name) => (name.startsWith(kind) ? [name.slice(kind.length)] : []));
    const filled = [...new Set([...Object.keys(pages), ...kept])].map(
      (slug) => [slug, fill(kind + slug, pages[slug])] as const,
    );
    return Object.fromEntries(filled.filter((entry): entry is [string, Loadable<T>] => entry[1] !== undefined));
  };
  const { catalog, content, late, partnerStore, registeredCars } = state;
  const tables = selectTables(state);
  const store = partnerStore.status === 'open' && !partnerStore.partner ? `store/${partnerStore.slug}` : '';
  const partner = facts[store];
  if (partner) applied.push(store);
  return {
    state: {
      ...state,
      catalog: fill('catalog', catalog) ?? catalog,
      registeredCars: fill('registered cars', registeredCars) ?? registeredCars,
      content: {
        ...content,
        home: fill('home', content.home) ?? content.home,
        conditions: fill('conditions', content.conditions) ?? content.conditions,
        carPages: fillAll('car/', content.carPages),
        textPages: fillAll('text/', content.textPages),
      },
      late: {
        ...late,
        faq: fill('faq', selectFaq(state)) ?? selectFaq(state),
        comparison: { ...selectComparison(state), tables: fill('tables', tables) ?? tables },
      },
      partnerStore: partner ? ({ ...partnerStore, partner } as RootState['partnerStore']) : partnerStore,
    },
    applied,
  };
}
