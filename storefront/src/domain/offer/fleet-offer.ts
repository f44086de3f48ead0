import type { CostTerms } from '../comparison/cost-terms.ts';

/** Ways a car is sold (spec §3); `used` is only ever read. */
export type SalesChannel = 'signdrive' | 'financing' | 'calculator' | 'used' | 'unknown';

/** Days that the steps of an order take, counted from the order. */
export interface OrderPeriods {
  /** Until the documents are checked. */
  documentsDays: number;
  /** Until the contract can be signed. */
  contractDays: number;
  /** For the signature, from the contract on. */
  signingDays: number;
}

/** The product an order is made of, as the fleet service knows it. */
export interface FleetOffer {
  productId: string;
  salesChannel: SalesChannel;
  modelCode: string;
  model: string;
  year: number;
  hasShield: boolean;
  colorName: string;
  colorCode: string;
  /** `#rrggbb`; absent where the service doesn't say. */
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
