/** The price of a car in the header's menu (spec §2.3). */
import type { Offer } from './offer.ts';

/** The fixed menu price of the ID.4; overrides the service's (spec §2.3). */
const fixedPriceInCents: Readonly<Record<string, number>> = { 'ID.4': 499_000 };

/** Cents a month; undefined for a car that is unavailable. */
export function menuPriceInCents({ name, isAvailable, bestCondition }: Offer): number | undefined {
  if (!isAvailable) return undefined;
  return fixedPriceInCents[name] ?? bestCondition?.monthlyInstallmentInCents;
}
