import { expect, test } from 'vitest';
import { states } from '../geography/rules.ts';
import { findCep } from './ceps.ts';

test.each([
  ['01310-100', 'SP', 'São Paulo'],
  ['19999998', 'SP', 'São Paulo'],
  ['20040002', 'RJ', 'Rio de Janeiro'],
  ['69301000', 'RR', 'Boa Vista'],
  ['69400000', 'AM', 'Manaus'],
  ['72800000', 'GO', 'Goiânia'],
  ['73000000', 'DF', 'Brasília'],
  ['99999998', 'RS', 'Porto Alegre'],
])('%s is in %s, %s', (cep, state, city) => {
  expect(findCep(cep)).toMatchObject({ cep: cep.replace('-', ''), state, city });
});

test.each(['00999000', '0131010', '01310999'])('%s is unknown', (cep) => {
  expect(findCep(cep)).toBeUndefined();
});

test('every state has postal codes', () => {
  const found = Array.from(
    { length: 99_000 },
    (_, step) => findCep(`${String(step + 1000).padStart(5, '0')}000`)?.state,
  );
  expect(new Set(found.filter(Boolean))).toEqual(new Set(states.map(({ abbreviation }) => abbreviation)));
});
