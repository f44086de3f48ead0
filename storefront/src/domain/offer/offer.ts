/** One version of a car on offer, and its availability rules (spec §3 Offer/car, §4). */
import type { CostTerms } from '../comparison/true-cost.ts';

export const bodyTypes = ['suvw', 'hatch', 'sedan', 'pickup', 'electric', 'minivan'] as const;

/** A category of the spec; `unknown` for any other the service sends. */
export type BodyType = (typeof bodyTypes)[number] | 'unknown';

const bodyTypeByWireName: Readonly<Record<string, BodyType>> = {
  SUVW: 'suvw',
  Hatch: 'hatch',
  Sedan: 'sedan',
  'Pick-up': 'pickup',
  Elétrico: 'electric',
  Minivan: 'minivan',
};

/** Maps a category name of the service (spec §3, Body-type categories). */
export function bodyTypeNamed(name: string): BodyType {
  return Object.hasOwn(bodyTypeByWireName, name) ? (bodyTypeByWireName[name] ?? 'unknown') : 'unknown';
}

/** Paint of a drawing whose colour the service doesn't give: a light grey. */
export const unknownPaint = '#aeb6b9';

/** Identifies an offer (spec §4, Offer selection). */
export interface OfferKey {
  /** The maker's code of the version. */
  modelCode: string;
  /** Model year. */
  year: number;
  /** Armoured. */
  hasShield: boolean;
}

/** The condition the service recommends for an offer. */
export interface BestCondition {
  monthlyInstallmentInCents: number;
  deadlineInMonths: number;
  /** Kilometres a month. */
  monthlyKm: number;
  /** Lower is better. */
  score: number;
  colorCode: string;
  /** Total effective cost, percent a year; absent if the service doesn't send it. */
  cetPercentAYear?: number;
}

export interface Offer extends OfferKey {
  /** Name of the car, for example `T-Cross`. */
  name: string;
  /** Name of the version, for example `Comfortline 200 TSI`. */
  model: string;
  /** URL of the offer page; versions of one car share it. */
  slug: string;
  bodyType: BodyType;
  isAvailable: boolean;
  hasFastDelivery: boolean;
  isDeadlineWithinLimit: boolean;
  /** Delivery text, as the service wrote it. */
  deadlineInfo: string;
  isElectric: boolean;
  /** Texts of the badges. */
  tags: readonly string[];
  /** Grammatical gender of the name: true for "o T-Cross". */
  isMale: boolean;
  description: string;
  /** Legal text of the offer. */
  legalText: string;
  bestCondition?: BestCondition;
  /** Paint of the best condition's colour, `#rrggbb`. */
  colorHex?: string;
}

const unavailableText = 'Sem disponibilidade.';
const fastDeliveryText = '7 dias úteis em SP/ABC, em até 15 dias interior de SP e em 30 dias demais regiões.';

/** Availability in a list: the service's flag, unless its delivery text contradicts it (spec §4). */
export function isListedAsAvailable(offer: { isAvailable: boolean; deadlineInfo: string }): boolean {
  return offer.isAvailable && offer.deadlineInfo !== unavailableText;
}

/** Availability once the conditions are loaded: they take precedence (spec §4, Offer selection). */
export function isAvailableWith(offer: Pick<Offer, 'deadlineInfo'>, conditions: readonly unknown[]): boolean {
  return conditions.length > 0 && offer.deadlineInfo !== unavailableText;
}

/** Electric offers always count as within the limit (spec §4). */
export function isWithinDeadlineLimit(offer: { isElectric: boolean; isDeadlineWithinLimit: boolean }): boolean {
  return offer.isElectric || offer.isDeadlineWithinLimit;
}

/** Fast delivery is one exact text, regardless of other fields (spec §4). */
export function hasFastDelivery(deadlineInfo: string): boolean {
  return deadlineInfo === fastDeliveryText;
}

/** True for the same offer: selecting it again does nothing (spec §4). */
export function isSameOffer(one: OfferKey, other: OfferKey): boolean {
  return one.modelCode === other.modelCode && one.year === other.year && one.hasShield === other.hasShield;
}

/** Data of the car itself, without subscription costs. */
export interface Vehicle {
  /** The modelCode. */
  id: string;
  name: string;
  model: string;
  year: number;
  bodyType: BodyType;
  /** Public price. */
  priceInCents: number;
  description: string;
  /** Engine, gearbox, consumption … in display order. */
  specifications: readonly { label: string; value: string }[];
  standardItems: readonly string[];
}

/**
 * One value that identifies a version, for forms that work without script: `POTRA1~2027`, `TAHIG1~2026~1` with armour.
 * No code contains a tilde. The script itself writes `versao`, `ano` and `blindado`.
 */
export function versionValue({ modelCode, year, hasShield }: OfferKey): string {
  return [modelCode, year, ...(hasShield ? [1] : [])].join('~');
}

/** Sales channels of a car (spec §3); `used` is only read, never sent. */
export type SalesChannel = 'signdrive' | 'financing' | 'calculator' | 'used' | 'unknown';

/** Duration of the order's steps in days, counted from the order. */
export interface OrderPeriods {
  /** Until the document check. */
  documentsDays: number;
  /** Until the contract is ready to sign. */
  contractDays: number;
  /** For the signature, from the contract on. */
  signingDays: number;
}

/** The product of an order, in the fleet service's data. */
export interface FleetOffer {
  productId: string;
  salesChannel: SalesChannel;
  modelCode: string;
  model: string;
  year: number;
  hasShield: boolean;
  colorName: string;
  colorCode: string;
  /** `#rrggbb`; absent if the service doesn't send it. */
  colorHex?: string;
  deadlineInMonths: number;
  /** Kilometres a month. */
  monthlyKm: number;
  monthlyInstallmentInCents: number;
  accessories: readonly string[];
  optionals: readonly string[];
  costTerms?: CostTerms;
  orderPeriods?: OrderPeriods;
}
