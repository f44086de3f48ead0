import { expect, test } from 'vitest';
import { isEmptyCarPage } from './content.ts';

const page = { title: 'T-Cross', slug: 't-cross', seo: { title: 'T-Cross' } };

test('a page without a visible section is empty, regardless of its header', () => {
  expect(isEmptyCarPage(page)).toBe(true);
});

test.each([
  { banner: { title: 'a', text: 'b' } },
  { details: { title: 'a', body: [] } },
  { benefits: { title: 'a', items: [] } },
  { middleBanner: { title: 'a', text: 'b' } },
  { faq: { title: 'a', items: [] } },
])('a page with %o is not empty', (section) => {
  expect(isEmptyCarPage({ ...page, ...section })).toBe(false);
});
