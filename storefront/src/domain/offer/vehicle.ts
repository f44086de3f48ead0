import type { BodyType } from './offer.ts';

/** The car itself, beside what it costs to subscribe to it. */
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
