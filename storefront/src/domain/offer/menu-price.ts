/** The price a car has in the header's menu (spec §2.3). */
import type { Offer } from './offer.ts';

/** The menu's own price of the ID.4, whatever the service recommends (spec §2.3). */
const fixedPriceInCents: Readonly<Record<string, number>> = { 'ID.4': 499_000 };

/** Cents a month; undefined for a car that can't be had now. */
export function menuPriceInCents({ name, isAvailable, bestCondition }: Offer): number | undefined {
  if (!isAvailable) return undefined;
  return fixedPriceInCents[name] ?? bestCondition?.monthlyInstallmentInCents;
}
