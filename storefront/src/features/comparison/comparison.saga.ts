import { all, call, put, select } from 'typed-redux-saga';
import { toAppError } from '#/api/app-error.ts';
import type { ApplicationPort, OfferPort } from '#/api/ports.ts';
import { closestSelection } from '#/domain/closest-selection.ts';
import { noTables } from '#/domain/comparison-tables.ts';
import { conditionTree, type Selection } from '#/domain/conditions.ts';
import { isSameOffer, type Offer } from '#/domain/offer.ts';
import { loadFailed } from '#/shared/load-failed.ts';
import { dataOf } from '#/shared/loadable.ts';
import { read, send } from '#/shared/requests.ts';
import { selectLeading, selectPlan, selectTables } from './comparison.selectors.ts';
import {
  leadingFailed,
  leadingLoaded,
  leadingRequested,
  planFailed,
  planLoaded,
  planRequested,
  tablesFailed,
  tablesLoaded,
} from './comparison.slice.ts';

/** Step of the order in which plans are simulated: configuration (spec §2.7). */
const configurationStep = 2;

/**
 * Depreciation and maintenance, once. Asked once only: without them the comparison takes the general figures, and a page
 * must not wait for a second try.
 */
export function* loadTables({ application }: { application: ApplicationPort }) {
  if ((yield* select(selectTables)).status === 'success') return;
  try {
    yield* call(readTables, application);
  } catch (caught) {
    const error = toAppError(caught);
    yield* put(tablesFailed(error));
    yield* put(loadFailed({ slice: 'comparison', error }));
  }
}

/** Reads the tables again behind the shown ones; a failure leaves them. */
export function* refreshTables({ application }: { application: ApplicationPort }) {
  try {
    yield* call(readTables, application);
  } catch (caught) {
    yield* put(loadFailed({ slice: 'comparison', error: toAppError(caught) }));
  }
}

function* readTables(application: ApplicationPort) {
  const { tables, salesPhone } = yield* send((signal) => application.readApplication(signal));
  yield* put(tablesLoaded({ tables: tables ?? noTables, salesPhone }));
}

/** The plans of the home page's car in its best condition, once. Asked once only, for the same reason. */
export function* loadLeading(ports: { offer: OfferPort }, offer: Offer) {
  const { slug, bestCondition } = offer;
  const leading = yield* select(selectLeading);
  if (!bestCondition || (leading?.slug === slug && leading.plans.status === 'success')) return;
  yield* put(leadingRequested({ slug }));
  try {
    const { deadlineInMonths, monthlyKm, colorCode } = bestCondition;
    const { modelCode, year, hasShield } = offer;
    const query = { modelCode, year, hasShield, deadlineInMonths, monthlyKm, colorCode, accessoryText: '' };
    const plans = yield* send((signal) => ports.offer.simulate({ ...query, step: configurationStep }, signal));
    yield* put(leadingLoaded({ slug, plans }));
  } catch (caught) {
    const error = toAppError(caught);
    yield* put(leadingFailed({ slug, error }));
    yield* put(loadFailed({ slice: 'comparison', error }));
  }
}

/**
 * The plans of the offers that stand side by side, each the closest it has to the same term and kilometres: those of the
 * first one that can be had. Read at the same time.
 */
export function* loadCompared(ports: { offer: OfferPort }, offers: readonly Offer[]) {
  const best = offers.find(({ isAvailable, bestCondition }) => isAvailable && bestCondition)?.bestCondition;
  const wanted = best && { deadlineInMonths: best.deadlineInMonths, monthlyKm: best.monthlyKm };
  yield* all(
    offers.filter(({ isAvailable }) => isAvailable).map((offer) => call(loadPlan, ports, offer, wanted ?? {})),
  );
}

function* loadPlan(ports: { offer: OfferPort }, offer: Offer, wanted: Partial<Selection>) {
  const { slug } = offer;
  const known = dataOf(yield* select(selectPlan(slug)));
  const isKnown =
    known &&
    isSameOffer(known.version, offer) &&
    known.condition.deadlineInMonths === wanted.deadlineInMonths &&
    known.condition.monthlyKm === wanted.monthlyKm;
  if (isKnown) return;
  yield* put(planRequested({ slug }));
  try {
    const { conditions, costTerms } = yield* read((signal) => ports.offer.readConditions(offer, signal));
    const condition = closestSelection(conditionTree(conditions), wanted, offer.bestCondition)?.condition;
    const { modelCode, year, hasShield } = offer;
    yield* put(
      planLoaded({ slug, plan: condition && { version: { modelCode, year, hasShield }, condition, costTerms } }),
    );
  } catch (caught) {
    const error = toAppError(caught);
    yield* put(planFailed({ slug, error }));
    yield* put(loadFailed({ slice: 'comparison', error }));
  }
}
