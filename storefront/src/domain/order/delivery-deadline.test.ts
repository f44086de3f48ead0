import { expect, it } from 'vitest';
import { deliveryDeadline } from './delivery-deadline.ts';

const fast = '7 dias úteis em SP/ABC, em até 15 dias interior de SP e em 30 dias demais regiões.';

it.each([
  ['Entrega em até 30 dias.', 'SP', 'Campinas', '2026-12-23'],
  ['em até 60 dias', 'RJ', 'Niterói', '2027-01-22'],
  [fast, 'SP', 'São Paulo', '2026-12-02'],
  [fast, 'SP', 'santo andre', '2026-12-02'],
  [fast, 'SP', 'Campinas', '2026-12-08'],
  [fast, 'RJ', 'São Paulo', '2026-12-23'],
  ['Sem disponibilidade.', 'SP', 'São Paulo', undefined],
  ['Entrega combinada com a concessionária', 'SP', 'São Paulo', undefined],
  ['Entrega em até 30 dias, ou 60 no Norte', 'SP', 'São Paulo', undefined],
])('the text %j with pickup in %s, %s, ordered on 23 November, ends on %s', (text, uf, city, expected) => {
  expect(deliveryDeadline(text, { orderedOn: '2026-11-23', dealer: { uf, city } })).toBe(expected);
});

it('a text that depends on the region has no deadline until the dealer is known', () => {
  expect(deliveryDeadline(fast, { orderedOn: '2026-11-23' })).toBeUndefined();
});
