/** What another version of a car costs at the plan that is chosen. Pure. */
import { withChange } from './condition-options.ts';
import type { ConditionTree, Selection } from './conditions.ts';
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
  const known = tree && withChange(tree, selection, {});
  if (known) {
    const { monthlyInstallmentInCents, deadlineInMonths } = known;
    return { monthlyInstallmentInCents, deadlineInMonths, isOfChosenPlan: true };
  }
  if (!best) return undefined;
  const { monthlyInstallmentInCents, deadlineInMonths } = best;
  const isReferenceChosen =
    tree === undefined &&
    selection.accessoryText === '' &&
    best.deadlineInMonths === selection.deadlineInMonths &&
    best.monthlyKm === selection.monthlyKm &&
    best.colorCode === selection.colorCode;
  return { monthlyInstallmentInCents, deadlineInMonths, isOfChosenPlan: isReferenceChosen };
}
