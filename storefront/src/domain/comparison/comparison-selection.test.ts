import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { anOffer } from '#/test-support/index.ts';
import {
  comparedUrl,
  decodeCompared,
  maxCompared,
  offersCompared,
  toggledCompared,
  type ComparedItem,
} from './comparison-selection.ts';

const cars = (...slugs: string[]): ComparedItem[] => slugs.map((slug) => ({ slug }));

describe('the URL of a comparison', () => {
  test.each([
    [{}, []],
    [{ ofertas: '' }, []],
    [{ ofertas: 'polo' }, cars('polo')],
    [{ ofertas: 'polo,tera,nivus' }, cars('polo', 'tera', 'nivus')],
    [
      { ofertas: 'polo.PO1.2026,polo.PO2.2027.1' },
      [
        { slug: 'polo', version: 'PO1~2026' },
        { slug: 'polo', version: 'PO2~2027~1' },
      ],
    ],
    // Duplicates are removed.
    [{ ofertas: 'polo,tera,polo' }, cars('polo', 'tera')],
    [{ ofertas: 'a,b,c,d,e' }, cars('a', 'b', 'c', 'd', 'e')],
    // An item that is no slug is a car that is not on offer.
    [{ ofertas: 'polo,,<b>, ,id-4' }, cars('polo', '<b>', 'id-4')],
    [{ ofertas: 'polo.,polo.PO1,polo.PO1.26' }, cars('polo.', 'polo.po1', 'polo.po1.26')],
    // A slug may be in any case, as in a path; a version's code may not.
    [
      { ofertas: 'T-CROSS,Polo.PO1.2026', com: 'NIVUS' },
      [...cars('t-cross'), { slug: 'polo', version: 'PO1~2026' }, ...cars('nivus')],
    ],
    [{ ofertas: ['polo'] }, []],
    // A form without script adds a car or replaces one.
    [{ ofertas: 'polo,tera', com: 'nivus' }, cars('polo', 'tera', 'nivus')],
    [{ ofertas: 'polo,tera', com: 'nivus', em: '1' }, cars('nivus', 'tera')],
    [{ ofertas: 'polo,tera', com: 'tera', em: '1' }, cars('polo', 'tera')],
    [
      { ofertas: 'polo,tera', com: 'polo.PO2.2026', em: '1' },
      [{ slug: 'polo', version: 'PO2~2026' }, { slug: 'tera' }],
    ],
    [{ ofertas: 'polo,tera', com: 'nivus', em: '7' }, cars('polo', 'tera', 'nivus')],
    [{ ofertas: 'polo', com: '<b>' }, cars('polo', '<b>')],
    [{ ofertas: 'polo', com: '' }, cars('polo')],
    [{ com: 'polo' }, cars('polo')],
  ])('with %o has the items %j', (search, items) => {
    expect(decodeCompared(search)).toEqual({ items });
  });

  test.each([
    [
      { prazo: '36', km: '1500' },
      { deadlineInMonths: 36, monthlyKm: 1500 },
    ],
    // The router parses numbers.
    [{ prazo: 36 }, { deadlineInMonths: 36 }],
    [{ prazo: '0', km: '-1' }, {}],
    [{ prazo: '36.5', km: '1e9' }, {}],
    [{ prazo: ['36'], km: 'muito' }, { deadlineInMonths: 36 }],
  ])('with %o has the plan %o', (search, plan) => {
    expect(decodeCompared(search)).toEqual({ items: [], ...plan });
  });

  it('hides equal rows only with `diferencas=1`', () => {
    expect(decodeCompared({ diferencas: '1' })).toEqual({ items: [], isDifferencesOnly: true });
    expect(decodeCompared({ diferencas: '0' })).toEqual({ items: [] });
  });

  it('reads back as the selection it was written for', () => {
    const item = fc.record(
      {
        slug: fc.stringMatching(/^[a-z0-9-]{1,20}$/),
        version: fc.stringMatching(/^[A-Z0-9]{1,8}~20\d\d(~1)?$/),
      },
      { requiredKeys: ['slug'] },
    );
    const selection = fc.record(
      {
        items: fc.uniqueArray(item, { maxLength: maxCompared, selector: (each) => JSON.stringify(each) }),
        deadlineInMonths: fc.integer({ min: 1, max: 99 }),
        monthlyKm: fc.integer({ min: 1, max: 9999 }),
        isDifferencesOnly: fc.constant(true as const),
      },
      { requiredKeys: ['items'] },
    );
    fc.assert(
      fc.property(selection, (written) => {
        const { searchParams } = new URL(comparedUrl(written), 'https://loja.example');
        expect(decodeCompared(Object.fromEntries(searchParams))).toEqual(written);
      }),
    );
  });

  it('has no query without a car', () => {
    expect(comparedUrl({ items: [] })).toBe('/comparar');
  });
});

describe('the offers of a selection', () => {
  const track = anOffer({ modelCode: 'PO1', model: 'Track' });
  const highline = anOffer({ modelCode: 'PO2', model: 'Highline', isAvailable: false });
  const offers = [highline, track];

  it('are the wanted versions, or the representative version of a car', () => {
    const items = [{ slug: 'polo' }, { slug: 'polo', version: 'PO2~2026' }];
    expect(offersCompared({ items }, offers).found.map(({ offer }) => offer.model)).toEqual(['Track', 'Highline']);
  });

  it('contain each version once, and the representative one if the wanted version is not on offer', () => {
    const items = [{ slug: 'polo', version: 'PO9~2026' }, { slug: 'polo' }];
    expect(offersCompared({ items }, offers).found).toEqual([{ item: items[0], offer: track }]);
  });

  it('leave out cars that are not on offer, and list them', () => {
    expect(offersCompared({ items: [{ slug: 'fusca' }] }, offers)).toEqual({
      found: [],
      unknown: ['fusca'],
      hasMore: false,
    });
  });

  it.each([
    ['polo,tera,nivus', false],
    ['fusca,polo,tera,nivus', false],
    ['polo,POLO,polo.PO9.2026,tera,nivus', false],
    ['polo,tera,fusca,nivus,taos', true],
  ])('are the first three that are on offer: %s', (ofertas, hasMore) => {
    const fourCars = ['polo', 'tera', 'nivus', 'taos'].map((slug) => anOffer({ slug }));
    const compared = offersCompared(decodeCompared({ ofertas }), fourCars);
    expect(compared.found.map(({ offer }) => offer.slug)).toEqual(['polo', 'tera', 'nivus']);
    expect(compared.hasMore).toBe(hasMore);
  });
});

test.each([
  [[], 'polo', ['polo']],
  [['polo'], 'tera', ['polo', 'tera']],
  [['polo', 'tera'], 'polo', ['tera']],
  [['a', 'b', 'c'], 'd', ['a', 'b', 'c']],
  [['a', 'b', 'c'], 'b', ['a', 'c']],
])('from the selection %j, pressing %s leads to %j', (chosen, pressed, expected) => {
  expect(toggledCompared(chosen, pressed)).toEqual(expected);
});
