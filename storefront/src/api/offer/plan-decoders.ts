import type {
  ConventionalPlan as WireConventionalPlan,
  SigndrivePlan as WireSigndrivePlan,
} from '@signdrive/sandbox/contract/vehicle';
import type { FinancingPlan, Plan, SubscriptionPlan } from '../../domain/offer/simulation.ts';
import { costTerms } from './cost-terms.ts';
import {
  broken,
  cents,
  count,
  fieldsOf,
  number,
  positive,
  present,
  text,
  tolerate,
  type Decoder,
  type Report,
} from '../wire/decode.ts';

export const subscriptionPlan =
  (report: Report): Decoder<SubscriptionPlan> =>
  (value, where) => {
    const wire = fieldsOf<WireSigndrivePlan>(value, where);
    return {
      type: 'signdrive',
      productId: wire.get('productId', text),
      deadlineInMonths: wire.get('deadline', positive),
      monthlyKm: wire.get('monthlyKm', count),
      colorCode: wire.get('colorCode', text),
      monthlyInstallmentInCents: wire.get('monthlyInstallment', cents),
      totalInCents: wire.get('totalValue', cents),
      ...present({ costTerms: wire.tolerant('costTerms', costTerms(report), report) }),
    };
  };

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
