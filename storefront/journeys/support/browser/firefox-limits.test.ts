import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { leftOutInFirefox, patternOf } from './firefox-limits.ts';

it.each(leftOutInFirefox.filter(({ where }) => !where.startsWith('@')))(
  '$where has the journey that is left out in Firefox',
  ({ where, title = '' }) => {
    expect(readFileSync(new URL(`../../${where}`, import.meta.url), 'utf8')).toContain(title);
  },
);

it('a limit matches its file and title or its tag, and nothing else', () => {
  const coupon = 'firefox offer/coupon.journey.ts a coupon is (re)entered @desktop';
  const matches = (limit: { where: string; title?: string }) => patternOf({ ...limit, reason: '' }).test(coupon);
  expect(matches({ where: 'offer/coupon.journey.ts' })).toBe(true);
  expect(matches({ where: 'offer/coupon.journey.ts', title: 'is (re)entered' })).toBe(true);
  expect(matches({ where: 'offer/coupon.journey.ts', title: 'is removed' })).toBe(false);
  expect(matches({ where: '@desktop' })).toBe(true);
  expect(matches({ where: '@desk' })).toBe(false);
});
