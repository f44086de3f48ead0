import { nearestUse } from '#/domain/offer/closest-selection.ts';
import { uniqueAscending } from '#/domain/values/lists.ts';
import type { ComparedItem, WantedPlan } from '#/domain/comparison/comparison-selection.ts';
import { encodeSimulation } from '#/domain/urls/simulation-search.ts';
import { earlyExitFeeInCents, type CostTerms } from '#/domain/comparison/true-cost.ts';
import type { Offer, Vehicle } from '#/domain/offer/offer.ts';
import { estimateTotal, readjustmentSearch, type TotalEstimate } from '#/domain/comparison/readjustment.ts';
import { dataOf, type Loadable } from '#/shared/loading/loadable.ts';
import type { OfferPlans, PricedPlan } from './comparison.slice.ts';

/** One car of the page, with the loaded part of its plan. */
export interface ComparedColumn {
  item: ComparedItem;
  offer: Offer;
  /** Absent for a car that is unavailable or has no price. */
  price?: { monthlyInCents: number; total: TotalEstimate; deadlineInMonths: number; monthlyKm: number };
  terms: CostTerms;
  /** Fee of the service's early-exit example, with its month. */
  earlyExit?: { amountInCents: number; month: number };
  /** URL of the offer page, with this plan if there is one. */
  href: string;
  /** The offer's terms and kilometres, ascending; empty while unknown. */
  deadlines: readonly number[];
  monthlyKms: readonly number[];
  /** Absent until it has loaded, and after a failure. */
  vehicle?: Vehicle | undefined;
  isLoading: boolean;
  hasFailed: boolean;
}

type OfferColumn = Pick<ComparedColumn, 'item' | 'offer'>;

/** The wanted term and kilometres; by default those of the first available offer's best condition. */
export function wantedPlanOf(columns: readonly OfferColumn[], { deadlineInMonths, monthlyKm }: WantedPlan): WantedPlan {
  const first = columns.find(({ offer }) => offer.isAvailable && offer.bestCondition)?.offer.bestCondition;
  return {
    deadlineInMonths: deadlineInMonths ?? first?.deadlineInMonths,
    monthlyKm: monthlyKm ?? first?.monthlyKm,
  };
}

type Priced = Omit<PricedPlan, 'colorCode' | 'accessoryText'>;

/**
 * Content of a car's column: its plan with the wanted or nearest term and kilometres, or its best condition from the
 * list until the plans have loaded. The list may name a car that was withdrawn since: without plans it is unavailable.
 */
export function columnOf(
  { item, offer: listed }: OfferColumn,
  loaded: Loadable<OfferPlans> | undefined,
  vehicle: Loadable<Vehicle> | undefined,
  { readjustmentPercent, ...wanted }: WantedPlan & { readjustmentPercent?: number | undefined },
): ComparedColumn {
  const known = dataOf(loaded);
  const isWithdrawn = known?.plans.length === 0;
  const offer = { ...listed, isAvailable: listed.isAvailable && !isWithdrawn };
  const { plans = [], costTerms } = (offer.isAvailable && known) || {};
  const plan = nearestUse(plans, wanted)[0];
  const priced: Priced | undefined = offer.isAvailable ? (plan ?? offer.bestCondition) : undefined;
  const terms = costTerms ?? {};
  const exit = terms.earlyExit;
  const fee = exit && priced && earlyExitFeeInCents(priced, exit.month, exit.percentOfRemaining);
  return {
    item,
    offer,
    deadlines: uniqueAscending(plans.map(({ deadlineInMonths }) => deadlineInMonths)),
    monthlyKms: uniqueAscending(plans.map(({ monthlyKm }) => monthlyKm)),
    vehicle: dataOf(vehicle),
    ...(priced && {
      price: {
        monthlyInCents: priced.monthlyInstallmentInCents,
        total: estimateTotal(
          { monthlyInCents: priced.monthlyInstallmentInCents, deadlineInMonths: priced.deadlineInMonths },
          { percentAYear: readjustmentPercent, index: terms.readjustmentIndex },
        ),
        deadlineInMonths: priced.deadlineInMonths,
        monthlyKm: priced.monthlyKm,
      },
    }),
    terms,
    ...(exit && fee !== undefined && { earlyExit: { amountInCents: fee, month: exit.month } }),
    href: urlOf(offer, plan, readjustmentPercent),
    isLoading: (offer.isAvailable && isUnderWay(loaded)) || isUnderWay(vehicle),
    // The service no longer knows the data of a withdrawn car.
    hasFailed: (offer.isAvailable && loaded?.status === 'error') || (!isWithdrawn && vehicle?.status === 'error'),
  };
}

