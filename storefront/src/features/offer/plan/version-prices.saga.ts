import { all, call, put, select, takeLeading } from 'typed-redux-saga';
import { toAppError } from '#/api/app-error.ts';
import type { OfferPort } from '#/api/ports.ts';
import { conditionTree } from '#/domain/offer/conditions.ts';
import { isSameOffer, type Offer } from '#/domain/offer/offer.ts';
import { versionValue } from '#/domain/offer/version-value.ts';
import { loadFailed } from '#/shared/failures/load-failed.ts';
import { dataOf } from '#/shared/loading/loadable.ts';
import { read } from '#/shared/loading/requests.ts';
import { configuratorApproached } from '../offer.events.ts';
import { selectSelectedOffer } from '../offer.selectors.ts';
import { versionTreesLoaded } from '../offer.slice.ts';

type Approached = ReturnType<typeof configuratorApproached>['payload'];

/**
 * Loads the conditions of a car's other versions when the visitor reaches the plan, for their prices at the chosen
 * plan. Browser only. After a failure the next approach retries.
 * @param first the event that loaded this watcher
 */
export function* watchVersionPrices(ports: { offer: OfferPort }, first: Approached) {
  yield* call(loadTrees, ports, first);
  // An approach while they are loading is ignored.
  yield* takeLeading(configuratorApproached, ({ payload }) => loadTrees(ports, payload));
}

function* loadTrees(ports: { offer: OfferPort }, { slug, versions }: Approached) {
  const available = versions.filter(({ isAvailable }) => isAvailable);
  if (available.length < 2 || (yield* select(selectSelectedOffer(slug)))?.versionTrees) return;
  try {
    const trees = yield* all(available.map((offer) => call(readTree, ports, offer)));
    yield* put(
      versionTreesLoaded({
        slug,
        trees: Object.fromEntries(available.map((offer, place) => [versionValue(offer), trees[place] ?? []])),
      }),
    );
  } catch (caught) {
    yield* put(loadFailed({ slice: 'versions', error: toAppError(caught) }));
  }
}

function* readTree(ports: { offer: OfferPort }, offer: Offer) {
  const selected = yield* select(selectSelectedOffer(offer.slug));
  const known = selected && isSameOffer(selected.offer, offer) ? dataOf(selected.conditions)?.tree : undefined;
  return known ?? conditionTree((yield* read((signal) => ports.offer.readConditions(offer, signal))).conditions);
}
