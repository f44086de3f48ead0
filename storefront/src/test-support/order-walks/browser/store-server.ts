import type { Ports } from '#/api/ports.ts';
import { loadCatalog, selectOffers } from '#/features/catalog/index.ts';
import { selectOffer } from '#/features/offer/sagas.ts';
import { offerAt } from '#/domain/offer/catalog.ts';
import { decodeSimulation } from '#/domain/urls/simulation-search.ts';
import { checkStore } from '#/features/partner-store/index.ts';
import { cookieLifetimeInSeconds } from '#/shared/storage/storage.ts';
import { createPorts } from '../../../app/ports.ts';
import { startSagas } from '../../../app/flows/root-saga.ts';
import { createAppStore, type AppStore, type RootState } from '../../../app/store.ts';
import { aConfig } from '../../builders.ts';
import { fakeStorage } from '../../fake-browser.ts';
import { carWithSlug } from '../service/catalogue.ts';
import { segmentsOf, type Place } from './place.ts';
import type { PageWorld } from './tab.ts';
export const config = aConfig();

/** Loads the car of an order or an offer, as the loaders of the routes do. */
export async function loadCar(store: AppStore, ports: Pick<Ports, 'catalog' | 'offer'>, slug: string): Promise<void> {
  const { signal } = new AbortController();
  await store.runSaga(loadCatalog, signal, ports);
  const found = offerAt(selectOffers(store.getState()), slug);
  if (!found) return;
  const { selection: wanted } = decodeSimulation({});
  await store.runSaga(selectOffer, signal, ports, { slug, offer: found.offer, wanted });
}

/** States that the server has rendered, by car and price. */
const serverStates = new Map<string, Partial<RootState>>();

export async function serverState(world: PageWorld, place: Place): Promise<Partial<RootState>> {
  const { network, browser } = world;
  const { storeSlug } = place;
  const [, first, slug = ''] = segmentsOf(place);
  const car = first === 'ofertasvw' ? carWithSlug(slug) : undefined;
  // A server that does not reach the service leaves the check to the browser.
  const checkedStore = network.isArmed('readPartner') ? undefined : storeSlug;
  if (checkedStore !== undefined && !network.isPartnerClosed) {
    const expiresAt = browser.now + cookieLifetimeInSeconds.lastVisitedStore * 1000;
    browser.cookies.set('lastVisitedStore', { value: checkedStore, expiresAt });
  }
  if (!car && checkedStore === undefined) return {};
  const key = `${slug} ${car && network.priceOf(car)} ${checkedStore} ${network.isPartnerClosed}`;
  const known = serverStates.get(key);
  if (known) return known;
  const store = createAppStore({ start: (io) => startSagas(io) });
  const ports = createPorts({ config, storage: fakeStorage() });
  const { signal } = new AbortController();
  await network.asServer(async () => {
    if (car) await loadCar(store, ports, slug);
    await store.runSaga(checkStore, signal, ports, checkedStore);
  });
  const { catalog, late, partnerStore } = store.getState();
  const state = { ...(car && { catalog, late }), partnerStore };
  serverStates.set(key, state);
  return state;
}
