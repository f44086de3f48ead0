/** Compares the standard items of a car's versions (spec §3, `standardItems`). Pure. */
import type { Offer } from './offer.ts';

export interface EquippedVersion {
  offer: Offer;
  standardItems: readonly string[];
}

export interface EquipmentStep extends EquippedVersion {
  /** The next cheaper version; absent for the cheapest. */
  cheaper?: Offer;
  /** Items that `cheaper` lacks. */
  added: readonly string[];
  /** Items of `cheaper` that this version lacks. */
  missing: readonly string[];
  /** Monthly difference to `cheaper`; absent if their best conditions differ in term or kilometres. */
  addedMonthlyInCents?: number;
}

/** The versions by ascending price, each with its differences to the one before. Versions without a price come last. */
export function equipmentSteps(versions: readonly EquippedVersion[]): EquipmentStep[] {
  const sorted = versions.toSorted((one, other) => monthlyOf(one) - monthlyOf(other));
  return sorted.map((version, place) => {
    const before = sorted[place - 1];
    if (!before) return { ...version, added: [], missing: [] };
    const difference = monthlyDifference(before.offer, version.offer);
    return {
      ...version,
      cheaper: before.offer,
      added: version.standardItems.filter((item) => !before.standardItems.includes(item)),
      missing: before.standardItems.filter((item) => !version.standardItems.includes(item)),
      ...(difference !== undefined && { addedMonthlyInCents: difference }),
    };
  });
}

const monthlyOf = ({ offer }: EquippedVersion) =>
  offer.bestCondition?.monthlyInstallmentInCents ?? Number.MAX_SAFE_INTEGER;

function monthlyDifference({ bestCondition: one }: Offer, { bestCondition: other }: Offer): number | undefined {
  if (!one || !other) return undefined;
  if (one.deadlineInMonths !== other.deadlineInMonths || one.monthlyKm !== other.monthlyKm) return undefined;
  return other.monthlyInstallmentInCents - one.monthlyInstallmentInCents;
}
