import { eventChannel, type EventChannel } from 'redux-saga';
import { call, put, select, takeEvery } from 'typed-redux-saga';
import { selectCampaignToSend, type CampaignRoot } from '#/features/campaign/index.ts';
import { orderPlaced } from '#/features/checkout/index.ts';
import { consentDenied, consentGranted, consentRevoked, selectConsent } from '#/features/consent/index.ts';
import { watchConversions } from '#/features/conversions/index.ts';
import {
  configuratorApproached,
  selectionChanged,
  selectSelectedOffer,
  versionChosen,
} from '#/features/offer/index.ts';
import { stepReached } from '#/shared/page/step-reached.ts';
import type { Watcher, WatcherOptions } from './root-saga.ts';
import type { AppRouter } from '../router.tsx';

/** Watchers of the steps of an order that are reported for conversion tracking (spec §2.7). */
export function createConversionWatchers({ ports, router }: WatcherOptions): Watcher[] {
  return [
    {
      name: 'conversions',
      run: () =>
        watchConversions({
          ...ports,
          createKey: () => crypto.randomUUID(),
          readConsent: selectConsent,
          readTraffic: (state: CampaignRoot) => selectCampaignToSend(state),
          consentChanges: [consentGranted.type, consentDenied.type, consentRevoked.type],
          orderPlaced: orderPlaced.type,
          load: () => import('#/features/conversions/report-steps.saga.ts'),
        }),
    },
    { name: 'steps of the offer page', run: () => reportOfferSteps(router) },
  ];
}

/** Steps 1 and 2 are the offer page (product.md, Routes): its car, and its plan. */
function* reportOfferSteps(router: AppRouter) {
  let reported = new Set<string>();
  let reportedSlug: string | undefined;

  function* report(step: 'model' | 'configuration') {
    const slug = /^\/ofertasvw\/([^/]+)\/?$/.exec(router.state.location.pathname)?.[1];
    if (slug !== reportedSlug) reported = new Set();
    reportedSlug = slug;
    if (slug === undefined || reported.has(step) || !(yield* select(selectSelectedOffer(slug)))) return;
    reported.add(step);
    yield* put(stepReached({ slug, step }));
  }

  // Each choice on the page changes its URL, too.
  const pages = yield* call((): EventChannel<true> =>
    eventChannel((emit) => router.subscribe('onResolved', () => emit(true))),
  );
  yield* takeEvery(pages, () => report('model'));
  yield* takeEvery([configuratorApproached, selectionChanged, versionChosen], () => report('configuration'));
  yield* report('model');
}
