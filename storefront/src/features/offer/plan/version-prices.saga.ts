import { all, call, put, select, takeLeading } from 'typed-redux-saga';
import type { OfferPort } from '#/api/ports.ts';
import { conditionTree } from '#/domain/offer/conditions.ts';
import { isSameOffer, type Offer } from '#/domain/offer/offer.ts';
import { versionValue } from '#/domain/offer/version-value.ts';
import { load } from '#/shared/loading/load.ts';
import { dataOf } from '#/shared/loading/loadable.ts';
import { read } from '#/shared/loading/requests.ts';
import { configuratorApproached } from '../offer.events.ts';
import { selectSelectedOffer } from '../offer.selectors.ts';
import { versionTreesLoaded } from '../offer.slice.ts';

type Approached = ReturnType<typeof configuratorApproached>['payload'];

/**
 * Reads the conditions of a car's other versions when the visitor comes to the plan, so that each says its price at the
 * chosen plan. Browser only. After a failure the next approach reads them again.
 */
export function* watchVersionPrices(ports: { offer: OfferPort }) {
  // An approach while they are being read asks for nothing else.
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
