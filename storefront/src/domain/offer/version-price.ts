/** The price of another version of a car at the chosen plan. Pure. */
import { withChange } from './condition-options.ts';
import { isSameSelection, type ConditionTree, type Selection } from './conditions.ts';
import type { Offer } from './offer.ts';

export interface VersionPrice {
  monthlyInstallmentInCents: number;
  deadlineInMonths: number;
  /** False for the version's reference plan, if the chosen one is unknown or not on offer. */
  isOfChosenPlan: boolean;
}

/**
 * The price of a version at the chosen plan, else at its reference plan. A package that the version lacks is left out,
 * as in every selection.
 * @param tree conditions of the version, once they are loaded
 */
export function versionPrice(
  { bestCondition: best }: Offer,
  tree: ConditionTree | undefined,
  selection: Selection,
): VersionPrice | undefined {
  const reference = best && { ...best, accessoryText: '' };
  const atOnce = reference && isSameSelection(reference, selection) ? reference : undefined;
  const known = tree ? withChange(tree, selection, {}) : atOnce;
  const shown = known ?? best;
  return (
    shown && {
      monthlyInstallmentInCents: shown.monthlyInstallmentInCents,
      deadlineInMonths: shown.deadlineInMonths,
      isOfChosenPlan: known !== undefined,
    }
  );
}
