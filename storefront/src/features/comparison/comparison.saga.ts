import { all, call, put, select } from 'typed-redux-saga';
import type { ApplicationPort, OfferPort } from '#/api/ports.ts';
import { closestSelection } from '#/domain/offer/closest-selection.ts';
import { noTables } from '#/domain/comparison/comparison-tables.ts';
import { conditionTree } from '#/domain/offer/conditions.ts';
import { offerId, type WantedPlan } from '#/domain/comparison/comparison-selection.ts';
import type { Offer } from '#/domain/offer/offer.ts';
import { uniqueAscending } from '#/domain/values/lists.ts';
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
  planFailed,
  planLoaded,
  planRequested,
  tablesFailed,
  tablesLoaded,
  vehicleFailed,
  vehicleLoaded,
  vehicleRequested,
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

/**
 * Loads plan and equipment of each compared offer in parallel. A plan is the closest that its offer has to the wanted
 * term and kilometres. The default is the best condition of the first available offer.
 */
export function* loadCompared(ports: { offer: OfferPort }, offers: readonly Offer[], wanted: WantedPlan = {}) {
  const best = offers.find(({ isAvailable, bestCondition }) => isAvailable && bestCondition)?.bestCondition;
  const plan = {
    ...(best && { deadlineInMonths: best.deadlineInMonths, monthlyKm: best.monthlyKm }),
    ...wanted,
  };
  yield* all([
    ...offers.filter(({ isAvailable }) => isAvailable).map((offer) => call(loadPlan, ports, offer, plan)),
    ...offers.map((offer) => call(loadVehicle, ports, offer)),
  ]);
}

function* loadPlan(ports: { offer: OfferPort }, offer: Offer, wanted: WantedPlan) {
  const id = offerId(offer);
  const known = dataOf((yield* select(selectPlans))[id])?.condition;
  if (known && known.deadlineInMonths === wanted.deadlineInMonths && known.monthlyKm === wanted.monthlyKm) return;
  yield* put(planRequested({ id }));
  yield* load(
    'comparison',
    function* readPlan() {
      const { conditions, costTerms } = yield* read((signal) => ports.offer.readConditions(offer, signal));
      const condition = closestSelection(conditionTree(conditions), wanted, offer.bestCondition)?.condition;
      const plan = condition && {
        condition,
        costTerms,
        deadlines: uniqueAscending(conditions.map(({ deadlineInMonths }) => deadlineInMonths)),
        monthlyKms: uniqueAscending(conditions.map(({ monthlyKm }) => monthlyKm)),
      };
      yield* put(planLoaded({ id, plan }));
    },
    (error) => planFailed({ id, error }),
  );
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
