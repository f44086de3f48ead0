import { accountPages, pages, titleOf } from '../support/data/pages.ts';
import { findFloating, findLostInPrint, swapPrintAndScreen } from '../support/browser/print.ts';
import { expect, test } from './webkit-test.ts';

test('every page has its title and one heading, and hydrates', async ({ visitor }) => {
  for (const [path, ofPage] of pages) {
    await visitor.open(path);
    expect(await visitor.driver.getTitle(), path).toBe(titleOf(ofPage));
    expect(await visitor.run('return document.querySelectorAll("h1").length'), path).toBe(1);
  }
});

test('every page of the account opens with a session', async ({ visitor }) => {
  await visitor.startWithSession();
  for (const [path, ofPage] of accountPages) {
    await visitor.open(path);
    await visitor.expectTitle(titleOf(ofPage));
    await visitor.find({ role: 'heading', level: 1, name: ofPage });
  }
});

test('a printed page has its text, without controls, covering bars and lost colours', async ({ visitor }) => {
  for (const path of ['ofertasvw/t-cross', 'comparar?ofertas=t-cross,nivus']) {
    await visitor.open(path);
    await visitor.run(swapPrintAndScreen);
    await visitor.find({ role: 'heading', level: 1 });
    await visitor.expectGone({ role: 'button', within: { role: 'main' } });
    expect(await visitor.run(findFloating), path).toEqual([]);
    expect(await visitor.run(findLostInPrint), path).toEqual([]);
  }
});
