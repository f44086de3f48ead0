import type {
  ConventionalPlan as WireConventionalPlan,
  SigndrivePlan as WireSigndrivePlan,
  CostTerms as WireCostTerms,
} from '@signdrive/sandbox/contract/vehicle';
import type { FinancingPlan, Plan, SubscriptionPlan } from '../../domain/offer/simulation.ts';
import {
  broken,
  cents,
  count,
  fieldsOf,
  listOfReadable,
  number,
  object,
  positive,
  present,
  text,
  tolerate,
  type Decoder,
  type Fields,
  type Report,
} from '../wire/decode.ts';
import type { CostItem, CostTerms } from '../../domain/comparison/true-cost.ts';

export const subscriptionPlan = (report: Report) =>
  object((wire: Fields<WireSigndrivePlan>): SubscriptionPlan => ({
    type: 'signdrive',
    productId: wire.get('productId', text),
    deadlineInMonths: wire.get('deadline', positive),
    monthlyKm: wire.get('monthlyKm', count),
    colorCode: wire.get('colorCode', text),
    monthlyInstallmentInCents: wire.get('monthlyInstallment', cents),
    totalInCents: wire.get('totalValue', cents),
    ...present({ costTerms: wire.tolerant('costTerms', costTerms(report), report) }),
  }));

const financingPlan = (value: unknown, where: string): Omit<FinancingPlan, 'type'> => {
  const wire = fieldsOf<WireConventionalPlan>(value, where);
  return {
    name: wire.get('name', text),
    deadlineInMonths: wire.get('deadline', positive),
    vehicleValueInCents: wire.get('vehicleValue', cents),
    downPaymentInCents: wire.get('downPayment', cents),
    balloonInCents: wire.get('balloonValue', cents),
    monthlyInstallmentInCents: wire.get('monthlyInstallment', cents),
    totalInCents: wire.get('totalValue', cents),
    cetPercentAYear: wire.get('cetValue', number),
    ...present({ interestPercentAMonth: wire.maybe('monthlyInterestRate', number) }),
  };
};

/**
 * Results of a simulation. Unknown plan types are ignored and an unreadable financing is reported and left out. An
 * unreadable subscription is an error, because it is the price itself.
 */
export const plans =
  (report: Report): Decoder<Plan[]> =>
  (value, where) => {
    if (!Array.isArray(value)) return broken(where);
    return value.flatMap((entry: unknown, index): Plan[] => {
      const path = `${where}[${index}]`;
      const planType = fieldsOf<WireSigndrivePlan>(entry, path).get('planType', text);
      if (planType === 'signdrive') return [subscriptionPlan(report)(entry, path)];
      if (planType !== 'convencional' && planType !== 'unique') return [];
      const plan = tolerate(() => financingPlan(entry, path), report);
      if (plan === undefined) return [];
      return [planType === 'unique' ? { type: 'unique', ...plan } : { type: 'convencional', ...plan }];
    });
  };

type WireCostItem = NonNullable<WireCostTerms['notIncluded']>[number];
type WireEarlyExit = NonNullable<WireCostTerms['earlyExit']>;

const costItem = object((item: Fields<WireCostItem>): CostItem => ({
  title: item.get('title', text),
  note: item.get('note', text),
  ...present({ valueInCents: item.maybe('value', cents) }),
}));

const percent: Decoder<number> = (value, where) => {
  const read = number(value, where);
  // A value above 100 can't be a percentage; no fee is better than a wrong one.
  return read >= 0 && read <= 100 ? read : broken(where);
};

const earlyExit = object((exit: Fields<WireEarlyExit>): NonNullable<CostTerms['earlyExit']> => ({
  month: exit.get('month', positive),
  percentOfRemaining: exit.get('percentOfRemaining', percent),
}));

/** An extension of the wire: missing or unreadable parts are absent. */
export const costTerms = (report: Report) =>
  object((terms: Fields<WireCostTerms>): CostTerms => {
    const items = listOfReadable(costItem, report);
    return present({
      excessKmPriceInCents: terms.tolerant('excessKmPrice', cents, report),
      insuranceExcessInCents: terms.tolerant('insuranceExcess', cents, report),
      earlyExit: terms.tolerant('earlyExit', earlyExit, report),
      readjustmentIndex: terms.tolerant('readjustmentIndex', text, report),
      included: terms.tolerant('included', items, report),
      notIncluded: terms.tolerant('notIncluded', items, report),
    });
  });
