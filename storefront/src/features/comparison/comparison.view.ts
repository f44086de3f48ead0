import { compare, financingOver, type Comparison, type ComparedOption } from '#/domain/comparison/comparison.ts';
import { investmentYieldPercent } from '#/domain/comparison/comparison-costs.ts';
import { noTables, type ComparedVersion, type ComparisonTables } from '#/domain/comparison/comparison-tables.ts';
import type { Plan } from '#/domain/offer/simulation.ts';
import { formatMoney, formatPercent } from '#/shared/text/format.ts';
import { assumptionCopy, type AssumptionCopy } from './assumptions.copy.ts';
import { comparisonCopy, optionVerb } from './comparison.copy.ts';

/** Inputs of a comparison: a car, its simulated plans, and its value data. */
export interface ComparisonFacts {
  car: ComparedVersion;
  plans: readonly Plan[];
  /** Public price, used if no financing has it. */
  carValueInCents?: number | undefined;
  tables: ComparisonTables | undefined;
  /** The visitor's own yearly readjustment. */
  readjustmentPercent?: number | undefined;
}

export interface ComparisonView {
  comparison: Comparison;
  assumptions: readonly AssumptionCopy[];
  /** `cheapest` by net cost; undefined if the subscription and its cheapest alternative cost the same. */
  verdict: { statement: string; other: string; isAgainst: boolean; cheapest: ComparedOption | undefined };
}

/** The whole comparison as text; undefined without a subscription or the car's price. */
export function comparisonViewOf(facts: ComparisonFacts): ComparisonView | undefined {
  const { car, plans, carValueInCents, tables, readjustmentPercent } = facts;
  const subscription = plans.find((plan) => plan.type === 'signdrive');
  if (!subscription) return undefined;
  const financing = financingOver(plans, subscription.deadlineInMonths);
  const value = financing?.vehicleValueInCents ?? carValueInCents;
  if (value === undefined) return undefined;
  const comparison = compare({
    car,
    carValueInCents: value,
    tables: tables ?? noTables,
    subscription: { ...subscription, readjustmentIndex: subscription.costTerms?.readjustmentIndex },
    financing,
    own: { readjustmentPercent },
  });
  return {
    comparison,
    assumptions: assumptionCopy(comparison, {
      tableSource: tables?.source,
      financing,
      isReadjustmentOwn: readjustmentPercent !== undefined,
    }),
    verdict: verdictOf(comparison),
  };
}

function verdictOf({ verdict }: Comparison): ComparisonView['verdict'] {
  const { outcome, rival, differenceInCents, cheapestWithYield } = verdict;
  const { cheaper, dearer, same, cheaperOther, dearerOther, turnedByYield } = comparisonCopy;
  const amount = formatMoney(differenceInCents);
  const statement = {
    cheaper: cheaper(amount, optionVerb[rival]),
    dearer: dearer(amount, optionVerb[rival]),
    same: same(optionVerb[rival]),
  }[outcome];
  const isAgainst = outcome === 'dearer';
  const cheapest = isAgainst ? rival : 'subscription';
  const other = isAgainst ? dearerOther : cheaperOther;
  const turn = turnedByYield(optionVerb[cheapestWithYield], formatPercent(investmentYieldPercent));
  return {
    statement,
    other: cheapestWithYield === cheapest ? other : `${other} ${turn}`,
    isAgainst,
    cheapest: outcome === 'same' ? undefined : cheapest,
  };
}
