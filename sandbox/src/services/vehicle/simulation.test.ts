import { Value } from 'typebox/value';
import { describe, expect, test } from 'vitest';
import {
  SimulationResponse,
  type ConditionsResponse,
  type RentalOffersResponse,
  type RentalResponse,
} from '../../../contract/vehicle.ts';
import { sampleVersions } from '../../scenarios/sample/versions.ts';
import { startSandboxForFile } from '../../test-support/sandbox.ts';
import { combinationsOf, plainSettings } from './rules.ts';
import { simulate } from './simulation.ts';
import { toCondition } from './wire.ts';

const { vehicle, control } = startSandboxForFile();

const request = {
  step: 2,
  colorCode: 'VEU',
  deadline: 24,
  franchiseValue: 1000,
  year: 2026,
  downPaymentPercentage: 30,
  balloonValue: 0,
};
const ask = (body: object, model = 'TCCOM1') => vehicle<SimulationResponse>(`/vehicles/${model}/simulation`, body);
const subscription = ({ results }: SimulationResponse) => results.find((plan) => plan.planType === 'signdrive');
const financings = ({ results }: SimulationResponse) => results.filter((plan) => plan.planType === 'convencional');

describe('in the default world', () => {
  test('every combination of every version is simulated at the price of the tree', () => {
    for (const version of sampleVersions()) {
      for (const combination of combinationsOf(version)) {
        const condition = toCondition(version, combination, plainSettings);
        const selection = {
          ...request,
          colorCode: condition.colorCode,
          deadline: condition.deadline,
          franchiseValue: condition.monthlyKmValue,
          accessoryText: condition.accessoryText,
        };
        expect(subscription(simulate(version, selection, plainSettings))).toMatchObject({
          productId: condition.productId,
          monthlyInstallment: condition.monthlyInstallment,
          totalValue: Math.round(condition.monthlyInstallment * condition.deadline * 100) / 100,
        });
      }
    }
  });

  test('the best condition of every offer is simulated and confirmed at its price', async () => {
    const { offers } = (await vehicle<RentalOffersResponse>('/vehicles/rentals/offers')).body;
    for (const { modelCode, year, hasShield, bestCondition } of offers) {
      if (!bestCondition) continue;
      const { color, deadline, monthlyKm, monthlyInstallment } = bestCondition;
      const selection = {
        ...request,
        year,
        hasShield,
        colorCode: color.colorCode,
        deadline,
        franchiseValue: monthlyKm,
      };
      expect(subscription((await ask(selection, modelCode)).body)?.monthlyInstallment).toBe(monthlyInstallment);
      const rental = await vehicle<RentalResponse>(`/vehicles/${modelCode}/rental`, selection);
      expect(rental.body.monthlyInstallment).toBe(monthlyInstallment);
    }
  });

  test('the response keeps the contract and has several financings, unsorted around the subscription', async () => {
    const { body } = await ask(request);
    expect([...Value.Errors(SimulationResponse, body)]).toEqual([]);
    const plans = financings(body);
    expect(plans.length).toBeGreaterThanOrEqual(3);
    const totals = plans.map((plan) => plan.totalValue);
    expect(totals).not.toEqual(totals.toSorted((a, b) => a - b));
    expect(body.results[0]?.planType).toBe('convencional');
    expect(body.results.at(-1)?.planType).toBe('convencional');
    for (const plan of plans) {
      expect(plan).toMatchObject({ vehicleValue: 139_990, downPayment: 41_997, balloonValue: 0 });
      const total = plan.downPayment + plan.monthlyInstallment * plan.deadline + plan.balloonValue;
      expect(plan.totalValue).toBeCloseTo(total, 2);
    }
  });

  test('over the same months the lower interest costs more in total, and the true cost shows it', async () => {
    const sameMonths = financings((await ask(request)).body).filter((plan) => plan.deadline === 24);
    const [cheapRate, cheapTotal] = sameMonths.toSorted(
      (a, b) => (a.monthlyInterestRate ?? 0) - (b.monthlyInterestRate ?? 0),
    );
    expect(cheapRate?.totalValue).toBeGreaterThan(cheapTotal?.totalValue ?? Infinity);
    expect(cheapRate?.cetValue).toBeGreaterThan(cheapTotal?.cetValue ?? Infinity);
  });

  test('the example of an early exit is at half of the requested term', async () => {
    const plan = subscription((await ask({ ...request, deadline: 36 })).body);
    expect(plan?.costTerms?.earlyExit).toEqual({ month: 18, percentOfRemaining: 25 });
  });

  test.each([
    ['a combination that does not exist', { franchiseValue: 3000 }, 422, 'impossible_combination'],
    ['an unknown colour', { colorCode: 'ROSA' }, 422, 'impossible_combination'],
    ['a package the car does not have', { accessoryText: 'Pacote Carga' }, 422, 'impossible_combination'],
    ['an unknown year', { year: 1999 }, 404, 'vehicle_not_found'],
    ['an unknown shield', { hasShield: true }, 404, 'vehicle_not_found'],
    ['a balloon above the financed amount', { balloonValue: 100_000 }, 422, 'invalid_balloon'],
    ['a down payment of everything', { downPaymentPercentage: 100 }, 422, 'invalid_down_payment'],
    ['a term that is no number', { deadline: 'dois anos' }, 400, 'invalid_request'],
  ])('%s is rejected', async (_, change, status, code) => {
    const answer = await ask({ ...request, ...change });
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ code });
  });

  test('a car without availability is rejected', async () => {
    const answer = await ask({ ...request, colorCode: 'BRG' }, 'TGRLI1');
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ code: 'unavailable' });
  });
});

test('in the price-change world the simulation and the rental are 3 % above the tree', async () => {
  await control('POST', '/scenario', { name: 'price-change' });
  const { conditions } = (await vehicle<ConditionsResponse>('/vehicles/rentals/offers/TCCOM1?year=2026')).body;
  const inTree = conditions.find((condition) => condition.productId === 'TCCOM1-2026-24-1000-VEU');
  expect(inTree?.monthlyInstallment).toBe(2179);
  // 2179 × 0,03 = 65,37, in whole reais 65
  expect(subscription((await ask(request)).body)?.monthlyInstallment).toBe(2244);
  expect((await vehicle<RentalResponse>('/vehicles/TCCOM1/rental', request)).body.monthlyInstallment).toBe(2244);
});
