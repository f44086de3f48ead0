import type { OfferPort } from '#/api/ports.ts';
import type { Coordinates } from '#/domain/place/location.ts';
import type { SimulationSearch } from '#/domain/urls/simulation-search.ts';
import type { StoragePort } from '#/shared/storage/storage.ts';

/** The simulation in the page's URL. */
export interface UrlPort {
  /** True if the URL of this car's page contains a plan, or if another page is open by now. */
  hasSimulation(slug: string): boolean;
  replaceSimulation(slug: string, search: SimulationSearch): Promise<void>;
}

/** Toasts of this feature. */
export type OfferNotice = 'simulationFailed' | 'offerPageFailed';

/** Shows and removes toasts. */
export interface NoticePort {
  show(notice: OfferNotice): void;
  dismiss(notice: OfferNotice): void;
}

/** Sharing functions of the visitor's device. */
export interface SharePort {
  /** The page's absolute URL. */
  currentUrl(): string;
  /** Opens the device's share dialog; `unavailable` if it has none or blocks it now. */
  share(page: { title: string; url: string }): Promise<'shared' | 'dismissed' | 'unavailable'>;
  /** Resolves to true if the URL was copied. */
  copy(url: string): Promise<boolean>;
}

/** The visitor's position; a request prompts for permission. */
export interface PositionPort {
  read(): Promise<
    | { kind: 'position'; coordinates: Coordinates }
    | { kind: 'refused' }
    | { kind: 'unsupported' }
    | { kind: 'unavailable' }
  >;
}

/** Ports of the feature's watcher in the browser. */
export interface WatcherPorts {
  offer: OfferPort;
  url: UrlPort;
  storage: StoragePort;
}
