import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { closestSelection, isPossible } from './closest-selection.ts';
import { options, withChange, type Option } from './condition-options.ts';
import {
  bestOf,
  conditionTree,
  conditionsOf,
  packagesOf,
  resolve,
  selectionOf,
  type Condition,
  type Selection,
} from './conditions.ts';

const condition = (change: Partial<Condition> = {}): Condition => ({
  productId: 'p',
  deadlineInMonths: 24,
  monthlyKm: 1000,
  colorType: 'Sólida',
  colorCode: 'red',
  colorName: 'Vermelho urucum',
  manufacturerCode: 'm',
  accessoryText: '',
  optionalText: '',
  accessories: [],
  monthlyInstallmentInCents: 200_000,
  score: 10,
  ...change,
});

const selection = (change: Partial<Selection> = {}): Selection => ({
  deadlineInMonths: 24,
  monthlyKm: 1000,
  colorCode: 'red',
  accessoryText: '',
  ...change,
});

/** Red: all; blue: only 24 months; grey: only 1000 km; pack: only with red at 24 months. */
const cars = [
  condition({ deadlineInMonths: 36, monthlyInstallmentInCents: 190_000 }),
  condition({ deadlineInMonths: 36, monthlyKm: 2000, monthlyInstallmentInCents: 215_000 }),
  condition({ monthlyKm: 2000, monthlyInstallmentInCents: 225_000 }),
  condition(),
  condition({ accessoryText: 'Pack', monthlyInstallmentInCents: 210_000, score: 3 }),
  condition({ colorCode: 'blue', colorType: 'Metálica', monthlyInstallmentInCents: 203_500 }),
  condition({
    colorCode: 'blue',
    colorType: 'Metálica',
    monthlyKm: 2000,
    monthlyInstallmentInCents: 228_500,
  }),
  condition({ colorCode: 'grey', deadlineInMonths: 36, monthlyInstallmentInCents: 191_000 }),
  condition({ colorCode: 'grey', monthlyInstallmentInCents: 201_000 }),
];
const tree = conditionTree(cars);

const anyCondition = fc
  .record({
    deadlineInMonths: fc.constantFrom(12, 18, 24, 36, 48),
    monthlyKm: fc.constantFrom(500, 1000, 2000, 3000),
    colorType: fc.constantFrom('Sólida', 'Metálica'),
    colorCode: fc.constantFrom('red', 'blue', 'grey'),
    accessoryText: fc.constantFrom('', 'Pack', 'Tech'),
    monthlyInstallmentInCents: fc.integer({ min: 1, max: 1_000_000 }),
    score: fc.integer({ min: 0, max: 100 }),
  })
  .map(condition);
const anyConditions = fc.array(anyCondition, { minLength: 1, maxLength: 60 });
const anySelection = fc.record({
  deadlineInMonths: fc.constantFrom(12, 18, 24, 36, 48, 60),
  monthlyKm: fc.constantFrom(500, 1000, 2000, 3000, 9000),
  colorCode: fc.constantFrom('red', 'blue', 'grey', 'pink'),
  accessoryText: fc.constantFrom('', 'Pack', 'Tech', 'Gone'),
});

