import { createAction } from '@reduxjs/toolkit';
import { all, call, delay, put, select, takeEvery, takeLatest, takeLeading } from 'typed-redux-saga';
import type { OfferPort } from '#/api/ports.ts';
import { conditionTree, isSameSelection } from '#/domain/offer/conditions.ts';
import { encodeSimulation } from '#/domain/urls/simulation-search.ts';
import { isSameOffer, versionValue, type Offer } from '#/domain/offer/offer.ts';
import { load, read } from '#/shared/loading/requests.ts';
import { dataOf } from '#/shared/loading/loadable.ts';
import { configuratorApproached, connectionReturned } from '../offer.events.ts';
import type { WatcherPorts } from '../offer.ports.ts';
import {
  selectSelectedOffer,
  selectionChanged,
  selectSelectedOffers,
  versionChosen,
  versionLoaded,
  versionTreesLoaded,
} from '../offer.slice.ts';
import { selectOffer } from './select-offer.saga.ts';
import type { StoredSimulation } from './restore-simulation.saga.ts';
import { simulate } from './simulate.saga.ts';

/** Delay between the last change and the simulation (spec §9). */
const simulationDebounceInMs = 300;

/**
 * Writes the visitor's choices into the URL and simulates them. Browser only. The first choice loads this watcher,
 * so it starts with the choices that the state already contains.
 */
export function* watchOffer(ports: WatcherPorts) {
  yield* takeEvery(selectionChanged, function* follow({ payload: { slug } }) {
    yield* call(writeUrl, ports, slug);
  });
  yield* takeLatest(versionChosen, function* followVersion({ payload: { slug, offer } }) {
    yield* call(selectOffer, ports, { slug, offer, wanted: {}, isChosen: true });
  });
  // Written as soon as the version is displayed: a reload during a slow simulation must keep the choice.
  yield* takeEvery(versionLoaded, function* followLoaded({ payload: { slug, adjustedFor } }) {
    if (adjustedFor === 'version') yield* call(writeUrl, ports, slug);
  });
  yield* takeLatest([selectionChanged, connectionReturned, watcherStarted], simulateAgain, ports);
  yield* call(writeEarlierChoices, ports);
  yield* put(watcherStarted());
}

/**
 * Handles choices made before the watcher started. All simulations start in this watcher, so that a newer one cancels
 * an older one.
 */
const watcherStarted = createAction('offer/watcherStarted');

function* simulateAgain(
  ports: WatcherPorts,
  action: ReturnType<typeof selectionChanged | typeof connectionReturned | typeof watcherStarted>,
) {
  if (!selectionChanged.match(action)) {
    yield* call(simulateUnanswered, ports);
    return;
  }
  const { slug, selection } = action.payload;
  yield* delay(simulationDebounceInMs);
  const current = (yield* select(selectSelectedOffer(slug)))?.selection;
  // Another URL may have been opened and simulated meanwhile.
  if (current && isSameSelection(current, selection)) yield* call(simulate, ports, slug);
}

/** Failed simulations, and those whose last request was cancelled. */
function* simulateUnanswered(ports: WatcherPorts) {
  const offers = yield* select(selectSelectedOffers);
  for (const [slug, { offer, simulation }] of Object.entries(offers)) {
    if (offer.isAvailable && simulation.status !== 'success') yield* call(simulate, ports, slug);
  }
}

function* writeEarlierChoices(ports: WatcherPorts) {
  const offers = yield* select(selectSelectedOffers);
  for (const [slug, { isTouched, next }] of Object.entries(offers)) {
    if (next?.status === 'loading') yield* put(versionChosen({ slug, offer: next.offer }));
    else if (isTouched) yield* call(writeUrl, ports, slug);
  }
}

/** Writes the plan into the URL, and stores it for a later visit without one. */
function* writeUrl({ url, storage }: WatcherPorts, slug: string) {
  const selected = yield* select(selectSelectedOffer(slug));
  if (!selected?.selection) return;
  const search = encodeSimulation(selected.selection, selected.offer);
  storage.local.write('simulation', JSON.stringify({ slug, search } satisfies StoredSimulation));
  yield* call(() => url.replaceSimulation(slug, search));
}

type Approached = ReturnType<typeof configuratorApproached>['payload'];

/**
 * Reads the conditions of a car's other versions when the visitor approaches the plan, for their prices at the chosen
 * plan. Browser only. After a failure the next approach reads them again.
 */
export function* watchVersionPrices(ports: { offer: OfferPort }) {
  // An approach during the read starts no other one.
  yield* takeLeading(configuratorApproached, ({ payload }) => loadTrees(ports, payload));
}

function* loadTrees(ports: { offer: OfferPort }, { slug, versions }: Approached) {
  const available = versions.filter(({ isAvailable }) => isAvailable);
  if (available.length < 2 || (yield* select(selectSelectedOffer(slug)))?.versionTrees) return;
  yield* load('versions', function* readTrees() {
    const trees = yield* all(available.map((offer) => call(readTree, ports, offer)));
    yield* put(
      versionTreesLoaded({
        slug,
        trees: Object.fromEntries(available.map((offer, place) => [versionValue(offer), trees[place] ?? []])),
      }),
    );
  });
}

function* readTree(ports: { offer: OfferPort }, offer: Offer) {
  const selected = yield* select(selectSelectedOffer(offer.slug));
  const known = selected && isSameOffer(selected.offer, offer) ? dataOf(selected.conditions)?.tree : undefined;
  return known ?? conditionTree((yield* read((signal) => ports.offer.readConditions(offer, signal))).conditions);
}
