import axios, { type AxiosInstance, type AxiosRequestConfig } from 'axios';
import { storageOfPages, type Browser, type PageFrame } from './browser.ts';
import type { WireRequest } from './network.ts';

type Query = Readonly<Record<string, string | number | boolean | undefined>>;

function queryOf(query: Query = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const text = given.map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`).join('&');
  return text === '' ? '' : `?${text}`;
}

/**
 * Replaces every browser API that the product uses, and axios: its fetch adapter takes ten times as long as the rest of a
 * call. Each stand-in uses the browser of the current walk, so that one set serves all walks.
 */
export function installStandIns(current: () => Browser, request: (wire: WireRequest) => Promise<unknown>): void {
  axios.create = ({ baseURL = '' } = {}) =>
    ({
      request: ({ url = '', data, params, ...wire }: AxiosRequestConfig) =>
        request({
          ...(wire as WireRequest),
          // `axios.getUri` merges its whole configuration first, and takes longer than the service.
          url: baseURL + url + queryOf(params as Query | undefined),
          data: data instanceof FormData ? data : JSON.stringify(data),
        }),
    }) as AxiosInstance;
  const running = (): PageFrame => {
    const page = current().running;
    if (!page) throw new Error('The code of a page runs outside of any page');
    return page;
  };

  replaceGlobal('setTimeout', (run: (...args: unknown[]) => void, delayInMs?: number, ...args: unknown[]) =>
    current().startTimer(args.length === 0 ? run : () => run(...args), delayInMs),
  );
  replaceGlobal('requestAnimationFrame', (run: () => void) => current().startTimer(run, 16));
  replaceGlobal('clearTimeout', (id?: number) => current().time.stop(id));
  replaceGlobal(
    'Date',
    dateAt(() => current().now),
  );
  replaceGlobal(
    'localStorage',
    Object.assign(
      storageOfPages,
      areaOf(
        () => current().local,
        (key, value) => current().writeLocal(key, value),
      ),
    ),
  );
  replaceGlobal(
    'sessionStorage',
    areaOf(() => running().tab.session),
  );
  replaceGlobal('document', {
    get visibilityState() {
      return running().tab === current().front ? 'visible' : 'hidden';
    },
    get cookie() {
      const { cookies, now } = current();
      return [...cookies]
        .filter(([, { expiresAt }]) => expiresAt > now)
        .map(([name, { value }]) => `${name}=${value}`)
        .join('; ');
    },
    set cookie(text: string) {
      const { cookies, now } = current();
      const [, name = '', value = '', lifetime = '0'] = /^([^=]+)=([^;]*);.*?Max-Age=(\d+)/.exec(text) ?? [];
      cookies.set(name, { value, expiresAt: now + Number(lifetime) * 1000 });
    },
    addEventListener: (...args: Parameters<PageFrame['document']['add']>) => running().document.add(...args),
    removeEventListener: (...args: Parameters<PageFrame['document']['remove']>) => running().document.remove(...args),
  });
  const ofWindow = {
    addEventListener: (...args: Parameters<PageFrame['window']['add']>) => running().window.add(...args),
    removeEventListener: (...args: Parameters<PageFrame['window']['remove']>) => running().window.remove(...args),
    dispatchEvent: () => true,
    location: {
      protocol: 'https:',
      assign: (url: string) => running().load(url),
      reload: () => running().load(''),
    },
  };
  for (const [name, value] of Object.entries(ofWindow)) replaceGlobal(name, value);
  replaceGlobal('window', { ...ofWindow, localStorage, sessionStorage, document });
  replaceGlobal('navigator', {
    userActivation: {
      // Browsers end it after about five seconds.
      get isActive() {
        return current().time.now - running().pressedAt < 5000;
      },
    },
    locks: {
      request: (name: string, { signal }: { signal?: AbortSignal }, hold: () => Promise<unknown>) =>
        current().requestLock(name, signal, hold),
    },
  });
  replaceGlobal('crypto', { randomUUID: () => `key-${String(current().nextNumber()).padStart(4, '0')}` });
}

const replaceGlobal = (name: string, value: unknown) =>
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });

function areaOf(
  kept: () => Map<string, string>,
  write: (key: string, value: string | undefined) => void = (key, value) =>
    void (value === undefined ? kept().delete(key) : kept().set(key, value)),
) {
  return {
    getItem: (key: string) => kept().get(key) ?? null,
    setItem: (key: string, value: string) => write(key, value),
    removeItem: (key: string) => write(key, undefined),
  };
}

function dateAt(now: () => number): DateConstructor {
  const RealDate = Date;
  return class VirtualDate extends RealDate {
    constructor(...args: [] | [number | string]) {
      super(...((args.length === 0 ? [now()] : args) as [number]));
    }
    static override now() {
      return now();
    }
  } as DateConstructor;
}
