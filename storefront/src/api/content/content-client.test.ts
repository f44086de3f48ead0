import { describe, expect, test } from 'vitest';
import { isEmptyCarPage } from '../../domain/content/content.ts';
import { toAppError } from '../app-error.ts';
import { createContentClient, type ReadTheme } from './content-client.ts';
import { createHttp } from '../wire/http.ts';
import { json, startServer } from '../test-support/local-server.ts';

const never = () => new AbortController().signal;

async function serving(body: unknown, readTheme?: ReadTheme) {
  const { baseUrl, seen } = await startServer((response) => json(response, body));
  const reported: string[] = [];
  const client = createContentClient(createHttp({ baseUrl }), {
    siteOrigin: 'https://loja.exemplo.com.br',
    ...(readTheme && { readTheme }),
    report: ({ error }) => reported.push(error.kind === 'contract' ? error.where : error.kind),
  });
  return { client, seen, reported };
}

const paragraph = (text: string) => ({ type: 'paragraph', children: [{ type: 'text', text }] });

describe('the home page', () => {
  const home = {
    title: { rendered: 'Sign &amp; Drive' },
    acf: {
      seo: { title: 'Carro por assinatura', description: null },
      banner: {
        title: 'Um carro zero',
        text: 'Uma conta só',
        carSlug: 't-cross',
        primary: { label: 'Ver ofertas', url: '#ofertas' },
        secondary: { label: 'Comparar', url: 'javascript:alert(1)' },
      },
      steps: { title: 'Do clique à chave', items: [{ title: 'Escolha', text: 'Doze modelos', icon: 'car' }] },
      offers: { title: 'Ofertas' },
      about: { title: 'Tudo', html: '<p onclick="a()">Assinar</p><script>x</script>' },
      compareAndSign: { title: 'Compare', html: '<p>A conta</p>', action: { label: 'Fazer', url: '/calculadora' } },
      faq: {
        title: 'Antes de assinar',
        items: [
          { question: 'Preciso?', answerHtml: '<p>Não</p>' },
          { question: 7, answerHtml: '' },
        ],
      },
    },
  };

  test('is read section by section, its HTML through the allow-list', async () => {
    const { client, seen, reported } = await serving(home);
    expect(await client.readHome(never())).toEqual({
      title: 'Sign & Drive',
      seo: { title: 'Carro por assinatura' },
      banner: {
        title: 'Um carro zero',
        text: 'Uma conta só',
        carSlug: 't-cross',
        primary: { label: 'Ver ofertas', href: '#ofertas', isExternal: false },
      },
      steps: { title: 'Do clique à chave', items: [{ title: 'Escolha', text: 'Doze modelos', icon: 'car' }] },
      offers: { title: 'Ofertas' },
      about: { title: 'Tudo', body: [paragraph('Assinar')], included: [], notIncluded: [] },
      compareAndSign: {
        title: 'Compare',
        body: [paragraph('A conta')],
        action: { label: 'Fazer', href: '/calculadora', isExternal: false },
      },
      faq: { title: 'Antes de assinar', items: [{ question: 'Preciso?', answer: [paragraph('Não')] }] },
    });
    expect(seen[0]).toMatchObject({ method: 'GET', url: '/' });
    expect(reported).toEqual(['GET /.acf.banner.secondary.url', 'GET /.acf.faq.items[1].question']);
  });

  test('loses only the section of an unreadable list if the section has nothing else', async () => {
    const acf = { ...home.acf, about: { ...home.acf.about, included: [7] }, faq: { title: 'Dúvidas', items: [7] } };
    const { client, reported } = await serving({ ...home, acf });
    const read = await client.readHome(never());
    expect(read.about).toEqual({ title: 'Tudo', body: [paragraph('Assinar')], included: [], notIncluded: [] });
    expect(read).not.toHaveProperty('faq');
    expect(reported).toEqual(expect.arrayContaining(['GET /.acf.about.included', 'GET /.acf.faq.items']));
  });

  test.each([undefined, null, false, ''])('hides a section that is %o without a report', async (hidden) => {
    const { client, reported } = await serving({ ...home, acf: { ...home.acf, faq: null, banner: hidden } });
    expect(await client.readHome(never())).not.toHaveProperty('banner');
    expect(reported).toEqual([]);
  });

  test('hides and reports an unreadable section, and keeps the others', async () => {
    const broken = { ...home, acf: { offers: { title: 'Ofertas' }, banner: { title: 1 }, faq: 'x' } };
    const { client, reported } = await serving(broken);
    expect(await client.readHome(never())).toEqual({
      title: 'Sign & Drive',
      seo: {},
      offers: { title: 'Ofertas' },
    });
    expect(reported).toEqual(['GET /.acf.banner.title', 'GET /.acf.faq']);
  });

  test.each([
    ['classic', { header: 'classic' }, []],
    ['standard', {}, []],
    ['festive', {}, ['GET /.acf.header']],
  ])('reads the header variant %s', async (header, expected, complaints) => {
    const { client, reported } = await serving({ title: { rendered: 'a' }, acf: { header } });
    expect(await client.readHome(never())).toEqual({ title: 'a', seo: {}, ...expected });
    expect(reported).toEqual(complaints);
  });

  test.each([[[]], [false]])('reads page fields given as %o as none', async (acf) => {
    const { client } = await serving({ title: { rendered: 'a' }, acf });
    expect(await client.readHome(never())).toEqual({ title: 'a', seo: {} });
  });

  test('rejects a response that is not a page', async () => {
    const { client } = await serving([]);
    const caught: unknown = await client.readHome(never()).catch((error: unknown) => error);
    expect(toAppError(caught)).toEqual({ kind: 'contract', where: 'GET /' });
  });
});