function urlOf(offer: Offer, plan: PricedPlan | undefined, readjustmentPercent: number | undefined): string {
  const page = `/ofertasvw/${offer.slug}`;
  if (!plan) return page;
  const search = new URLSearchParams({
    ...encodeSimulation(plan, offer),
    ...readjustmentSearch(readjustmentPercent),
  });
  return `${page}?${search.toString()}`;
}

const isUnderWay = (loaded: Loadable<unknown> | undefined) => loaded === undefined || loaded.status === 'loading';

/** Status of all plans: failures are reported once none is loading. */
export function statusOfPlans(
  columns: readonly Pick<ComparedColumn, 'isLoading' | 'hasFailed'>[],
): 'loading' | 'error' | 'success' {
  if (columns.some(({ isLoading }) => isLoading)) return 'loading';
  return columns.some(({ hasFailed }) => hasFailed) ? 'error' : 'success';
}

/** Indexes of the lowest amounts; none if fewer than two are known or all are equal. */
export function lowestOf(amounts: readonly (number | undefined)[]): ReadonlySet<number> {
  const known = amounts.filter((amount) => amount !== undefined);
  const lowest = Math.min(...known);
  if (known.length < 2 || known.every((amount) => amount === lowest)) return new Set();
  return new Set(amounts.flatMap((amount, place) => (amount === lowest ? [place] : [])));
}

/** Term and kilometres of every priced column; undefined if they differ or none has a price. */
export function sharedPlanOf(
  columns: readonly ComparedColumn[],
): { deadlineInMonths: number; monthlyKm: number } | undefined {
  const prices = columns.flatMap(({ price }) => (price ? [price] : []));
  const [first] = prices;
  const isShared = prices.every(
    ({ deadlineInMonths, monthlyKm }) => deadlineInMonths === first?.deadlineInMonths && monthlyKm === first.monthlyKm,
  );
  return first && isShared ? { deadlineInMonths: first.deadlineInMonths, monthlyKm: first.monthlyKm } : undefined;
}

export interface ComparedFact {
  label: string;
  /** One value per column; undefined if unknown. */
  values: readonly (string | undefined)[];
}

/** Rows of the cars' data sheets, in order: a label of any car is a row. */
export function specificationsOf(columns: readonly ComparedColumn[]): ComparedFact[] {
  const sheets = columns.map(
    ({ vehicle }) => new Map(vehicle?.specifications.map(({ label, value }) => [label, value])),
  );
  const labels = new Set(sheets.flatMap((sheet) => [...sheet.keys()]));
  return [...labels].map((label) => ({ label, values: sheets.map((sheet) => sheet.get(label)) }));
}

export interface ComparedEquipment {
  /** Items that every car has. */
  inAll: readonly string[];
  /** Items that only some cars have, with one flag per column; undefined if its equipment is unknown. */
  differing: readonly { piece: string; has: readonly (boolean | undefined)[] }[];
}

export function equipmentOf(columns: readonly ComparedColumn[]): ComparedEquipment {
  const lists = columns.map(({ vehicle }) => vehicle && new Set(vehicle.standardItems));
  const known = lists.filter((list) => list !== undefined);
  const pieces = [...new Set(known.flatMap((list) => [...list]))];
  const isInAll = (piece: string) => known.length === columns.length && known.every((list) => list.has(piece));
  return {
    inAll: pieces.filter(isInAll),
    differing: pieces
      .filter((piece) => !isInAll(piece))
      .map((piece) => ({ piece, has: lists.map((list) => list?.has(piece)) })),
  };
}

/** True if the columns of a row differ. */
export const isDiffering = (values: readonly unknown[]): boolean => new Set(values).size > 1;
