import type { Condition } from '#/domain/offer/conditions.ts';
import type { ComparedItem } from '#/domain/comparison/comparison-selection.ts';
import { encodeSimulation } from '#/domain/address/offer-address.ts';
import { selectionOf } from '#/domain/offer/conditions.ts';
import type { CostTerms } from '#/domain/comparison/cost-terms.ts';
import type { Offer } from '#/domain/offer/offer.ts';
import { estimateTotal, readjustmentSearch, type TotalEstimate } from '#/domain/comparison/readjustment.ts';
import { earlyExitFeeInCents } from '#/domain/comparison/true-cost.ts';
import type { Vehicle } from '#/domain/offer/vehicle.ts';
import { dataOf, type Loadable } from '#/shared/loading/loadable.ts';
import type { ComparedPlan } from './comparison.slice.ts';

/** One car of the page, with as much of its plan as is known. */
export interface ComparedColumn {
  item: ComparedItem;
  offer: Offer;
  /** Absent for a car that can't be had or has no price. */
  price?: { monthlyInCents: number; total: TotalEstimate; deadlineInMonths: number; monthlyKm: number };
  terms: CostTerms;
  /** Fee of the early exit the service states, with its month. */
  earlyExit?: { amountInCents: number; month: number };
  /** The offer page, on this very plan where there is one. */
  href: string;
  /** Terms and kilometres the offer has, ascending; empty while unknown. */
  deadlines: readonly number[];
  monthlyKms: readonly number[];
  /** Absent until it is read, and where it can't be. */
  vehicle?: Vehicle | undefined;
  isLoading: boolean;
  hasFailed: boolean;
}

type Priced = Pick<Condition, 'monthlyInstallmentInCents' | 'deadlineInMonths' | 'monthlyKm'>;

/** What stands in a car's column: its plan, or its best condition from the list until the plan is there. */
export function columnOf(
  { item, offer }: Pick<ComparedColumn, 'item' | 'offer'>,
  loaded: Loadable<ComparedPlan | undefined> | undefined,
  vehicle: Loadable<Vehicle> | undefined,
  readjustmentPercent?: number,
): ComparedColumn {
  const plan = loaded?.status === 'success' ? loaded.data : undefined;
  const priced: Priced | undefined = offer.isAvailable ? (plan?.condition ?? offer.bestCondition) : undefined;
  const terms = (offer.isAvailable ? plan?.costTerms : undefined) ?? {};
  const exit = terms.earlyExit;
  const fee = exit && priced && earlyExitFeeInCents(priced, exit.month, exit.percentOfRemaining);
  return {
    item,
    offer,
    deadlines: plan?.deadlines ?? [],
    monthlyKms: plan?.monthlyKms ?? [],
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
    href: addressOf(offer, plan, readjustmentPercent),
    isLoading: (offer.isAvailable && isUnderWay(loaded)) || isUnderWay(vehicle),
    hasFailed: (offer.isAvailable && loaded?.status === 'error') || vehicle?.status === 'error',
  };
}

function addressOf(offer: Offer, plan: ComparedPlan | undefined, readjustmentPercent: number | undefined): string {
  const page = `/ofertasvw/${offer.slug}`;
  if (!plan || !offer.isAvailable) return page;
  const search = new URLSearchParams({
    ...encodeSimulation(selectionOf(plan.condition), offer),
    ...readjustmentSearch(readjustmentPercent),
  });
  return `${page}?${search.toString()}`;
}

const isUnderWay = (loaded: Loadable<unknown> | undefined) => loaded === undefined || loaded.status === 'loading';

/** How the plans stand together: a failed one is said when none is on its way any more. */
export function statusOfPlans(
  columns: readonly Pick<ComparedColumn, 'isLoading' | 'hasFailed'>[],
): 'loading' | 'error' | 'success' {
  if (columns.some(({ isLoading }) => isLoading)) return 'loading';
  return columns.some(({ hasFailed }) => hasFailed) ? 'error' : 'success';
}

/** Places of the lowest of some amounts; none when fewer than two are known or all are the same. */
export function lowestOf(amounts: readonly (number | undefined)[]): ReadonlySet<number> {
  const known = amounts.filter((amount) => amount !== undefined);
  const lowest = Math.min(...known);
  if (known.length < 2 || known.every((amount) => amount === lowest)) return new Set();
  return new Set(amounts.flatMap((amount, place) => (amount === lowest ? [place] : [])));
}

/** Term and kilometres that every priced column shares; undefined when they differ or none has a price. */
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
  /** One per column; undefined where the column doesn't say. */
  values: readonly (string | undefined)[];
}

/** What the cars' data sheets say, in their order: a label that any of them has is a row. */
export function specificationsOf(columns: readonly ComparedColumn[]): ComparedFact[] {
  const sheets = columns.map(
    ({ vehicle }) => new Map(vehicle?.specifications.map(({ label, value }) => [label, value])),
  );
  const labels = new Set(sheets.flatMap((sheet) => [...sheet.keys()]));
  return [...labels].map((label) => ({ label, values: sheets.map((sheet) => sheet.get(label)) }));
}

export interface ComparedEquipment {
  /** Pieces that every car has. */
  inAll: readonly string[];
  /** Pieces that only some have, each with whether a column has it; undefined where its equipment is unknown. */
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

/** Whether a row tells the columns apart. */
export const isDiffering = (values: readonly unknown[]): boolean => new Set(values).size > 1;
