import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  decodeCalculator,
  encodeCalculator,
  encodeInitial,
  figureIn,
  figureNames,
  figureRules,
  financingKinds,
  withCar,
  withFigure,
  type CalculatorInputs,
} from './calculator-inputs.ts';

test.each([
  ['months', '24', 24],
  ['months', '24,5', undefined],
  ['months', '5', undefined],
  ['months', '61', undefined],
  ['monthlyInCents', '2179,9', 217_990],
  ['monthlyInCents', '1,005', undefined],
  ['cetPercent', '27,456', 27.46],
  ['downPaymentPercent', '91', undefined],
  ['resalePercent', '0', 0],
] as const)('%s of %j is %s', (name, text, expected) => {
  expect(figureIn(name, text)).toBe(expected);
});

describe('the URL of a calculation', () => {
  test.each([
    [{}, { figures: {} }, []],
    [{ carro: 'polo', prazo: '36' }, { car: 'polo', figures: { months: 36 } }, []],
    [{ carro: ' T-Cross ' }, { car: 't-cross', figures: {} }, []],
    [{ plano: 'unique', balao: '40' }, { kind: 'unique', figures: { balloonPercent: 40 } }, []],
    // An invalid value is reported and every other value is used.
    [
      { prazo: 'sempre', valor: '120000', carro: '<b>' },
      { figures: { carValueInCents: 12_000_000 } },
      [
        { name: 'car', text: '<b>' },
        { name: 'months', text: 'sempre' },
      ],
    ],
    [{ plano: 'leasing' }, { figures: {} }, [{ name: 'kind', text: 'leasing' }]],
    [{ revenda: '101' }, { figures: {} }, [{ name: 'resalePercent', text: '101' }]],
    [{ prazo: 'x'.repeat(90) }, { figures: {} }, [{ name: 'months', text: `${'x'.repeat(39)}…` }]],
    // A form without script sends every field, also unchanged ones.
    [{ prazo: '', mensalidade: ' ' }, { figures: {} }, []],
    [
      { prazo: '36 meses', mensalidade: 'R$ 2.179,00', inicial: 'prazo~24_mensalidade~2179' },
      { figures: { months: 36 } },
      [],
    ],
    [{ prazo: ['24'] }, { figures: {} }, []],
  ])('with %o is read as %o and the invalid values %j', (search, inputs, refused) => {
    expect(decodeCalculator(search)).toEqual({ inputs, refused });
  });

  test('reads back as the inputs it was written for', () => {
    const figure = (name: (typeof figureNames)[number]) => {
      const { min, max, unit } = figureRules[name];
      return unit === 'percent'
        ? fc.integer({ min: min * 100, max: max * 100 }).map((hundredths) => hundredths / 100)
        : fc.integer({ min, max });
    };
    const figures = fc.record(Object.fromEntries(figureNames.map((name) => [name, figure(name)])), {
      requiredKeys: [],
    });
    fc.assert(
      fc.property(
        fc.option(fc.stringMatching(/^[a-z0-9.-]{1,60}$/), { nil: undefined }),
        fc.constantFrom(...financingKinds),
        figures,
        (car, kind, set) => {
          const inputs: CalculatorInputs = {
            ...(car !== undefined && { car }),
            ...(kind !== 'convencional' && { kind }),
            figures: set,
          };
          const search = Object.fromEntries(new URLSearchParams(encodeCalculator(inputs)));
          expect(decodeCalculator(search)).toEqual({ inputs, refused: [] });
        },
      ),
    );
  });

  test('has no parameters for an unchanged form', () => {
    const resalePercent = 100 - (11.2 * 37) / 12;
    const defaults = { months: 37, monthlyInCents: 217_900, cetPercent: 21.34, resalePercent };
    const shown = { prazo: '37 meses', mensalidade: 'R$ 2.179,00', cet: '21,34%', revenda: '65,47%' };
    expect(decodeCalculator({ ...shown, inicial: encodeInitial(defaults) }).inputs.figures).toEqual({});
  });
});

test('choosing another car removes the figures of the former car and keeps the visitor’s own', () => {
  const figures = { months: 36, monthlyInCents: 1, carValueInCents: 2, insurancePercent: 7, downPaymentPercent: 10 };
  expect(withCar({ car: 'polo', kind: 'unique', figures }, 'tera')).toEqual({
    car: 'tera',
    kind: 'unique',
    figures: { months: 36, insurancePercent: 7, downPaymentPercent: 10 },
  });
});

test('a figure set back to its default no longer counts as the visitor’s own', () => {
  expect(withFigure({ figures: { months: 36 } }, 'months', 24, 24)).toEqual({ figures: {} });
  expect(withFigure({ figures: {} }, 'months', 36, 24)).toEqual({ figures: { months: 36 } });
  expect(withFigure({ figures: { months: 36 } }, 'months', undefined, 24)).toEqual({ figures: {} });
});
