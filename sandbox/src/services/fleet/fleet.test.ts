import { Value } from 'typebox/value';
import { expect, test } from 'vitest';
import { FleetError, FleetOffer } from '../../../contract/fleet.ts';
import { startSandboxForFile } from '../../test-support/sandbox.ts';

const context = startSandboxForFile();
const { fleet } = context;

test('an offer is the combination of its productId, by default in the S&D channel', async () => {
  const answer = await fleet<FleetOffer>('/offers/TCCOM1-2026-24-1000-VEU');
  expect(answer.status).toBe(200);
  expect([...Value.Errors(FleetOffer, answer.body)]).toEqual([]);
  expect(answer.body).toMatchObject({ monthlyInstallment: 2179, colorCode: 'VEU', deadline: 24, monthlyKm: 1000 });
  const asked = await fleet('/offers/TCCOM1-2026-24-1000-VEU?saleschannel=S%26D');
  expect(asked.body).toEqual(answer.body);
});

test('armour and a package are part of the product', async () => {
  const armoured = await fleet<FleetOffer>('/offers/TAHIG1-2026-24-1000-PRN-B-CONF');
  expect(armoured.body).toMatchObject({ hasShield: true, monthlyInstallment: 5369.9 });
  expect(armoured.body.accessories).not.toEqual([]);
});

test.each([
  ['/offers/nada', 404],
  ['/offers/TCCOM1-2026-24-3000-VEU', 404],
  ['/offers/TCCOM1-2026-24-1000-VEU?saleschannel=UNIQUE', 404],
  ['/offers/TCCOM1-2026-24-1000-VEU?saleschannel=FEIRA', 400],
  ['/nada', 404],
])("%s returns %i in the service's error shape", async (path, status) => {
  const answer = await fleet(path);
  expect(answer.status).toBe(status);
  expect(Value.Check(FleetError, answer.body)).toBe(true);
});
