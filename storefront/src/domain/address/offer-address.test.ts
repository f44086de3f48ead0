import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addressParameters, decodeSimulation, encodeSimulation, versionSearch } from './offer-address.ts';
import { versionValue } from '../offer/version-value.ts';

const selection = {
  deadlineInMonths: 24,
  monthlyKm: 1000,
  colorCode: 'B02A1C',
  accessoryText: 'Pacote Tech & Som',
};
const version = { modelCode: 'BF12MX', year: 2026, hasShield: true };

test('a simulation is written in one order, whatever the order of its parts', () => {
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

test('no package and no armour are not written', () => {
  expect(encodeSimulation({ ...selection, accessoryText: '' }, { ...version, hasShield: false })).toEqual({
    prazo: '24',
    km: '1000',
    cor: 'B02A1C',
    versao: 'BF12MX',
    ano: '2026',
  });
});

test('a simulation comes back from its address as it was', () => {
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
        expect([...search.keys()]).toEqual(addressParameters.filter((name) => search.has(name)));
      },
    ),
  );
});

describe('an address that asks for nothing sensible', () => {
  test.each([
    ['prazo', ['', '0', '-1', '24.5', '1e2', '121', 'abc', ' 24', '٢٤', '9999999']],
    ['km', ['', '-1', '100001', '1.000', '0x10']],
    ['cor', ['', ' ', '<script>', 'a"b', "a'b", 'a\nb', '../x', 'x'.repeat(41), 'a;b', 'a&b']],
    ['itens', ['', ' a', 'a ', '<b>', 'a\u0000b', 'a\u202Eb', 'x'.repeat(201)]],
  ] as const)('%s is left out for each unsafe value', (name, values) => {
    for (const value of values)
      expect(decodeSimulation({ [name]: value }), JSON.stringify(value)).toEqual({ selection: {} });
  });

  test.each(['', '../x', '<b>'])('a version "%s" is no version, with year and armour', (versao) => {
    expect(decodeSimulation({ versao, ano: '2026', blindado: '1' })).toEqual({ selection: {} });
  });

  test('an impossible year leaves the version', () => {
    expect(decodeSimulation({ versao: 'BF12', ano: '1066' })).toEqual({
      version: { modelCode: 'BF12', hasShield: false },
      selection: {},
    });
  });

  test('decoding any address never fails and gives known parts only', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.oneof(fc.constantFrom(...addressParameters), fc.string()), fc.anything()),
        (search) => {
          const { selection: read } = decodeSimulation(search);
          for (const key of Object.keys(read)) expect(Object.keys(selection)).toContain(key);
        },
      ),
    );
  });
});

test('numbers that the router parsed are read like their text', () => {
  expect(decodeSimulation({ prazo: 24, km: 1000, blindado: 1, versao: 'BF12' })).toEqual({
    version: { modelCode: 'BF12', hasShield: true },
    selection: { deadlineInMonths: 24, monthlyKm: 1000 },
  });
});

test('a whole plan without package asks for none; part of a plan leaves the package open', () => {
  expect(decodeSimulation({ prazo: '24', km: '1000', cor: 'B0' }).selection.accessoryText).toBe('');
  expect(decodeSimulation({ prazo: '24' }).selection).toEqual({ deadlineInMonths: 24 });
});

test('a value that is not safe is not written', () => {
  expect(
    encodeSimulation({
      deadlineInMonths: 0,
      monthlyKm: Number.NaN,
      colorCode: '<script>',
      accessoryText: 'a\nb',
    }),
  ).toEqual({});
});

test('names inherited from Object.prototype are no parameters', () => {
  expect(decodeSimulation(Object.create({ prazo: '24' }) as Record<string, unknown>)).toEqual({
    selection: {},
  });
});

test('a version in one parameter, as a form without script sends it, is read like one in parts', () => {
  const versions = [version, { ...version, hasShield: false }];
  for (const one of versions) {
    expect(decodeSimulation({ versao: versionValue(one) }).version).toEqual(one);
    expect(decodeSimulation(versionSearch(one)).version).toEqual(one);
  }
  // It says everything itself: what else stands in the address belongs to another version.
  expect(decodeSimulation({ versao: 'PO1~2027', ano: '2026', blindado: '1' }).version).toEqual({
    modelCode: 'PO1',
    year: 2027,
    hasShield: false,
  });
});
