import type { OfferPort } from '#/api/ports.ts';
import type { SimulationSearch } from '#/domain/offer-address.ts';

/** Writes the simulation into the page's address. */
export interface AddressPort {
  replaceSimulation(slug: string, search: SimulationSearch): Promise<void>;
}

/** Notices of this feature that float over the page. */
export type OfferNotice = 'simulationFailed';

/** Shows and takes back notices. */
export interface NoticePort {
  show(notice: OfferNotice): void;
  dismiss(notice: OfferNotice): void;
}

/** What the feature's watcher needs, in the browser. */
export interface WatcherPorts {
  offer: OfferPort;
  address: AddressPort;
  notices: NoticePort;
}
