import type { CostTerms } from '../comparison/true-cost.ts';
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
