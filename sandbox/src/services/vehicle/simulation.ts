import type { Static } from 'typebox';
import type { SigndrivePlan, SimulationRequest, SimulationResponse } from '../../../contract/vehicle.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { conventionalPlans, uniquePlan } from './financing.ts';
import { toMoneyText, toReais, toWholeReais } from './money.ts';
import { combinationsOf, productIdOf, type VehicleSettings } from './rules.ts';
import { costTermsOf } from './wire.ts';
import type { Version } from './state.ts';

type Simulation = Static<typeof SimulationRequest>;

/**
 * The subscription for exactly the requested combination.
 * @throws Refusal 422 if the version is unavailable or lacks the combination
 */
export function signdrivePlan(
  version: Version,
  request: Simulation,
  settings: VehicleSettings,
): Static<typeof SigndrivePlan> {
  const combinations = combinationsOf(version);
  if (combinations.length === 0) {
    throw new Refusal(422, 'unavailable', 'This version is not available');
  }
  const combination = combinations.find(
    (candidate) =>
      candidate.deadline === request.deadline &&
      candidate.monthlyKm === request.franchiseValue &&
      candidate.colorCode === request.colorCode &&
      (candidate.package?.name ?? '') === (request.accessoryText ?? ''),
  );
  if (!combination) {
    throw new Refusal(
      422,
      'impossible_combination',
      'This term, kilometres, colour and accessories are not offered together',
    );
  }
  const markup = toWholeReais((combination.monthlyInCents * settings.simulationMarkup) / 1000);
  const monthlyInCents = combination.monthlyInCents + markup;
  return {
    planType: 'signdrive',
    productId: productIdOf(version, combination),
    deadline: combination.deadline,
    monthlyKm: combination.monthlyKm,
    colorCode: combination.colorCode,
    monthlyInstallment: toReais(monthlyInCents),
    moneyMonthlyInstallment: toMoneyText(monthlyInCents),
    totalValue: toReais(monthlyInCents * combination.deadline),
    ...(settings.hasExtensions && { costTerms: costTermsOf(version, combination.deadline) }),
  };
}

/** The subscription among conventional plans for the same car; deliberately unsorted. @throws Refusal 422 */
export function simulate(version: Version, request: Simulation, settings: VehicleSettings): SimulationResponse {
  const plan = signdrivePlan(version, request, settings);
  const financed = version.priceInCents * (1 - request.downPaymentPercentage / 100);
  const balloonInCents = Math.round(request.balloonValue * 100);
  if (request.downPaymentPercentage < 0 || request.downPaymentPercentage >= 100) {
    throw new Refusal(422, 'invalid_down_payment', 'downPaymentPercentage is from 0 up to, not including, 100');
  }
  if (balloonInCents < 0 || balloonInCents >= financed) {
    throw new Refusal(422, 'invalid_balloon', 'balloonValue is from 0 up to, not including, the financed amount');
  }
  const [first, ...others] = conventionalPlans(
    version.priceInCents,
    request.deadline,
    request.downPaymentPercentage,
    balloonInCents,
    settings.hasExtensions,
  );
  // More than 60 % at once leaves nothing to finance before the last payment.
  const hasUnique = request.downPaymentPercentage < 50;
  const unique = hasUnique ? [uniquePlan(version.priceInCents, request.deadline, request.downPaymentPercentage)] : [];
  return { results: [...(first ? [first] : []), plan, ...unique, ...others] };
}
