import { createContext, use, useSyncExternalStore } from 'react';
import { useConfig } from './config.ts';

/** What whatever stands in a partner's store has to know of it. */
export interface OpenStore {
  /** Slug that addresses carry; undefined in the house store. */
  slug: string | undefined;
  /** Number of the partner's messaging app. */
  whatsApp: string | undefined;
}

/**
 * Where it is read. A source, not the value itself: a context whose value changes makes React drop the server's markup
 * of every section that still waits for its script.
 */
export interface OpenStoreSource {
  subscribe: (listener: () => void) => () => void;
  read: () => OpenStore;
  /** As the server rendered it. */
  readAtFirst: () => OpenStore;
}

const readHouse = (): OpenStore => ({ slug: undefined, whatsApp: undefined });
const house: OpenStoreSource = { subscribe: () => () => undefined, read: readHouse, readAtFirst: readHouse };

const SourceContext = createContext(house);

/** Gives the page its open store; the source stays the same as long as the page. */
export const OpenStoreProvider = SourceContext;

function useOpenStore<Name extends keyof OpenStore>(name: Name): OpenStore[Name] {
  const { subscribe, read, readAtFirst } = use(SourceContext);
  return useSyncExternalStore(
    subscribe,
    () => read()[name],
    () => readAtFirst()[name],
  );
}

/** Slug of the open partner store, for whatever builds addresses; undefined in the house store. */
export const useStoreSlug = () => useOpenStore('slug');

/** Number of the messaging app: the partner's in a store that has one, else the house's (spec §2.3). */
export function useContactNumber(): string {
  const { whatsappNumber } = useConfig();
  return useOpenStore('whatsApp') ?? whatsappNumber;
}
