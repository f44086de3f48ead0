/** Contract costs besides the instalments. Every part is absent if the service doesn't send it. */
export interface CostTerms {
  /** Price of one kilometre above the contract's. */
  excessKmPriceInCents?: number;
  /** The customer's share of a damage. */
  insuranceExcessInCents?: number;
  /** The service's example of an early exit. */
  earlyExit?: {
    /** Month of the exit, counted from 1. */
    month: number;
    /** Percent of the remaining instalments. */
    percentOfRemaining: number;
  };
  /** Name of the yearly readjustment index, for example `IPCA`. */
  readjustmentIndex?: string;
  included?: readonly CostItem[];
  notIncluded?: readonly CostItem[];
}

/** One line of the included and not-included lists. */
export interface CostItem {
  title: string;
  note: string;
  valueInCents?: number;
}
