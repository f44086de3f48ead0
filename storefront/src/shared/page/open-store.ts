import { createAction } from '@reduxjs/toolkit';
import { createContext, use, useSyncExternalStore } from 'react';
import { joinStorePath } from '#/domain/urls/pages.ts';
import { useConfig } from './config.ts';

/** Data of the open store for its pages. */
export interface OpenStore {
  /** Slug in URLs; undefined in the house store. */
  slug: string | undefined;
  /** Number of the partner's messaging app. */
  whatsApp: string | undefined;
}

/**
 * Source of the open store. It is not the value itself: when a context's value changes, React discards the server's
 * markup of every section that hasn't hydrated.
 */
export interface OpenStoreSource {
  subscribe: (listener: () => void) => () => void;
  read: () => OpenStore;
  /** The value that the server rendered. */
  readInitial: () => OpenStore;
}

const readHouse = (): OpenStore => ({ slug: undefined, whatsApp: undefined });
const house: OpenStoreSource = { subscribe: () => () => undefined, read: readHouse, readInitial: readHouse };

const SourceContext = createContext(house);

/** Provides the page's open store; the source is constant for the life of the page. */
export const OpenStoreProvider = SourceContext;

function useOpenStore<Name extends keyof OpenStore>(name: Name): OpenStore[Name] {
  const { subscribe, read, readInitial } = use(SourceContext);
  return useSyncExternalStore(
    subscribe,
    () => read()[name],
    () => readInitial()[name],
  );
}

/** Returns the slug of the open partner store for URLs; undefined in the house store. */
export const useStoreSlug = () => useOpenStore('slug');

/** Returns the number of the messaging app: the partner's if there is one, else the house's (spec §2.3). */
export function useContactNumber(): string {
  const { whatsappNumber } = useConfig();
  return useOpenStore('whatsApp') ?? whatsappNumber;
}

/** The visitor opened the messaging app; `place` is the link's position. */
export const contactPressed = createAction<{ place: string }>('page/contactPressed');

/** Returns a function that adds base path and partner's slug to a URL of the store (`/faq?q=cnh`). */
export function useStoreHref(): (url: string) => string {
  const { basePath } = useConfig();
  const storeSlug = useStoreSlug();
  return (url) => {
    const [path = '/'] = url.split(/[?#]/, 1);
    return basePath + (joinStorePath({ storeSlug, path }) + url.slice(path.length)).slice(1);
  };
}
