import { all, call, cancelled, put, select } from 'typed-redux-saga';
import { toAppError } from '#/api/app-error.ts';
import type { OfferPort } from '#/api/ports.ts';
import { closestSelection } from '#/domain/offer/closest-selection.ts';
import { conditionTree, isSameSelection, type Selection } from '#/domain/offer/conditions.ts';
import { isAvailableWith, isSameOffer, type Offer } from '#/domain/offer/offer.ts';
import { loadFailed } from '#/shared/failures/load-failed.ts';
import { load, read } from '#/shared/loading/requests.ts';
import { dataOf } from '#/shared/loading/loadable.ts';
import {
  selectSelectedOffer,
  conditionsFailed,
  conditionsLoaded,
  offerChosen,
  selectionPrepared,
  vehicleCancelled,
  vehicleFailed,
  vehicleLoaded,
  vehicleRequested,
  versionCancelled,
  versionFailed,
  versionLoaded,
  versionRequested,
  type SelectedOffer,
} from '../offer.slice.ts';
import { isStillShown, simulate } from './simulate.saga.ts';

export interface OfferToSelect {
  slug: string;
  offer: Offer;
  /** The selection in the URL. */
  wanted: Partial<Selection>;
  /** True if the URL names another version, which is not on offer. @default false */
  isAnotherVersion?: boolean;
  /**
   * True if the visitor chose this version on the page: changed parts of the plan are reported as such. @default false
   */
  isChosen?: boolean;
}

/**
 * Selects an offer (spec §4, Offer selection). If the same modelCode, year and hasShield are already selected, only the
 * URL's selection is applied, without requests.
 */
export function* selectOffer(ports: { offer: OfferPort }, wish: OfferToSelect) {
  const { slug, offer, wanted, isAnotherVersion } = wish;
  const selected = yield* select(selectSelectedOffer(slug));
  if (selected?.conditions.status === 'success') {
    if (isSameOffer(selected.offer, offer)) yield* call(followUrl, ports, slug, wanted);
    else yield* call(changeVersion, ports, wish);
    yield* call(loadWhatIsMissing, ports, slug, selected);
    return;
  }
  yield* put(offerChosen({ slug, offer }));
  const isReady = yield* call(loadConditions, ports, { slug, offer, wanted, isAnotherVersion });
  if (isReady) yield* call(loadWhatIsMissing, ports, slug);
}

/**
 * Changes the version on a car's open page. The former version stays displayed until the new conditions have loaded,
 * and the plan is kept as far as possible. If loading fails, the former version stays.
 */
function* changeVersion(
  ports: { offer: OfferPort },
  { slug, offer, wanted, isAnotherVersion = false, isChosen = false }: OfferToSelect,
) {
  yield* put(versionRequested({ slug, offer }));
  function* readVersion() {
    const { conditions, costTerms } = yield* read((signal) => ports.offer.readConditions(offer, signal));
    const tree = conditionTree(conditions);
    const current = (yield* select(selectSelectedOffer(slug)))?.selection;
    const closest = closestSelection(tree, { ...current, ...wanted }, offer.bestCondition);
    const adjusted = closest?.adjusted ?? [];
    yield* put(
      versionLoaded({
        slug,
        offer,
        conditions: { tree, costTerms },
        isAvailable: isAvailableWith(offer, conditions),
        selection: closest?.selection,
        adjusted: isAnotherVersion ? [...adjusted, 'version'] : adjusted,
        adjustedFor: isChosen ? 'version' : 'url',
      }),
    );
  }
  try {
    yield* load('offer', readVersion, (error) => versionFailed({ slug, offer, error }));
  } finally {
    if (yield* cancelled()) yield* put(versionCancelled({ slug, offer }));
  }
}

/**
 * Loads the missing parts of an offer, also those whose requests were cancelled (page left, server budget exceeded).
 * @param before the offer when the page was loaded: parts that had failed by then are retried, later failures are not
 */
function* loadWhatIsMissing(ports: { offer: OfferPort }, slug: string, before?: SelectedOffer) {
  const { offer, vehicle, simulation } = (yield* select(selectSelectedOffer(slug))) ?? {};
  if (!offer) return;
  yield* all([
    ...(isMissing(vehicle, before?.vehicle) ? [call(loadVehicle, ports, slug, offer)] : []),
    ...(offer.isAvailable && isMissing(simulation, before?.simulation) ? [call(simulate, ports, slug)] : []),
  ]);
}

/** True if the part was never requested, its request was cancelled, or it failed before this load. */
function isMissing<Part extends { status: string }>(part: Part | undefined, before: Part | undefined): boolean {
  return part?.status === 'idle' || (part?.status === 'error' && part === before);
}

function* loadConditions(
  ports: { offer: OfferPort },
  { slug, offer, wanted, isAnotherVersion = false }: OfferToSelect,
) {
  function* readConditions() {
    const { conditions, costTerms } = yield* read((signal) => ports.offer.readConditions(offer, signal));
    const tree = conditionTree(conditions);
    yield* put(
      conditionsLoaded({
        slug,
        conditions: { tree, costTerms },
        isAvailable: isAvailableWith(offer, conditions),
      }),
    );
    const closest = closestSelection(tree, wanted, offer.bestCondition);
    if (closest) {
      const { selection, adjusted } = closest;
      yield* put(
        selectionPrepared({ slug, selection, adjusted: isAnotherVersion ? [...adjusted, 'version'] : adjusted }),
      );
    }
  }
  return yield* load('offer', readConditions, (error) => conditionsFailed({ slug, error }));
}

function* loadVehicle(ports: { offer: OfferPort }, slug: string, offer: Offer) {
  yield* put(vehicleRequested({ slug }));
  try {
    const vehicle = yield* read((signal) => ports.offer.readVehicle(offer, signal));
    if (yield* call(isStillShown, slug, offer)) yield* put(vehicleLoaded({ slug, vehicle }));
  } catch (caught) {
    const error = toAppError(caught);
    if (!(yield* call(isStillShown, slug, offer))) return;
    yield* put(vehicleFailed({ slug, error }));
    yield* put(loadFailed({ slice: 'offer', error }));
  } finally {
    if ((yield* cancelled()) && (yield* call(isStillShown, slug, offer))) yield* put(vehicleCancelled({ slug }));
  }
}

/** The URL of the same offer changed (back, forward, an edited link). */
function* followUrl(ports: { offer: OfferPort }, slug: string, wanted: Partial<Selection>) {
  const selected = yield* select(selectSelectedOffer(slug));
  const tree = dataOf(selected?.conditions)?.tree;
  if (!selected || !tree) return;
  const closest = closestSelection(tree, { ...selected.selection, ...wanted });
  if (!closest || (selected.selection && isSameSelection(closest.selection, selected.selection))) return;
  yield* put(selectionPrepared({ slug, ...closest }));
  if (selected.offer.isAvailable) yield* call(simulate, ports, slug);
}
