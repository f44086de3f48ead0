import { expect, it } from 'vitest';
import type { FailureReport } from '../../../server/contract.ts';
import { aConfig, fakeStorage, startStore } from '#/test-support/index.ts';
import { reportUnreadable, watchFailedLoads } from './failed-loads.ts';
import { partUnreadable } from '#/shared/failures/load-failed.ts';
import { createPorts } from '../ports.ts';

it('reports an offer that cannot be decoded, and the readable offers stay', async () => {
  const readable = { modelCode: 'PO1', slug: 'polo' };
  const reports: FailureReport[] = [];
  const ports = createPorts({
    config: aConfig(),
    storage: fakeStorage(),
    fetch: async () =>
      Response.json({
        offers: [
          { ...wireOffer, ...readable },
          { ...wireOffer, slug: 'Não é um slug' },
        ],
      }),
    onUnreadable: reportUnreadable((report) => reports.push(report)),
  });
  const offers = await ports.catalog.listOffers(new AbortController().signal);
  expect(offers).toMatchObject([readable]);
  expect(reports).toEqual([{ where: 'GET /vehicles/rentals/offers.offers[1].slug', code: 'contract' }]);
});

it('reports an undecodable part that the browser found', () => {
  const reports: FailureReport[] = [];
  const { store, watch } = startStore();
  watch(() => watchFailedLoads((report) => reports.push(report)));
  store.dispatch(partUnreadable({ kind: 'contract', where: 'offers[1].slug' }));
  expect(reports).toEqual([{ where: 'offers[1].slug', code: 'contract' }]);
});

const wireOffer = {
  modelCode: 'TC1',
  year: 2027,
  hasShield: false,
  name: 'T-Cross',
  model: 'Sense',
  slug: 't-cross',
  bodyType: 'SUVW',
  isAvailability: true,
  deadlineInfo: '30 dias',
  isElectric: false,
  isDeadlineWithinLimit: true,
  tags: [],
  isMale: true,
  description: 'Carro de exemplo',
  conditions: 'Texto legal',
};
