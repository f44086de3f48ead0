import type { PublicConfig } from '../../../server/contract.ts';
import type { UrlPort } from '#/features/offer/index.ts';
import { isSimulationParameter, withSimulation } from '#/domain/urls/simulation-search.ts';
import type { DataLayerPort, HashPort } from '#/features/tracking/index.ts';
import { whenStarted } from '#/routes/start-up.ts';
import { painted } from '#/shared/loading/after-paint.ts';
import type { AppRouter } from '../router.tsx';

declare global {
  interface Window {
    /** The data layer of tag managers. */
    dataLayer?: object[];
  }
}

export function createUrlPort(router: AppRouter): UrlPort {
  const isOfferOf = (slug: string) => router.latestLocation.pathname.endsWith(`/ofertasvw/${slug}`);
  let newest: object;
  return {
    hasSimulation: (slug) => !isOfferOf(slug) || Object.keys(router.latestLocation.search).some(isSimulationParameter),
    replaceSimulation: async (slug, simulation) => {
      await whenStarted(router);
      // The router changes the URL and reads scroll positions: the chosen plan is painted first.
      newest = simulation;
      await painted();
      // The URL of a former choice would select it again.
      if (newest !== simulation) return;
      // The visitor may have followed a link whose page is still loading.
      const { search, hash } = router.latestLocation;
      if (!isOfferOf(slug)) return;
      await router.navigate({
        to: '/ofertasvw/$page',
        params: { page: slug },
        search: withSimulation(search as Record<string, string>, simulation),
        ...(hash ? { hash } : {}),
        replace: true,
        resetScroll: false,
        hashScrollIntoView: false,
      });
    },
  };
}

/** Calls the listener when the connection returns. Returns the unsubscribe function. */
export function onConnectionReturn(listener: () => void): () => void {
  window.addEventListener('online', listener);
  return () => window.removeEventListener('online', listener);
}

export const dataLayerPort: DataLayerPort = {
  push: (event) => {
    window.dataLayer ??= [];
    window.dataLayer.push(event);
  },
};

/** SHA-256 by the browser. Rejects on insecure pages, where browsers have none. */
export const hashPort: HashPort = {
  sha256: async (text) => {
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
    return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
  },
};

/** Dispatched on the window for an error of the page's own code. */
export const faultEvent = 'signdrive:fault';

/** Dispatched on the window for a failure of a service; its detail is a `FailureReport`. */
export const failureEvent = 'signdrive:failure';

export interface Fault {
  where: string;
  error: unknown;
}

/** Dispatches an error of the page's own code on the window (`browser-reports.ts`). */
export function createReport(config: PublicConfig) {
  return {
    error: (where: string, error: unknown, details?: string | null) => {
      if (config.environment === 'development') console.error(where, error, details ?? '');
      window.dispatchEvent(new CustomEvent<Fault>(faultEvent, { detail: { where, error } }));
    },
  };
}
