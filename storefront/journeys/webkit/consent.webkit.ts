import type { Query } from '../support/data/query.ts';
import { expect, test } from './webkit-test.ts';

test.use({ consent: 'unknown' });

const title = 'Você escolhe o que medimos';

test('the consent question is answered once', async ({ visitor }) => {
  await visitor.open('faq');
  const within: Query = { role: 'region', name: title };
  await visitor.click({ role: 'button', name: 'Escolher', within });
  await visitor.find({ role: 'checkbox', name: /^Medição/, within });
  await visitor.click({ role: 'button', name: 'Recusar', within });
  await visitor.expectGone(within);
  await expect.poll(() => visitor.cookie('consent')).toBe('denied');
  await visitor.open('faq');
  expect(await visitor.text()).not.toContain(title);
});
