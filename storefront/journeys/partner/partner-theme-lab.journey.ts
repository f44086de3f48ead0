import type { Locator, Page } from '@playwright/test';
import { unpackTheme } from '@signdrive/tokens/exchange';
import { expectAccessible } from '../support/checks/accessibility.ts';
import { pressOn, tabTo } from '../support/browser/keyboard.ts';
import { whenHydrated } from '../support/pages/offer-page.ts';
import { expect, test } from '../support/servers/partner-desk.ts';
import { Speech } from '../support/checks/speech.ts';

const slug = 'loja-amarela';
const name = 'Loja Amarela · exemplo';
const yellow = '#ffe600';
/** White is unreadable as a link colour on a white page. */
const refused = '#ffffff';
const sentence =
  /^brand\.link deixa color-text-link sobre color-surface-canvas com contraste de 1,\d\d:1; precisa de 4,5:1$/;

class LabPage {
  readonly #page: Page;
  constructor(page: Page) {
    this.#page = page;
  }
  field = (label: string) => this.#page.getByRole('textbox', { name: label, exact: true });
  get openLink(): Locator {
    return this.#page.getByRole('link', { name: /^Abrir na loja/ });
  }
  async type(label: string, text: string) {
    await tabTo(this.#page, this.field(label));
    await this.#page.keyboard.press('ControlOrMeta+a');
    await this.#page.keyboard.type(text);
  }
}

/** The draft in the lab's URL. The lab encodes it asynchronously, so the URL is updated after the fields. */
const carriedDraft = (url: string) => unpackTheme(new URL(url).searchParams.get('draft') ?? '');

/** Painted action colour of a page. */
const buttonColor = (page: Page) =>
  page.locator('html').evaluate((html) => {
    const canvas = document.createElement('canvas').getContext('2d');
    if (!canvas) throw new Error('No canvas');
    canvas.fillStyle = getComputedStyle(html).getPropertyValue('--color-action-background');
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
  });

test(
  'a partner creates a theme from a colour, shares it, gets it rejected, corrects and publishes it, by keyboard',
  { tag: '@desktop' },
  async ({ page, browser, desk, world, context }) => {
    const lab = new LabPage(page);

    await test.step('a colour and a name create a theme', async () => {
      await page.goto(desk.labUrl);
      await lab.type('Ou de uma cor da marca', yellow);
      await pressOn(page, page.getByRole('button', { name: 'Criar tema' }));
      await expect(page.getByText(/^Link: #ffe600 virou #/)).toBeVisible();
      await lab.type('Nome da loja', name);
      await expect.poll(async () => carriedDraft(page.url())).toContain(JSON.stringify(name));
    });

    const walked = await test.step('the URL opens the draft elsewhere, and its link the previewed store', async () => {
      const url = page.url();
      const elsewhere = await browser.newContext({ locale: 'pt-BR' });
      const other = await elsewhere.newPage();
      await other.goto(url);
      const carried = new LabPage(other);
      await expect(carried.field('Nome da loja')).toHaveValue(name);
      await expect(carried.field('Ação')).toHaveValue(yellow);
      const popup = other.waitForEvent('popup');
      await pressOn(other, carried.openLink);
      const store = await popup;
      await expect(store.getByRole('heading', { level: 1, name: 'Abrir a loja neste tema?' })).toBeVisible();
      await expect(store.getByText(`Nele, a loja se chama “${name}”.`)).toBeVisible();
      await expectAccessible(store);
      await pressOn(store, store.getByRole('button', { name: 'Abrir a loja neste tema' }));
      await expect(store.getByRole('banner').getByText(name)).toBeVisible();
      await whenHydrated(store);
      expect(await buttonColor(store)).toBe(yellow);
      await expectAccessible(store);
      return { store, close: () => elsewhere.close() };
    });

    await test.step('the preview covers the whole store, and its bar ends it', async () => {
      const { store, close } = walked;
      await pressOn(store, store.getByRole('article').getByRole('link', { name: 'T-Cross', exact: true }));
      await expect(store.getByRole('heading', { level: 1, name: 'T-Cross' })).toBeVisible();
      await expect(store.getByRole('banner').getByText(name)).toBeVisible();
      expect(await buttonColor(store)).toBe(yellow);
      await store.reload();
      expect(await buttonColor(store)).toBe(yellow);
      await pressOn(store, store.getByRole('button', { name: 'Sair da prévia' }));
      await expect(store).toHaveURL(world.storeUrl);
      await expect(store.getByRole('banner').getByText(name)).toHaveCount(0);
      await expect(store.getByRole('region', { name: 'Prévia de tema' })).toHaveCount(0);
      expect(await buttonColor(store)).not.toBe(yellow);
      await close();
    });

    await test.step('an invalid colour and name are rejected at once', async () => {
      await lab.type('Link', refused);
      await expect(page.getByText(sentence)).toBeVisible();
      await expect(lab.openLink).toHaveCount(0);
      await expect(
        page.getByText('Para abrir na loja, corrija o que a conferência e os campos apontam.'),
      ).toBeVisible();
      await tabTo(page, lab.field('Nome da loja'), 'Shift+Tab');
      await page.keyboard.type('x'.repeat(61));
      await expect(page.getByText('Escreva uma linha de até 60 letras.')).toBeVisible();
    });

    await test.step('the nearest valid colour and a shorter name correct them', async () => {
      await lab.type('Nome da loja', name);
      await expect(page.getByText('Escreva uma linha de até 60 letras.')).toHaveCount(0);
      const nearest = page.getByRole('group', { name: 'Link: as cores mais próximas que servem' }).last();
      await pressOn(page, nearest.getByRole('button').first());
      await expect(page.getByText('Todos os pares passam.')).toBeVisible();
      await expect(lab.openLink).toBeVisible();
    });

    await test.step('the file is published, and the store’s URL shows it', async () => {
      const file = await desk.save('slots.json', await lab.field('Arquivo de tokens').inputValue());
      const made = await desk.theme('new', slug, '--from', file, '--name', name);
      expect(made, made.printed).toMatchObject({ isDone: true });
      const published = await desk.theme('publish', slug);
      expect(published.printed).toContain(`Store: ${world.storeUrl}${slug}`);
      const visitor = await context.newPage();
      await visitor.goto(world.storeUrl + slug);
      await expect(visitor.locator('html')).toHaveAttribute('data-partner', slug);
      await expect(visitor.getByRole('banner').getByText(name)).toBeVisible();
      expect(await buttonColor(visitor)).toBe(yellow);
      await expect(visitor.getByRole('region', { name: 'Prévia de tema' })).toHaveCount(0);
    });
  },
);

/** The lab doesn't hydrate: it is ready once its button is rendered. */
const whenLabIsReady = (page: Page) => expect(page.getByRole('button', { name: 'Criar tema' })).toBeVisible();
/** The server's preview page has no script. */
const whenSent = (page: Page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible();

test(
  'a partner creates, opens, corrects and publishes a theme with a screen reader alone',
  { tag: '@desktop' },
  async ({ page, context, desk, world }) => {
    const lab = new LabPage(page);
    await page.goto(desk.labUrl);
    const speech = await Speech.start(page, whenLabIsReady);
    const write = async (label: RegExp, text: string) => {
      await speech.readTo(label);
      // The screen reader focuses its current element when a key is pressed.
      await speech.press('Shift');
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(text);
    };

    await test.step('the lab announces how the colour was adjusted', async () => {
      await write(/^textbox, Ou de uma cor da marca/, yellow);
      await speech.activate(/^button, Criar tema/);
      await speech.expectInOrder([/^polite: .*Link: #ffe600 virou #/]);
      await write(/^textbox, Nome da loja/, name);
      // The lab encodes the draft asynchronously, and the reader would be past the link before that.
      await expect(lab.openLink).toBeVisible();
    });

    const store = await test.step('the link leads to a page that explains what it opens', async () => {
      await speech.forget();
      const popup = page.waitForEvent('popup');
      await speech.activate(/^link, Abrir na loja/);
      const opened = await popup;
      const asked = await Speech.start(opened, whenSent);
      await asked.readTo(/^button, Abrir a loja neste tema$/);
      await asked.expectInOrder([
        'main',
        'heading, Abrir a loja neste tema?, level 1',
        `O tema não está publicado. Nele, a loja se chama “${name}”. Só este navegador vai ver, por 30 minutos. Pedidos feitos na loja são de verdade.`,
        'button, Abrir a loja neste tema',
      ]);
      await asked.act();
      await expect(opened.getByRole('button', { name: 'Sair da prévia' })).toBeVisible();
      return opened;
    });

    await test.step('each page announces once that it is a preview, its end, and how to leave it', async () => {
      const walk = await Speech.start(store);
      await walk.readTo(/^end of document/);
      const line = /^Tema não publicado, só neste navegador, até \d\d:\d\d \(horário de Brasília\)\.$/;
      await walk.expectInOrder([
        'document',
        'link, Pular para o conteúdo',
        'region, Prévia de tema',
        line,
        'button, Sair da prévia',
        'end of region, Prévia de tema',
        'banner',
        `link, ${name} por Sign & Drive , página inicial`,
        'main',
      ]);
      expect((await walk.log()).filter((phrase) => line.test(phrase))).toHaveLength(1);
      expect(await walk.unnamedControls()).toEqual([]);
      await walk.readTo(/^button, Sair da prévia$/);
      await walk.act();
      await expect(store.getByRole('region', { name: 'Prévia de tema' })).toHaveCount(0);
      await store.close();
    });

    await test.step('an unreadable colour is rejected at its field, and the nearest one corrects it', async () => {
      // The field precedes the link: the reader restarts at the top.
      await speech.readTo(/^end of document/);
      await speech.forget();
      await write(/^textbox, Link/, refused);
      await speech.expectInOrder([
        /^polite: .*brand\.link deixa color-text-link sobre color-surface-canvas com contraste de 1,\d\d:1; precisa de 4,5:1/,
      ]);
      await speech.readTo(/^group, Link: as cores mais próximas que servem/);
      await speech.activate(/^button, Usar #/);
      await speech.expectInOrder([/^polite: .*Todos os pares passam\./]);
    });

    await test.step('the published store announces its name', async () => {
      const file = await desk.save('slots.json', await lab.field('Arquivo de tokens').inputValue());
      expect(await desk.theme('new', slug, '--from', file, '--name', name)).toMatchObject({ isDone: true });
      const visitor = await context.newPage();
      await visitor.goto(world.storeUrl + slug);
      const visit = await Speech.start(visitor);
      await visit.readTo(/^main$/);
      await visit.expectInOrder(['banner', `link, ${name} por Sign & Drive , página inicial`, 'main']);
      expect((await visit.log()).filter((phrase) => phrase.includes('Prévia'))).toEqual([]);
    });
  },
);