describe('the page of a car', () => {
  test('is requested with the exact URL and decoded', async () => {
    const { client, seen } = await serving([
      {
        title: { rendered: 'T&#8209;Cross' },
        slug: 't-cross',
        acf: {
          banner: { title: 'a', text: 'b' },
          details: { title: 'c', html: '<h2>d</h2>' },
          benefits: { title: 'e', items: [{ title: 'f', text: 'g' }] },
          middleBanner: { title: 'h', text: 'i', action: { label: 'j', url: 'https://exemplo.com/' } },
        },
      },
    ]);
    expect(await client.readCarPage('t-cross', never())).toEqual({
      title: 'T‑Cross',
      slug: 't-cross',
      seo: {},
      // The page's heading is the car's name, so the text starts with the banner's title if that differs.
      banner: { title: 'a', text: 'a. b' },
      details: { title: 'c', body: [{ type: 'heading', level: 2, children: [{ type: 'text', text: 'd' }] }] },
      benefits: { title: 'e', items: [{ title: 'f', text: 'g' }] },
      middleBanner: {
        title: 'h',
        text: 'i',
        action: { label: 'j', href: 'https://exemplo.com/', isExternal: true },
      },
    });
    expect(seen[0]?.url).toBe('/cars?_fields=title,slug,acf&slug=t-cross');
  });

  test('is undefined if the service does not have it', async () => {
    const { client } = await serving([]);
    expect(await client.readCarPage('fusca', never())).toBeUndefined();
  });

  test('is empty without a section', async () => {
    const { client } = await serving([{ title: { rendered: 'a' }, slug: 'a', acf: [] }]);
    const page = await client.readCarPage('a', never());
    expect(page && isEmptyCarPage(page)).toBe(true);
  });

  test.each([{}, null, [{ slug: 'a' }], [null]])(
    'rejects an invalid response (%o) instead of treating the page as missing',
    async (body) => {
      const { client } = await serving(body);
      const caught: unknown = await client.readCarPage('a', never()).catch((error: unknown) => error);
      expect(toAppError(caught).kind).toBe('contract');
    },
  );
});

