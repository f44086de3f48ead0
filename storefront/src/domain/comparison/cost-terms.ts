/** What a contract may cost beside its instalments. Every part is absent when the service doesn't send it. */
export interface CostTerms {
  /** Price of one kilometre above the contract's. */
  excessKmPriceInCents?: number;
  /** The part of a damage the customer pays. */
  insuranceExcessInCents?: number;
  /** The example of an early exit the service states. */
  earlyExit?: {
    /** Month of the exit, counted from 1. */
    month: number;
    /** Percent of the instalments still to come. */
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
