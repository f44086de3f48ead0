import type { PublicConfig } from '../../server/contract.ts';
import type { AddressPort } from '#/features/offer/index.ts';
import type { DataLayerPort } from '#/features/tracking/index.ts';
import type { AppRouter } from './router.tsx';

declare global {
  interface Window {
    /** Where tag managers read what happened on the page. */
    dataLayer?: object[];
  }
}

export function createAddressPort(router: AppRouter): AddressPort {
  return {
    replaceSimulation: async (slug, simulation) => {
      const { pathname, search, hash } = router.state.location;
      if (!pathname.endsWith(`/ofertasvw/${slug}`)) return;
      const others = Object.entries(search as Record<string, string>).filter(([name]) => !isSimulation(name));
      await router.navigate({
        to: '/ofertasvw/$page',
        params: { page: slug },
        search: { ...simulation, ...Object.fromEntries(others) },
        ...(hash ? { hash } : {}),
        replace: true,
        resetScroll: false,
        hashScrollIntoView: false,
      });
    },
  };
}

const simulationParameters = new Set(['prazo', 'km', 'cor', 'versao', 'ano', 'blindado', 'itens']);
const isSimulation = (name: string) => simulationParameters.has(name);

/** Calls the listener whenever the connection is back. Returns the way to stop. */
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

/** Where faults of the program itself are told to its makers; never a visitor's data. */
export function createReport(config: PublicConfig) {
  return {
    error: (where: string, error: unknown, details?: string | null) => {
      if (config.environment === 'development') console.error(where, error, details ?? '');
      window.dispatchEvent(new CustomEvent('signdrive:fault', { detail: { where, message: String(error) } }));
    },
  };
}
