import { all, call, cancelled, put, select } from 'typed-redux-saga';
import { toAppError } from '#/api/app-error.ts';
import type { OfferPort } from '#/api/ports.ts';
import { closestSelection } from '#/domain/offer/closest-selection.ts';
import { conditionTree, isSameSelection, type Selection } from '#/domain/offer/conditions.ts';
import { isAvailableWith, isSameOffer, type Offer } from '#/domain/offer/offer.ts';
import { loadFailed } from '#/shared/failures/load-failed.ts';
import { load } from '#/shared/loading/load.ts';
import { dataOf } from '#/shared/loading/loadable.ts';
import { read } from '#/shared/loading/requests.ts';
import { selectSelectedOffer } from '../offer.selectors.ts';
import {
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
  /** What the address asks for. */
  wanted: Partial<Selection>;
  /** The address asked for another version, which is not on offer. @default false */
  isAnotherVersion?: boolean;
  /** The visitor chose this version on the page: what it can't keep of the plan is said as such. @default false */
  isChosen?: boolean;
}

/**
 * Selects an offer (spec §4, Offer selection). With the same modelCode, year and hasShield already selected
 * only the address's selection is taken over; nothing is fetched.
 */
export function* selectOffer(ports: { offer: OfferPort }, wish: OfferToSelect) {
  const { slug, offer, wanted, isAnotherVersion } = wish;
  const selected = yield* select(selectSelectedOffer(slug));
  if (selected?.conditions.status === 'success') {
    if (isSameOffer(selected.offer, offer)) yield* call(followAddress, ports, slug, wanted);
    else yield* call(changeVersion, ports, wish);
    yield* call(loadWhatIsMissing, ports, slug, selected);
    return;
  }
  yield* put(offerChosen({ slug, offer }));
  const isReady = yield* call(loadConditions, ports, { slug, offer, wanted, isAnotherVersion });
  if (isReady) yield* call(loadWhatIsMissing, ports, slug);
}

/**
 * Another version of a car whose page is open: what is shown stays until the new conditions are there, and as much of
 * the plan is kept as the version has. A version that doesn't come leaves the one before.
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
        adjustedFor: isChosen ? 'version' : 'address',
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
 * The rest of an offer. Nothing, when all of it is there or on its way; what was dropped (page left, server's budget
 * spent) is completed.
 * @param before the offer as the page was loaded: what had failed by then is tried again, what failed since is not
 */
function* loadWhatIsMissing(ports: { offer: OfferPort }, slug: string, before?: SelectedOffer) {
  const { offer, vehicle, simulation } = (yield* select(selectSelectedOffer(slug))) ?? {};
  if (!offer) return;
  yield* all([
    ...(isMissing(vehicle, before?.vehicle) ? [call(loadVehicle, ports, slug, offer)] : []),
    ...(offer.isAvailable && isMissing(simulation, before?.simulation) ? [call(simulate, ports, slug)] : []),
  ]);
}

/** The part was never asked for, or was dropped, or it failed, and not just now. */
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

/** The address changed under an offer that stays (back, forward, an edited link). */
function* followAddress(ports: { offer: OfferPort }, slug: string, wanted: Partial<Selection>) {
  const selected = yield* select(selectSelectedOffer(slug));
  const tree = dataOf(selected?.conditions)?.tree;
  if (!selected || !tree) return;
  const closest = closestSelection(tree, { ...selected.selection, ...wanted });
  if (!closest || (selected.selection && isSameSelection(closest.selection, selected.selection))) return;
  yield* put(selectionPrepared({ slug, ...closest }));
  if (selected.offer.isAvailable) yield* call(simulate, ports, slug);
}
