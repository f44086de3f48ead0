import type { CostTerms } from './cost-terms.ts';

/** Ways a car is sold (spec §3); `used` is only ever read. */
export type SalesChannel = 'signdrive' | 'financing' | 'calculator' | 'used' | 'unknown';

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
}
