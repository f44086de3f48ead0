import { offerPath, planGroup } from '../support/data/offer.ts';
import type { Query } from '../support/data/query.ts';
import { clara } from '../support/data/users.ts';
import { expect, test } from './webkit-test.ts';

test.use({ consent: 'unknown', window: { width: 360, height: 760 } });

const question: Query = { role: 'region', name: 'Você escolhe o que medimos' };

test('on a phone, consent, menu, plan and user menu are pressed by touch', async ({ visitor }) => {
  await visitor.open();
  expect(await visitor.run('return innerWidth')).toBe(360);

  await test.step('the first press of the visit answers the consent question', async () => {
    await visitor.tap({ role: 'button', name: 'Recusar', within: question });
    await visitor.expectGone(question);
    await expect.poll(() => visitor.cookie('consent')).toBe('denied');
  });

  await test.step('the menu fills the window and leads to a car', async () => {
    await visitor.tap({ role: 'button', name: 'Abrir menu' });
    const menu: Query = { role: 'dialog', name: 'Menu' };
    await visitor.tap({ role: 'link', name: /^T-Cross/, within: menu });
    await visitor.expectUrl(/\/ofertasvw\/t-cross/);
    await visitor.expectGone(menu);
  });

  await test.step('a plan is chosen, and nothing is wider than the window', async () => {
    await visitor.open(offerPath);
    await visitor.tap({ label: '36 meses', within: planGroup('Prazo') });
    await visitor.expectText('R$ 2.061,00 por mês');
    expect(await visitor.run('return document.documentElement.scrollWidth')).toBe(360);
  });

  await test.step('the user menu is a sheet at the bottom of the window', async () => {
    await visitor.startWithSession();
    await visitor.open('faq');
    await visitor.tap({ role: 'button', name: clara.greeting, within: { role: 'banner' } });
    const sheet = await visitor.edges({ role: 'menu', name: 'Minha conta' });
    expect(sheet.left).toBeGreaterThanOrEqual(0);
    expect(sheet.right).toBeLessThanOrEqual(360);
  });
});
