import { put } from 'typed-redux-saga';
import { selectCampaignToSend, type CampaignRoot } from '#/features/campaign/index.ts';
import { contactFailed, contactSubmitted } from '#/features/dealers/index.ts';
import { selectAddressedStore, selectPartner, type PartnerStoreRoot } from '#/features/partner-store/index.ts';
import { loadWith, onDemand } from './on-demand.ts';
import type { Watcher, WatcherOptions } from './root-saga.ts';

/** Sends the visitor's request for a dealer's call. Its chunk is loaded with the first request. */
export function createDealerContactWatcher({ ports }: WatcherOptions): Watcher {
  const loadDealers = loadWith(() => import('#/features/dealers/sagas.ts'), ports.prepare);
  return {
    name: 'dealer contact',
    run: onDemand({
      events: [contactSubmitted],
      load: loadDealers,
      watch: ({ watchContact }) =>
        watchContact({
          ...ports,
          createKey: () => crypto.randomUUID(),
          readTraffic: (state: CampaignRoot) => selectCampaignToSend(state),
          // The URL has no slug: the page uses the stored store and its theme (product.md, Routes).
          readIsCoBranded: (state: PartnerStoreRoot) => selectAddressedStore(state) !== undefined,
          readPartner: (state: PartnerStoreRoot) => selectPartner(state),
        }),
      *fail() {
        yield* put(contactFailed({ isOutcomeUnknown: false }));
      },
    }),
  };
}