describe('the other calls', () => {
  test('read the titles of cars, and the cars that have a page', async () => {
    const { client, seen } = await serving([
      { title: { rendered: 'Polo' }, slug: 'polo' },
      { title: { rendered: 'Jetta' } },
      { title: 'x' },
    ]);
    expect(await client.listCarTitles(never())).toEqual([{ title: 'Polo', slug: 'polo' }, { title: 'Jetta' }]);
    expect(await client.listRegisteredCars(never())).toEqual([{ title: 'Polo', slug: 'polo' }]);
    expect(seen.map(({ url }) => url)).toEqual(['/cars?_fields=title', '/cars?_fields=title,slug&per_page=100']);
  });

  test('read a text page, or none', async () => {
    const { client, seen } = await serving([
      { title: { rendered: 'Termos' }, acf: { html: '<p>a</p>', seo: { keywords: 'k' } } },
    ]);
    expect(await client.readPage('termos-de-uso', never())).toEqual({
      title: 'Termos',
      body: [paragraph('a')],
      seo: { keywords: 'k' },
    });
    expect(seen[0]?.url).toBe('/pages?slug=termos-de-uso&_fields=title,acf');
    expect(await (await serving([])).client.readPage('x', never())).toBeUndefined();
  });

  test('request questions with and without a category', async () => {
    const post = { title: { rendered: 'Posso?' }, content: { rendered: '<p>Pode</p>' }, category: 3 };
    const { client, seen } = await serving([post]);
    expect(await client.readFaq(never())).toEqual([{ question: 'Posso?', answer: [paragraph('Pode')] }]);
    expect(await client.listFaqs({ categoryId: 3 }, never())).toEqual([
      { title: 'Posso?', content: [paragraph('Pode')], categoryId: 3 },
    ]);
    await client.listFaqs({}, never());
    await client.listFaqs({ categoryId: 3, limit: 5 }, never());
    await client.listFaqs({ categoryId: 3, limit: 50, page: 2 }, never());
    expect(seen.map(({ url }) => url)).toEqual([
      '/faq?_fields=title,content&per_page=50&order=asc',
      '/faqs?category=3&limit=10',
      '/faqs',
      '/faqs?category=3&limit=5',
      '/faqs?category=3&limit=50&page=2',
    ]);
  });

  test('read the categories and the offer conditions', async () => {
    const categories = await serving([{ id: 1, name: 'Assinatura', slug: 'assinatura' }]);
    expect(await categories.client.listFaqCategories(never())).toEqual([
      { id: 1, name: 'Assinatura', slug: 'assinatura' },
    ]);
    expect(categories.seen[0]?.url).toBe('/faq-categories');
    const conditions = await serving([{ title: { rendered: 'a' }, content: { rendered: 'b' }, slug: 'c' }]);
    expect(await conditions.client.readConditions(never())).toEqual([
      { title: 'a', body: [paragraph('b')], slug: 'c' },
    ]);
    expect(conditions.seen[0]?.url).toBe('/condicoes');
    const broken = await serving([{ title: { rendered: 'a' }, content: { rendered: 'b' } }, { nonsense: true }]);
    await expect(broken.client.readConditions(never())).rejects.toThrow('contract');
  });
});

describe('the store check', () => {
  const partner = {
    identifier: '1',
    referenceCode: 'r',
    partnerName: 'Viaduto',
    partnerImage: 'https://conteudo.exemplo.invalid/viaduto.svg',
    partnerWhatsApp: '550000000000',
  };

  test('returns a store for one item', async () => {
    const { client, seen } = await serving([partner]);
    expect(await client.readPartner('viaduto', never())).toEqual({
      identifier: '1',
      referenceCode: 'r',
      name: 'Viaduto',
      whatsApp: '550000000000',
      imageUrl: 'https://conteudo.exemplo.invalid/viaduto.svg',
    });
    expect(seen[0]?.url).toBe('/partner?slug=viaduto');
  });

  test('uses a theme only after its validation', async () => {
    const partnerTheme = { brand: { action: '</style>' } };
    const read = async (readTheme?: ReadTheme) =>
      (await serving([{ ...partner, partnerTheme }], readTheme)).client.readPartner('viaduto', never());
    const calls: unknown[] = [];
    expect(await read((...args) => (calls.push(args), ':root{}'))).toMatchObject({ name: 'Viaduto', theme: ':root{}' });
    expect(calls).toEqual([['viaduto', partnerTheme]]);
    for (const answer of [await read(() => undefined), await read()]) {
      expect(JSON.stringify(answer)).not.toMatch(/theme|style/);
    }
  });

  test('returns nothing for an empty list', async () => {
    expect(await (await serving([])).client.readPartner('x', never())).toBeUndefined();
  });

  test.each([{}, [{ partnerName: 7 }], 'x'])('rejects an invalid response (%o)', async (body) => {
    const { client } = await serving(body);
    await expect(client.readPartner('x', never())).rejects.toThrow('contract');
  });

  test.each(['javascript:alert(1)', 'mailto:a@exemplo.com', 'data:image/svg+xml,x', '/viaduto.svg', ''])(
    'drops a logo with the URL %o',
    async (partnerImage) => {
      const { client } = await serving([{ ...partner, partnerImage }]);
      expect(await client.readPartner('x', never())).not.toHaveProperty('imageUrl');
    },
  );

  test.each(['(11) 91234-5678', '+55 11 91234-5678', '11912345678', '5511912345678'])(
    'the number %s is read with digits and country code',
    async (partnerWhatsApp) => {
      const { client } = await serving([{ ...partner, partnerWhatsApp }]);
      expect(await client.readPartner('x', never())).toHaveProperty('whatsApp', '5511912345678');
    },
  );

  test.each(['', ' ', null, false, undefined])('a store opens with %o as its number and its logo', async (none) => {
    const { client } = await serving([{ ...partner, partnerWhatsApp: none, partnerImage: none }]);
    expect(await client.readPartner('x', never())).toEqual({ identifier: '1', referenceCode: 'r', name: 'Viaduto' });
  });
});
