import { createSelector } from '@reduxjs/toolkit';
import { options } from '#/domain/condition-options.ts';
import { resolve, totalInCents, type Condition } from '#/domain/conditions.ts';
import { answersSelection, priceDiffers, rankPlans, type ConventionalPlan } from '#/domain/simulation.ts';
import { trueCost, type TrueCost } from '#/domain/true-cost.ts';
import { dataOf } from '#/shared/loadable.ts';
import type { SelectedOffer } from './offer.slice.ts';

/** The price of the current selection, from the tree at once and from the service when it has answered. */
export interface CurrentPrice {
  monthlyInCents: number;
  totalInCents: number;
  deadlineInMonths: number;
  monthlyKm: number;
  /** The service is being asked; the price may still change. */
  isPending: boolean;
  /** What the tree said, when the service said otherwise. */
  changedFromInCents?: number;
}

export interface OfferView {
  condition: Condition;
  price: CurrentPrice;
  cost: TrueCost;
  /** Best financing for the same selection; absent until the service has answered. */
  financing?: ConventionalPlan;
}

/** Everything the page shows of one selected offer; undefined without a condition. */
export const viewOf = createSelector([(selected: SelectedOffer) => selected], (selected): OfferView | undefined => {
  const { conditions, selection, simulation } = selected;
  const loaded = dataOf(conditions);
  if (!loaded || !selection) return undefined;
  const condition = resolve(loaded.tree, selection);
  if (!condition) return undefined;

  const answered = simulation.status === 'success' ? rankPlans(simulation.current.plans) : undefined;
  const plan =
    answered?.subscription && answersSelection(answered.subscription, selection) ? answered.subscription : undefined;
  const monthlyInCents = plan?.monthlyInstallmentInCents ?? condition.monthlyInstallmentInCents;
  const total = plan?.totalInCents ?? totalInCents(condition);
  const priced = {
    monthlyInstallmentInCents: monthlyInCents,
    deadlineInMonths: condition.deadlineInMonths,
    monthlyKm: condition.monthlyKm,
    totalInCents: total,
  };
  return {
    condition,
    price: {
      monthlyInCents,
      totalInCents: total,
      deadlineInMonths: condition.deadlineInMonths,
      monthlyKm: condition.monthlyKm,
      isPending: simulation.status === 'loading' || selected.next?.status === 'loading',
      ...(plan && priceDiffers(condition, plan) && { changedFromInCents: condition.monthlyInstallmentInCents }),
    },
    cost: trueCost(priced, plan?.costTerms ?? loaded.costTerms),
    ...(answered?.bestConventional && { financing: answered.bestConventional }),
  };
});

/** What may be chosen next; undefined before the conditions are there. */
export const choicesOf = createSelector(
  [(selected: SelectedOffer) => selected.conditions, (selected: SelectedOffer) => selected.selection],
  (conditions, selection) => {
    const tree = dataOf(conditions)?.tree;
    return tree && selection ? options(tree, selection) : undefined;
  },
);
