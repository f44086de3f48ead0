/** Keys of local storage (product.md, "Session, storage, privacy"). */
export type LocalKey =
  | 'id'
  | 'token'
  /** Set while the last session ended by a log-out, so that other tabs don't take it for a rejected session. */
  | 'loggedOut'
  | 'coupon'
  | 'simulation'
  | 'registerFleet'
  | 'signup'
  | 'confirm'
  | 'step'
  | 'client-session-id'
  | 'persisted'
  | `utm_${'source' | 'medium' | 'campaign' | 'term'}`;

/** Keys of session storage: per tab, until it is closed. */
export type SessionKey = 'orderSent' | 'previousRoute' | 'typedCoupon';

/** Cookies that the browser may read; all have the site's base path. */
export type CookieName = 'signdrive' | 'lastVisitedStore' | 'userLocation' | 'consent';

/** Lifetime of a cookie, in seconds (spec §9). */
export const cookieLifetimeInSeconds = {
  lastVisitedStore: 24 * 60 * 60,
  userLocation: 30 * 24 * 60 * 60,
  /** Six months. */
  consent: 182 * 24 * 60 * 60,
  /** The session hint: until log-out, or a year without a visit. */
  signdrive: 365 * 24 * 60 * 60,
} as const satisfies Partial<Record<CookieName, number>>;

/** Data stored between pages and visits. Never throws: if storage is blocked or full, nothing is stored. */
export interface StoragePort {
  local: {
    read(key: LocalKey): string | undefined;
    write(key: LocalKey, value: string): void;
    remove(...keys: readonly LocalKey[]): void;
  };
  session: {
    read(key: SessionKey): string | undefined;
    write(key: SessionKey, value: string): void;
    remove(key: SessionKey): void;
  };
  cookies: {
    read(name: CookieName): string | undefined;
    write(name: CookieName, value: string, lifetimeInSeconds: number): void;
    remove(name: CookieName): void;
  };
}

/** Formats a cookie for the page and for the server; a lifetime of 0 deletes it. */
export function cookieText(
  name: CookieName,
  value: string,
  { lifetimeInSeconds, basePath, isSecure }: { lifetimeInSeconds: number; basePath: string; isSecure: boolean },
): string {
  return `${name}=${encodeURIComponent(value)}; Max-Age=${lifetimeInSeconds}; Path=${basePath}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}
