import type { BodyType } from './offer.ts';

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
