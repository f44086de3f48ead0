/** What another version of a car costs at the plan that is chosen. Pure. */
import { withChange } from './condition-options.ts';
import { isSameSelection, type ConditionTree, type Selection } from './conditions.ts';
import type { Offer } from './offer.ts';

export interface VersionPrice {
  monthlyInstallmentInCents: number;
  deadlineInMonths: number;
  /** False for the version's reference plan, where the chosen one is unknown or not on offer. */
  isOfChosenPlan: boolean;
}

/**
 * The price of a version at the chosen plan, else that of its reference plan. A package the version lacks is left out, as
 * everywhere.
 * @param tree conditions of the version, once they are known
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
