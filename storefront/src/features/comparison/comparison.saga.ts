import { all, call, put, select } from 'typed-redux-saga';
import type { ApplicationPort, OfferPort } from '#/api/ports.ts';
import { closestSelection } from '#/domain/offer/closest-selection.ts';
import { noTables } from '#/domain/comparison/comparison-tables.ts';
import { conditionTree, type ConditionTree } from '#/domain/offer/conditions.ts';
import { offerId } from '#/domain/comparison/comparison-selection.ts';
import type { Offer } from '#/domain/offer/offer.ts';
import { load, read, send } from '#/shared/loading/requests.ts';
import { dataOf } from '#/shared/loading/loadable.ts';
import {
  selectLeading,
  selectPlans,
  selectTables,
  selectVehicles,
  leadingFailed,
  leadingLoaded,
  leadingRequested,
  plansFailed,
  plansLoaded,
  plansRequested,
  tablesFailed,
  tablesLoaded,
  vehicleFailed,
  vehicleLoaded,
  vehicleRequested,
  type PricedPlan,
} from './comparison.slice.ts';

/** Order step of the simulation: configuration (spec §2.7). */
const configurationStep = 2;

/**
 * Loads depreciation and maintenance once, with one try. Without them the comparison uses the general figures, and a
 * page must not wait for a retry.
 */
export function* loadTables({ application }: { application: ApplicationPort }) {
  if ((yield* select(selectTables)).status === 'success') return;
  yield* load('comparison', () => readTables(application), tablesFailed);
}

/** Reloads the tables in the background; a failure keeps the displayed ones. */
export function* refreshTables({ application }: { application: ApplicationPort }) {
  yield* load('comparison', () => readTables(application));
}

function* readTables(application: ApplicationPort) {
  const { tables, salesPhone } = yield* send((signal) => application.readApplication(signal));
  yield* put(tablesLoaded({ tables: tables ?? noTables, salesPhone }));
}

/** Loads the plans of the home page's car in its best condition, once; without them the section is left out. */
export function* loadLeading(ports: { offer: OfferPort }, offer: Offer) {
  const { slug, bestCondition } = offer;
  const leading = yield* select(selectLeading);
  if (!bestCondition || (leading?.slug === slug && leading.plans.status === 'success')) return;
  const { deadlineInMonths, monthlyKm, colorCode } = bestCondition;
  const { modelCode, year, hasShield } = offer;
  const query = { modelCode, year, hasShield, deadlineInMonths, monthlyKm, colorCode, accessoryText: '' };
  yield* put(leadingRequested({ slug }));
  yield* load(
    'comparison',
    function* readPlans() {
      const plans = yield* read((signal) => ports.offer.simulate({ ...query, step: configurationStep }, signal));
      yield* put(leadingLoaded({ slug, plans }));
    },
    (error) => leadingFailed({ slug, error }),
  );
}

/** Loads plans and equipment of each compared offer, once and in parallel. */
export function* loadCompared(ports: { offer: OfferPort }, offers: readonly Offer[]) {
  yield* all([
    ...offers.filter(({ isAvailable }) => isAvailable).map((offer) => call(loadPlans, ports, offer)),
    ...offers.map((offer) => call(loadVehicle, ports, offer)),
  ]);
}

function* loadPlans(ports: { offer: OfferPort }, offer: Offer) {
  const id = offerId(offer);
  if (dataOf((yield* select(selectPlans))[id])) return;
  yield* put(plansRequested({ id }));
  yield* load(
    'comparison',
    function* readPlans() {
      const { conditions, costTerms } = yield* read((signal) => ports.offer.readConditions(offer, signal));
      const plans = plansOf(conditionTree(conditions), offer);
      yield* put(plansLoaded({ id, plans: { plans, costTerms } }));
    },
    (error) => plansFailed({ id, error }),
  );
}

/** One plan for each term and kilometres, because the page is rendered on the server and contains them all. */
function plansOf(tree: ConditionTree, { bestCondition }: Offer): PricedPlan[] {
  const branches = tree.flatMap(({ deadlineInMonths, kms }) => kms.map((km) => [{ deadlineInMonths, kms: [km] }]));
  return branches.flatMap((branch) => {
    const closest = closestSelection(branch, {}, bestCondition);
    if (!closest) return [];
    const { monthlyInstallmentInCents } = closest.condition;
    return [{ ...closest.selection, monthlyInstallmentInCents }];
  });
}

function* loadVehicle(ports: { offer: OfferPort }, offer: Offer) {
  const id = offerId(offer);
  if (dataOf((yield* select(selectVehicles))[id])) return;
  yield* put(vehicleRequested({ id }));
  yield* load(
    'comparison',
    function* readVehicle() {
      const vehicle = yield* read((signal) => ports.offer.readVehicle(offer, signal));
      yield* put(vehicleLoaded({ id, vehicle }));
    },
    (error) => vehicleFailed({ id, error }),
  );
}