describe('the tree', () => {
  test('nests term, kilometres, colour type, colour and packages', () => {
    expect(
      conditionTree([
        condition({ deadlineInMonths: 36 }),
        condition({ monthlyKm: 2000 }),
        condition({ colorCode: 'blue', colorType: 'Metálica', colorName: 'Azul', score: 4 }),
        condition({ accessoryText: 'Pack', score: 7, colorHex: '#aa0000' }),
        condition(),
      ]).map(({ deadlineInMonths, kms }) => [
        deadlineInMonths,
        kms.map(({ monthlyKm, colorTypes }) => [
          monthlyKm,
          colorTypes.map(({ colorType, colors }) => [
            colorType,
            colors.map(({ colorCode, score, colorHex, packages }) => [
              colorCode,
              score,
              colorHex,
              packages.map(({ accessoryText }) => accessoryText),
            ]),
          ]),
        ]),
      ]),
    ).toEqual([
      [
        24,
        [
          [
            1000,
            [
              ['Metálica', [['blue', 4, undefined, ['']]]],
              ['Sólida', [['red', 7, '#aa0000', ['', 'Pack']]]],
            ],
          ],
          [2000, [['Sólida', [['red', 10, undefined, ['']]]]]],
        ],
      ],
      [36, [[1000, [['Sólida', [['red', 10, undefined, ['']]]]]]]],
    ]);
  });

  test('sorts packages by price, after "none"', () => {
    const packs = [
      condition({ accessoryText: 'B', monthlyInstallmentInCents: 3 }),
      condition({ accessoryText: 'A', monthlyInstallmentInCents: 2 }),
      condition({ accessoryText: '', monthlyInstallmentInCents: 9 }),
    ];
    expect(packagesOf(conditionTree(packs), selection()).map(({ accessoryText }) => accessoryText)).toEqual([
      '',
      'A',
      'B',
    ]);
  });

  test('keeps, of a duplicate condition, the one with the lower score, then the cheaper', () => {
    const sent = [
      condition({ productId: 'worse', score: 9 }),
      condition({ productId: 'dear', score: 1, monthlyInstallmentInCents: 3 }),
      condition({ productId: 'cheap', score: 1, monthlyInstallmentInCents: 2 }),
    ];
    expect(conditionsOf(conditionTree(sent)).map(({ productId }) => productId)).toEqual(['cheap']);
  });

  test('keeps a colour with two types once, under the first', () => {
    const made = conditionTree([
      condition({ colorType: 'Metálica', accessoryText: 'Pack' }),
      condition({ colorType: 'Sólida' }),
    ]);
    const [types] = made.flatMap(({ kms }) => kms.map(({ colorTypes }) => colorTypes));
    expect(types?.map(({ colorType, colors }) => [colorType, colors.length])).toEqual([['Metálica', 1]]);
    expect(resolve(made, selection())).toBeDefined();
  });

  test('finds every condition under its own selection only', () => {
    fc.assert(
      fc.property(anyConditions, anySelection, (conditions, wanted) => {
        const made = conditionTree(conditions);
        for (const one of conditions) {
          const found = resolve(made, selectionOf(one));
          expect(found && selectionOf(found)).toEqual(selectionOf(one));
        }
        const isThere = conditions.some(
          (one) => JSON.stringify(selectionOf(one)) === JSON.stringify(selectionOf({ ...one, ...wanted })),
        );
        expect(resolve(made, wanted) !== undefined).toBe(isThere);
        expect(isPossible(made, wanted)).toBe(isThere);
      }),
    );
  });

  test('is undefined without conditions', () => {
    expect(conditionTree([])).toEqual([]);
    expect(bestOf([])).toBeUndefined();
  });
});

describe('the options of a selection', () => {
  const summary = (option: Option<unknown>) =>
    option.isPossible
      ? [option.value, option.monthlyInstallmentInCents, option.differenceInCents, option.isSelected]
      : [option.value, option.reason];

  test('have an instalment each and their difference to the current one', () => {
    expect(options(tree, selection()).deadlines.map(summary)).toEqual([
      [24, 200_000, 0, true],
      [36, 190_000, -10_000, false],
    ]);
    expect(options(tree, selection()).monthlyKms.map(summary)).toEqual([
      [1000, 200_000, 0, true],
      [2000, 225_000, 25_000, false],
    ]);
  });

  test('group colours by type, with name and type', () => {
    expect(options(tree, selection()).colors.map((color) => [color.value, color.colorType])).toEqual([
      ['red', 'Sólida'],
      ['grey', 'Sólida'],
      ['blue', 'Metálica'],
    ]);
    expect(options(tree, selection()).colors[0]?.colorName).toBe('Vermelho urucum');
  });

  test.each([
    ['a term', selection({ colorCode: 'blue' }), 'deadlines', 36, 'notWithColor'],
    ['kilometres', selection({ colorCode: 'grey' }), 'monthlyKms', 2000, 'notWithColor'],
    ['a colour', selection({ deadlineInMonths: 36 }), 'colors', 'blue', 'notWithTerm'],
    ['a colour', selection({ monthlyKm: 2000 }), 'colors', 'grey', 'notWithKm'],
    ['a package', selection({ colorCode: 'blue' }), 'packages', 'Pack', 'notWithColor'],
    ['a package', selection({ monthlyKm: 2000 }), 'packages', 'Pack', 'notWithKm'],
    ['a package', selection({ deadlineInMonths: 36 }), 'packages', 'Pack', 'notWithTerm'],
  ] as const)('%s is closed with the part it does not go with', (_, from, axis, value, reason) => {
    expect(options(tree, from)[axis].find((option) => option.value === value)).toMatchObject({
      isPossible: false,
      reason,
    });
  });

  test('name the colour as reason if neither of two parts fits', () => {
    const sparse = conditionTree([condition({ deadlineInMonths: 12, monthlyKm: 500, colorCode: 'blue' }), condition()]);
    expect(options(sparse, selection()).deadlines.map(summary)).toEqual([
      [12, 'notWithColor'],
      [24, 200_000, 0, true],
    ]);
  });

  test('replace a package that does not go with the new term by none', () => {
    const packed = selection({ accessoryText: 'Pack' });
    expect(withChange(tree, packed, { deadlineInMonths: 36 })).toMatchObject({
      deadlineInMonths: 36,
      accessoryText: '',
    });
    expect(options(tree, packed).deadlines[1]).toMatchObject({
      isPossible: true,
      differenceInCents: -20_000,
      selection: { accessoryText: '' },
    });
  });

  test('never replace a package that the visitor chose', () => {
    expect(withChange(tree, selection(), { accessoryText: 'Gone' })).toBeUndefined();
  });

  test('have prices but no differences without a current condition', () => {
    const [first] = options(tree, selection({ accessoryText: 'Gone' })).deadlines;
    expect(first).toMatchObject({ isPossible: true, monthlyInstallmentInCents: 200_000 });
    expect(first).not.toHaveProperty('differenceInCents');
  });

  test('lead to a condition with the promised price if enabled, and to none if disabled', () => {
    fc.assert(
      fc.property(anyConditions, anySelection, (conditions, current) => {
        const made = conditionTree(conditions);
        const { deadlines, monthlyKms, colors, packages } = options(made, current);
        const all: [keyof Selection, readonly Option<string | number>[]][] = [
          ['deadlineInMonths', deadlines],
          ['monthlyKm', monthlyKms],
          ['colorCode', colors],
          ['accessoryText', packages],
        ];
        for (const [axis, found] of all) {
          expect(new Set(found.map(({ value }) => value))).toEqual(new Set(conditions.map((one) => one[axis])));
          const possible = found.filter((option) => option.isPossible);
          for (const { value, selection: led, monthlyInstallmentInCents } of possible) {
            expect(led[axis]).toBe(value);
            expect(resolve(made, led)?.monthlyInstallmentInCents).toBe(monthlyInstallmentInCents);
          }
          for (const { value } of found.filter((option) => !option.isPossible))
            expect(resolve(made, { ...current, [axis]: value })).toBeUndefined();
        }
      }),
    );
  });
});

