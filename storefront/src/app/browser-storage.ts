import { cookieText, type CookieName, type StoragePort } from '#/shared/storage.ts';

/** What the browser stores, for this site's base path. */
export function createBrowserStorage(basePath: string): StoragePort {
  const setCookie = (name: CookieName, value: string, lifetimeInSeconds: number) => {
    const isSecure = window.location.protocol === 'https:';
    document.cookie = cookieText(name, value, { lifetimeInSeconds, basePath, isSecure });
  };
  return {
    local: {
      read: (key) => local((storage) => storage.getItem(key)) ?? undefined,
      write: (key, value) => {
        local((storage) => storage.setItem(key, value));
      },
      remove: (...keys) => {
        for (const key of keys) local((storage) => storage.removeItem(key));
      },
    },
    cookies: {
      read: (name) => readCookie(document.cookie, name),
      write: setCookie,
      remove: (name) => setCookie(name, '', 0),
    },
  };
}

function local<T>(access: (storage: Storage) => T): T | undefined {
  try {
    return access(window.localStorage);
  } catch {
    // Blocked or full: the page works without, as a first visit does.
    return undefined;
  }
}

function readCookie(cookies: string, name: string): string | undefined {
  const value = new RegExp(`(?:^|; )${name}=([^;]+)`).exec(cookies)?.[1];
  try {
    return value && decodeURIComponent(value);
  } catch {
    // Written by something else: it says nothing to us.
    return undefined;
  }
}
