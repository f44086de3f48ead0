import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { urlParameters, decodeSimulation, encodeSimulation, versionSearch, shareableUrl } from './simulation-search.ts';
import { versionValue } from '../offer/offer.ts';

const selection = {
  deadlineInMonths: 24,
  monthlyKm: 1000,
  colorCode: 'B02A1C',
  accessoryText: 'Pacote Tech & Som',
};
const version = { modelCode: 'BF12MX', year: 2026, hasShield: true };

test('a simulation is written in one order, regardless of the order of its properties', () => {
  expect(Object.entries(encodeSimulation(selection, version))).toEqual([
    ['prazo', '24'],
    ['km', '1000'],
    ['cor', 'B02A1C'],
    ['versao', 'BF12MX'],
    ['ano', '2026'],
    ['blindado', '1'],
    ['itens', 'Pacote Tech & Som'],
  ]);
});

test('a simulation without package and armour is written without their parameters', () => {
  expect(encodeSimulation({ ...selection, accessoryText: '' }, { ...version, hasShield: false })).toEqual({
    prazo: '24',
    km: '1000',
    cor: 'B02A1C',
    versao: 'BF12MX',
    ano: '2026',
  });
});

test('a simulation is read back from its URL unchanged', () => {
  const code = fc.stringMatching(/^[A-Za-z0-9]{1,20}$/);
  fc.assert(
    fc.property(
      fc.record({
        deadlineInMonths: fc.integer({ min: 1, max: 120 }),
        monthlyKm: fc.integer({ min: 0, max: 100_000 }),
        colorCode: code,
        accessoryText: fc.oneof(
          fc.constant(''),
          fc.stringMatching(/^[A-Za-zÀ-ú0-9+&,.][A-Za-zÀ-ú0-9 +&,./()-]{0,60}[a-z]$/),
        ),
      }),
      fc.option(
        fc.record(
          {
            modelCode: code,
            year: fc.integer({ min: 1990, max: 2100 }),
            hasShield: fc.boolean(),
          },
          { requiredKeys: ['modelCode', 'hasShield'] },
        ),
        { nil: undefined },
      ),
      (chosen, wanted) => {
        const search = new URLSearchParams(encodeSimulation(chosen, wanted));
        expect(decodeSimulation(Object.fromEntries(search))).toEqual({
          selection: chosen,
          ...(wanted && { version: wanted }),
        });
        expect([...search.keys()]).toEqual(urlParameters.filter((name) => search.has(name)));
      },
    ),
  );
});

describe('a URL with invalid parameters', () => {
  test.each([
    ['prazo', ['', '0', '-1', '24.5', '1e2', '121', 'abc', ' 24', '٢٤', '9999999']],
    ['km', ['', '-1', '100001', '1.000', '0x10']],
    ['cor', ['', ' ', '<script>', 'a"b', "a'b", 'a\nb', '../x', 'x'.repeat(41), 'a;b', 'a&b']],
    ['itens', ['', ' a', 'a ', '<b>', 'a\u0000b', 'a\u202Eb', 'x'.repeat(201)]],
  ] as const)('%s is left out for each unsafe value', (name, values) => {
    for (const value of values)
      expect(decodeSimulation({ [name]: value }), JSON.stringify(value)).toEqual({ selection: {} });
  });

  test.each(['', '../x', '<b>'])('a version "%s" is dropped together with its year and armour', (versao) => {
    expect(decodeSimulation({ versao, ano: '2026', blindado: '1' })).toEqual({ selection: {} });
  });

  test('an invalid year is dropped and the version stays', () => {
    expect(decodeSimulation({ versao: 'BF12', ano: '1066' })).toEqual({
      version: { modelCode: 'BF12', hasShield: false },
      selection: {},
    });
  });

  test('decoding any URL never throws and returns known parameters only', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.oneof(fc.constantFrom(...urlParameters), fc.string()), fc.anything()), (search) => {
        const { selection: read } = decodeSimulation(search);
        for (const key of Object.keys(read)) expect(Object.keys(selection)).toContain(key);
      }),
    );
  });
});

test('numbers parsed by the router are read like text', () => {
  expect(decodeSimulation({ prazo: 24, km: 1000, blindado: 1, versao: 'BF12' })).toEqual({
    version: { modelCode: 'BF12', hasShield: true },
    selection: { deadlineInMonths: 24, monthlyKm: 1000 },
  });
});

test('a URL without package selects none if the plan is complete, and leaves the package open otherwise', () => {
  expect(decodeSimulation({ prazo: '24', km: '1000', cor: 'B0' }).selection.accessoryText).toBe('');
  expect(decodeSimulation({ prazo: '24' }).selection).toEqual({ deadlineInMonths: 24 });
});

test('an unsafe value is not written', () => {
  expect(
    encodeSimulation({
      deadlineInMonths: 0,
      monthlyKm: Number.NaN,
      colorCode: '<script>',
      accessoryText: 'a\nb',
    }),
  ).toEqual({});
});

test('names inherited from Object.prototype are not parameters', () => {
  expect(decodeSimulation(Object.create({ prazo: '24' }) as Record<string, unknown>)).toEqual({
    selection: {},
  });
});

test('a version in one parameter, as sent by a form without script, is read like one in three', () => {
  const versions = [version, { ...version, hasShield: false }];
  for (const one of versions) {
    expect(decodeSimulation({ versao: versionValue(one) }).version).toEqual(one);
    expect(decodeSimulation(versionSearch(one)).version).toEqual(one);
  }
  // The combined value wins: the other parameters belong to another version.
  expect(decodeSimulation({ versao: 'PO1~2027', ano: '2026', blindado: '1' }).version).toEqual({
    modelCode: 'PO1',
    year: 2027,
    hasShield: false,
  });
});

const page = 'https://loja.example/ofertasvw/polo';

test.each([
  [`${page}?prazo=24&km=1000&utm_source=x&utm_campaign=y`, `${page}?prazo=24&km=1000`],
  [`${page}?utm_medium=x`, page],
  [`${page}?token=abc&itens=Pacote+Conforto#custo`, `${page}?itens=Pacote+Conforto`],
  [page, page],
  [`${page}?`, page],
  [`${page}#plano`, page],
])('%s is shared as %s', (url, shared) => {
  expect(shareableUrl(url)).toBe(shared);
});
