import type { ConventionalPlan, UniquePlan } from '../../../contract/vehicle.ts';
import { toReais } from './money.ts';

/** A sample credit product with invented conditions. */
interface Product {
  name: string;
  months: number;
  /** Percent a month. */
  monthlyRate: number;
  /** Extra cost added to the loan, percent of the financed amount. */
  extraFeePercent: number;
}

/** Sample fees added to the loan: registration fee, and a tax like the IOF. */
export const registrationFeeInCents = 990_00;
const taxPercent = 3.38;

export interface Financing {
  vehicleInCents: number;
  downPaymentInCents: number;
  balloonInCents: number;
  /** Amount paid at once. */
  financedInCents: number;
  /** Financed amount plus fees: the base of the interest. */
  principalInCents: number;
  monthlyInCents: number;
  totalInCents: number;
  /** Percent a year. */
  cet: number;
}

/**
 * Instalment of the Price table: constant, first due one month after the loan.
 * @param rate fraction a month; 0 divides the principal evenly
 */
export function priceTableInstalment(principal: number, rate: number, months: number, balloon = 0): number {
  const discounted = principal - balloon / (1 + rate) ** months;
  return rate === 0 ? discounted / months : (discounted * rate) / (1 - (1 + rate) ** -months);
}

/**
 * Total effective cost: the monthly rate that discounts instalments and balloon to the received amount, as percent a
 * year. Found by bisection, because the present value falls monotonically with the rate.
 */
export function totalEffectiveCost(received: number, instalment: number, months: number, balloon = 0): number {
  const presentValue = (rate: number) => {
    let value = balloon / (1 + rate) ** months;
    for (let month = 1; month <= months; month += 1) value += instalment / (1 + rate) ** month;
    return value;
  };
  let low = 0;
  let high = 1;
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2;
    if (presentValue(middle) > received) low = middle;
    else high = middle;
  }
  return ((1 + low) ** 12 - 1) * 100;
}

/** @param product rate in percent a month */
export function financingOf(
  vehicleInCents: number,
  downPaymentPercentage: number,
  balloonInCents: number,
  product: Pick<Product, 'months' | 'monthlyRate' | 'extraFeePercent'>,
): Financing {
  const downPaymentInCents = Math.round((vehicleInCents * downPaymentPercentage) / 100);
  const financedInCents = vehicleInCents - downPaymentInCents;
  const fees = registrationFeeInCents + Math.round((financedInCents * (taxPercent + product.extraFeePercent)) / 100);
  const principalInCents = financedInCents + fees;
  const { months, monthlyRate } = product;
  const monthlyInCents = Math.round(priceTableInstalment(principalInCents, monthlyRate / 100, months, balloonInCents));
  return {
    vehicleInCents,
    downPaymentInCents,
    balloonInCents,
    financedInCents,
    principalInCents,
    monthlyInCents,
    totalInCents: downPaymentInCents + monthlyInCents * months + balloonInCents,
    cet: twoDecimals(totalEffectiveCost(financedInCents, monthlyInCents, months, balloonInCents)),
  };
}

/** The amounts of a plan, in reais as the wire has them. */
const amountsOf = (financing: Financing) => ({
  vehicleValue: toReais(financing.vehicleInCents),
  downPayment: toReais(financing.downPaymentInCents),
  balloonValue: toReais(financing.balloonInCents),
  monthlyInstallment: toReais(financing.monthlyInCents),
  totalValue: toReais(financing.totalInCents),
  cetValue: financing.cet,
});

/**
 * The plans compared with a subscription, deliberately unsorted: sorting is the store's task. Two have the
 * subscription's own months; the one with the lower rate costs more in total.
 */
export function conventionalPlans(
  vehicleInCents: number,
  deadline: number,
  downPaymentPercentage: number,
  balloonInCents: number,
  hasExtensions: boolean,
): ConventionalPlan[] {
  return productsFor(deadline).map((product) => {
    const financing = financingOf(vehicleInCents, downPaymentPercentage, balloonInCents, product);
    return {
      planType: 'convencional',
      name: product.name,
      deadline: product.months,
      ...amountsOf(financing),
      ...(hasExtensions && { monthlyInterestRate: product.monthlyRate }),
    };
  });
}

/** Share of the car's value in the last payment of a `unique` plan, percent. */
const uniqueBalloonPercent = 40;

/** The maker's plan over the subscription's months, with a last payment as the buy-back price. */
export function uniquePlan(vehicleInCents: number, deadline: number, downPaymentPercentage: number): UniquePlan {
  const balloonInCents = Math.round((vehicleInCents * uniqueBalloonPercent) / 100);
  const product = { months: deadline, monthlyRate: twoDecimals(rateFor(deadline) + 0.1), extraFeePercent: 0 };
  const financing = financingOf(vehicleInCents, downPaymentPercentage, balloonInCents, product);
  return {
    planType: 'unique',
    name: `Unique, ${deadline} meses`,
    deadline,
    ...amountsOf(financing),
  };
}

/** CET of the plain financing with 30 % down over the same months: the value of `bestCondition.cetValue`. */
export function cetOfFinancing(vehicleInCents: number, months: number): number {
  const product = { months, monthlyRate: rateFor(months), extraFeePercent: 0 };
  return financingOf(vehicleInCents, 30, 0, product).cet;
}

function productsFor(deadline: number): Product[] {
  const longer = [60, 36, 48].filter((months) => months > deadline);
  return [
    ...longer.map((months) => plain(months)),
    {
      name: `Financiamento CDC com proteção, ${deadline} meses`,
      months: deadline,
      monthlyRate: rateFor(deadline) - 0.1,
      extraFeePercent: 4.5,
    },
    plain(deadline),
  ].map((product) => ({ ...product, monthlyRate: twoDecimals(product.monthlyRate) }));
}

function plain(months: number): Product {
  return { name: `Financiamento CDC, ${months} meses`, months, monthlyRate: rateFor(months), extraFeePercent: 0 };
}

/** Sample rates, percent a month. */
function rateFor(months: number): number {
  if (months <= 24) return 1.49;
  if (months <= 36) return 1.59;
  return months <= 48 ? 1.69 : 1.79;
}

function twoDecimals(value: number): number {
  return Math.round(value * 100) / 100;
}
