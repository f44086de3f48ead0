import type { OfferPort } from '#/api/ports.ts';
import type { Coordinates } from '#/domain/place/location.ts';
import type { SimulationSearch } from '#/domain/address/offer-address.ts';
import type { StoragePort } from '#/shared/storage/storage.ts';

/** The simulation in the page's address. */
export interface AddressPort {
  /** Whether the address of this car's page asks for a plan; true, too, when another page is open by now. */
  hasSimulation(slug: string): boolean;
  replaceSimulation(slug: string, search: SimulationSearch): Promise<void>;
}

/** Notices of this feature that float over the page. */
export type OfferNotice = 'simulationFailed';

/** Shows and takes back notices. */
export interface NoticePort {
  show(notice: OfferNotice): void;
  dismiss(notice: OfferNotice): void;
}

/** What the visitor's device does with an address. */
export interface SharePort {
  /** The page's own, absolute. */
  currentAddress(): string;
  /** Opens the device's own way of sharing; `unavailable` where it has none or doesn't allow it now. */
  share(page: { title: string; url: string }): Promise<'shared' | 'dismissed' | 'unavailable'>;
  /** Whether it was copied. */
  copy(url: string): Promise<boolean>;
}

/** Where the visitor is; asking makes the browser ask them. */
export interface PositionPort {
  read(): Promise<
    | { kind: 'position'; coordinates: Coordinates }
    | { kind: 'refused' }
    | { kind: 'unsupported' }
    | { kind: 'unavailable' }
  >;
}

/** What the feature's watcher needs, in the browser. */
export interface WatcherPorts {
  offer: OfferPort;
  address: AddressPort;
  storage: StoragePort;
}