describe('the selection nearest to what is wanted', () => {
  test.each([
    ['all of it', selection({ colorCode: 'blue' }), selection({ colorCode: 'blue' }), []],
    [
      'the term takes precedence over the colour',
      selection({ deadlineInMonths: 36, colorCode: 'blue' }),
      selection({ deadlineInMonths: 36 }),
      ['colorCode'],
    ],
    [
      'the kilometres take precedence over the colour',
      selection({ monthlyKm: 2000, colorCode: 'grey' }),
      selection({ monthlyKm: 2000 }),
      ['colorCode'],
    ],
    [
      'an unknown term becomes the nearest one',
      selection({ deadlineInMonths: 60 }),
      selection({ deadlineInMonths: 36 }),
      ['deadlineInMonths'],
    ],
    ['of two terms equally near the shorter', selection({ deadlineInMonths: 30 }), selection(), ['deadlineInMonths']],
    ['of two kilometres equally near the fewer', selection({ monthlyKm: 1500 }), selection(), ['monthlyKm']],
    ['an unknown package becomes none', selection({ accessoryText: 'Gone' }), selection(), ['accessoryText']],
  ] as const)('%s', (_, wanted, expected, adjusted) => {
    const found = closestSelection(tree, wanted);
    expect(found?.selection).toEqual(expected);
    expect(found?.adjusted).toEqual(adjusted);
  });

  test('takes open parts from the best condition and does not report them as adjusted', () => {
    const best = {
      monthlyInstallmentInCents: 191_000,
      deadlineInMonths: 36,
      monthlyKm: 1000,
      score: 10,
      colorCode: 'grey',
      cetPercentAYear: 20,
    };
    expect(closestSelection(tree, {}, best)?.selection).toEqual(selection({ deadlineInMonths: 36, colorCode: 'grey' }));
    expect(closestSelection(tree, { monthlyKm: 2000 }, best)).toMatchObject({
      selection: { deadlineInMonths: 36, monthlyKm: 2000, colorCode: 'red' },
      adjusted: [],
    });
  });

  test('has the lowest score without a best condition', () => {
    expect(closestSelection(tree, {})?.selection).toEqual(selection({ accessoryText: 'Pack' }));
  });

  test('is undefined for an empty tree', () => {
    expect(closestSelection([], selection())).toBeUndefined();
    expect(closestSelection([], {})).toBeUndefined();
  });

  test('is an existing selection, unchanged', () => {
    fc.assert(
      fc.property(anyConditions, fc.nat(), (conditions, index) => {
        const wanted = selectionOf(conditions[index % conditions.length] ?? condition());
        expect(closestSelection(conditionTree(conditions), wanted)).toMatchObject({ selection: wanted, adjusted: [] });
      }),
    );
  });

  test('always exists, for any wanted values', () => {
    fc.assert(
      fc.property(
        anyConditions,
        fc.oneof(
          anySelection,
          anySelection.map(({ monthlyKm, colorCode }) => ({ monthlyKm, colorCode })),
        ),
        (conditions, wanted) => {
          const made = conditionTree(conditions);
          const found = closestSelection(made, wanted);
          expect(found && resolve(made, found.selection)).toEqual(found?.condition);
          expect(found).toBeDefined();
        },
      ),
    );
  });
});
