import type { ConventionalPlan, UniquePlan } from '../../../contract/vehicle.ts';
import { toReais } from './money.ts';

/** A sample credit product. No bank's real conditions. */
interface Product {
  name: string;
  months: number;
  /** Percent a month. */
  monthlyRate: number;
  /** Extra cost put into the loan, percent of the financed amount. */
  extraFeePercent: number;
}

/** Sample fees put into the loan: registration fee, and a tax like the IOF. */
export const registrationFeeInCents = 990_00;
const taxPercent = 3.38;

export interface Financing {
  vehicleInCents: number;
  downPaymentInCents: number;
  balloonInCents: number;
  /** Amount the buyer does not pay at once. */
  financedInCents: number;
  /** Financed amount plus fees: what interest is charged on. */
  principalInCents: number;
  monthlyInCents: number;
  totalInCents: number;
  /** Percent a year. */
  cet: number;
}

/**
 * Instalment of the Price table: constant, first one a month after.
 * @param rate fraction a month; 0 shares the principal evenly
 */
export function priceTableInstalment(principal: number, rate: number, months: number, balloon = 0): number {
  const discounted = principal - balloon / (1 + rate) ** months;
  return rate === 0 ? discounted / months : (discounted * rate) / (1 - (1 + rate) ** -months);
}

/**
 * Total effective cost: the monthly rate at which instalments and balloon are worth what the buyer received, as percent
 * a year. Found by bisection: the present value only falls as the rate grows.
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

/**
 * The plans compared with a subscription, on purpose neither by total nor by instalment in order: sorting is the store's.
 * Over the subscription's own months there are two; the one with the lower rate costs more in the end.
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
      vehicleValue: toReais(financing.vehicleInCents),
      downPayment: toReais(financing.downPaymentInCents),
      balloonValue: toReais(financing.balloonInCents),
      monthlyInstallment: toReais(financing.monthlyInCents),
      totalValue: toReais(financing.totalInCents),
      cetValue: financing.cet,
      ...(hasExtensions && { monthlyInterestRate: product.monthlyRate }),
    };
  });
}

/** Share of the car's value that a plan of type unique leaves to its last payment, percent. */
const uniqueBalloonPercent = 40;

/** The maker's plan over the subscription's months, with a last payment for which the car is bought back. */
export function uniquePlan(vehicleInCents: number, deadline: number, downPaymentPercentage: number): UniquePlan {
  const balloonInCents = Math.round((vehicleInCents * uniqueBalloonPercent) / 100);
  const product = { months: deadline, monthlyRate: twoDecimals(rateFor(deadline) + 0.1), extraFeePercent: 0 };
  const financing = financingOf(vehicleInCents, downPaymentPercentage, balloonInCents, product);
  return {
    planType: 'unique',
    name: `Unique, ${deadline} meses`,
    deadline,
    vehicleValue: toReais(financing.vehicleInCents),
    downPayment: toReais(financing.downPaymentInCents),
    balloonValue: toReais(financing.balloonInCents),
    monthlyInstallment: toReais(financing.monthlyInCents),
    totalValue: toReais(financing.totalInCents),
    cetValue: financing.cet,
  };
}

/** CET of the plain financing with 30 % down over the same months: what `bestCondition.cetValue` carries. */
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
