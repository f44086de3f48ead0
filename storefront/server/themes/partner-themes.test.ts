import { expect, test } from 'vitest';
import { createPartnerThemes } from './partner-themes.ts';

const violet = { brand: { action: { $value: { colorSpace: 'oklch', components: [0.42, 0.19, 308] } } } };
const pale = { brand: { action: { $value: { colorSpace: 'oklch', components: [0.9, 0.05, 90] } } } };
const css = '}*{display:none}</style><script>';

function reading(mostRemembered?: number) {
  const rejected: { slug: string; problems: readonly string[] }[] = [];
  const read = createPartnerThemes({
    onRejected: (rejection) => rejected.push(rejection),
    ...(mostRemembered !== undefined && { mostRemembered }),
  });
  return { read, rejected };
}

test('valid overrides become a whole theme under the partner’s slug', () => {
  const { read, rejected } = reading();
  const sheet = read('porto-seco', violet);
  expect(sheet).toMatch(/^:root\[data-partner="porto-seco"\]\{--/);
  expect(sheet).toContain('--color-action-background:oklch(0.42 0.19 308)');
  expect(sheet).toContain('prefers-contrast:more');
  expect(rejected).toEqual([]);
});

test('illegible overrides are rejected completely, with their partner and the reason', () => {
  const { read, rejected } = reading();
  expect(read('porto-seco', pale)).toBeUndefined();
  expect(rejected).toMatchObject([{ slug: 'porto-seco' }]);
  expect(rejected[0]?.problems.join()).toMatch(/brand\.action makes color-text-link on color-surface-canvas \d/);
});

test('a theme that was legible before colours were rounded to 8 bits is still accepted', () => {
  const { read, rejected } = reading();
  const components = [0.523, 0.04, 189.348];
  const rounded = { $value: { colorSpace: 'oklch', components } };
  const strong = { $value: { colorSpace: 'oklch', components: [0.45, 0.04, 189.348] } };
  expect(read('porto-seco', { brand: { action: rounded, 'action-strong': strong } })).toContain(
    'oklch(0.523 0.04 189.35)',
  );
  expect(rejected).toEqual([]);
});

test('a content is validated and reported once', () => {
  const { read, rejected } = reading();
  expect(read('porto-seco', violet)).toBe(read('porto-seco', structuredClone(violet)));
  read('porto-seco', pale);
  read('porto-seco', structuredClone(pale));
  expect(rejected).toHaveLength(1);
  read('viaduto', pale);
  expect(rejected.map(({ slug }) => slug)).toEqual(['porto-seco', 'viaduto']);
});

test('the number of remembered contents is limited', () => {
  const { read, rejected } = reading(2);
  const one = { brand: { action: { $value: 1 } } };
  const two = { brand: { action: { $value: 2 } } };
  for (const content of [one, two, pale, one]) read('a', content);
  expect(rejected).toHaveLength(4);
});

test.each<[string, unknown]>([
  ['CSS in a value', { brand: { 'font-display': { $value: [css] } } }],
  ['CSS in a name', { brand: { [css]: { $value: 1 } } }],
  ['a text', css],
  ['nothing', null],
  ['endless nesting', JSON.parse(`${'['.repeat(200_000)}${']'.repeat(200_000)}`)],
])('%s produces no sheet, and no content in the report', (_, overrides) => {
  const { read, rejected } = reading();
  expect(read('porto-seco', overrides)).toBeUndefined();
  expect(rejected).toHaveLength(1);
  expect(JSON.stringify(rejected).length).toBeLessThan(1000);
});

test('an invalid slug prints nothing', () => {
  expect(() => reading().read('a"]{}', violet)).toThrow(TypeError);
});
