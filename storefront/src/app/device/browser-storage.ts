import { cookieText, type CookieName, type StoragePort } from '#/shared/storage/storage.ts';

/**
 * Browser storage of this site's base path.
 * @param isClosed true to read and write nothing, as if storage were blocked
 */
export function createBrowserStorage(basePath: string, isClosed = false): StoragePort {
  const tried = <T>(access: () => T): T | undefined => {
    try {
      return isClosed ? undefined : access();
    } catch {
      // Storage is blocked or full: the page works without, as on a first visit.
      return undefined;
    }
  };
  // Reading the property throws, too, if storage is blocked.
  const area = (storage: () => Storage) => ({
    read: (key: string) => tried(() => storage().getItem(key)) ?? undefined,
    write: (key: string, value: string) => {
      tried(() => storage().setItem(key, value));
    },
    remove: (...keys: string[]) => {
      for (const key of keys) tried(() => storage().removeItem(key));
    },
  });
  const setCookie = (name: CookieName, value: string, lifetimeInSeconds: number) => {
    const isSecure = window.location.protocol === 'https:';
    if (!isClosed) document.cookie = cookieText(name, value, { lifetimeInSeconds, basePath, isSecure });
  };
  return {
    local: area(() => window.localStorage),
    session: area(() => window.sessionStorage),
    cookies: {
      read: (name) => (isClosed ? undefined : readCookie(document.cookie, name)),
      write: setCookie,
      remove: (name) => setCookie(name, '', 0),
    },
  };
}

function readCookie(cookies: string, name: string): string | undefined {
  const value = new RegExp(`(?:^|; )${name}=([^;]+)`).exec(cookies)?.[1];
  try {
    return value && decodeURIComponent(value);
  } catch {
    // Another script wrote an invalid value.
    return undefined;
  }
}
