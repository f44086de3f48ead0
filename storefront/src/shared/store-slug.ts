import { createContext } from 'react';

/** Slug of the open partner store, for whatever builds addresses; undefined in the house store. */
export const StoreSlugContext = createContext<string | undefined>(undefined);
