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

describe('home', () => {
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

  test('a list none of whose items can be read takes its section along where that is all it has, and nothing else', async () => {
    const acf = { ...home.acf, about: { ...home.acf.about, included: [7] }, faq: { title: 'Dúvidas', items: [7] } };
    const { client, reported } = await serving({ ...home, acf });
    const read = await client.readHome(never());
    expect(read.about).toEqual({ title: 'Tudo', body: [paragraph('Assinar')], included: [], notIncluded: [] });
    expect(read).not.toHaveProperty('faq');
    expect(reported).toEqual(expect.arrayContaining(['GET /.acf.about.included', 'GET /.acf.faq.items']));
  });

  test.each([undefined, null, false, ''])('a section that is %o is hidden, without a report', async (hidden) => {
    const { client, reported } = await serving({ ...home, acf: { ...home.acf, faq: null, banner: hidden } });
    expect(await client.readHome(never())).not.toHaveProperty('banner');
    expect(reported).toEqual([]);
  });

  test('an unreadable section is hidden and reported, the others stay', async () => {
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
  ])('the header called %s', async (header, expected, complaints) => {
    const { client, reported } = await serving({ title: { rendered: 'a' }, acf: { header } });
    expect(await client.readHome(never())).toEqual({ title: 'a', seo: {}, ...expected });
    expect(reported).toEqual(complaints);
  });

  test.each([[[]], [false]])('page fields given as %o are none', async (acf) => {
    const { client } = await serving({ title: { rendered: 'a' }, acf });
    expect(await client.readHome(never())).toEqual({ title: 'a', seo: {} });
  });

  test('a response that is not a page is an error', async () => {
    const { client } = await serving([]);
    const caught: unknown = await client.readHome(never()).catch((error: unknown) => error);
    expect(toAppError(caught)).toEqual({ kind: 'contract', where: 'GET /' });
  });
});

describe('the page of a car', () => {
  test('is asked for with the exact address and read', async () => {
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
      // The page's heading is the car's name, so the text begins with a different title of the banner.
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

  test('that the service does not have is undefined', async () => {
    const { client } = await serving([]);
    expect(await client.readCarPage('fusca', never())).toBeUndefined();
  });

  test('without a section is empty', async () => {
    const { client } = await serving([{ title: { rendered: 'a' }, slug: 'a', acf: [] }]);
    const page = await client.readCarPage('a', never());
    expect(page && isEmptyCarPage(page)).toBe(true);
  });

  test.each([{}, null, [{ slug: 'a' }], [null]])('that is nonsense (%o) is an error, not an absence', async (body) => {
    const { client } = await serving(body);
    const caught: unknown = await client.readCarPage('a', never()).catch((error: unknown) => error);
    expect(toAppError(caught).kind).toBe('contract');
  });
});

describe('the other calls', () => {
  test('titles of cars, and those that have a page', async () => {
    const { client, seen } = await serving([
      { title: { rendered: 'Polo' }, slug: 'polo' },
      { title: { rendered: 'Jetta' } },
      { title: 'x' },
    ]);
    expect(await client.listCarTitles(never())).toEqual([{ title: 'Polo', slug: 'polo' }, { title: 'Jetta' }]);
    expect(await client.listRegisteredCars(never())).toEqual([{ title: 'Polo', slug: 'polo' }]);
    expect(seen.map(({ url }) => url)).toEqual(['/cars?_fields=title', '/cars?_fields=title,slug&per_page=100']);
  });

  test('a text page, or none', async () => {
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

  test('questions, with and without category', async () => {
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

  test('categories and offer conditions', async () => {
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

  test('an item is a store', async () => {
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

  test('a theme it brings is used when it was judged well, and never as it came', async () => {
    const partnerTheme = { brand: { action: '</style>' } };
    const read = async (readTheme?: ReadTheme) =>
      (await serving([{ ...partner, partnerTheme }], readTheme)).client.readPartner('viaduto', never());
    const asked: unknown[] = [];
    expect(await read((...args) => (asked.push(args), ':root{}'))).toMatchObject({ name: 'Viaduto', theme: ':root{}' });
    expect(asked).toEqual([['viaduto', partnerTheme]]);
    for (const answer of [await read(() => undefined), await read()]) {
      expect(JSON.stringify(answer)).not.toMatch(/theme|style/);
    }
  });

  test('an empty list is none', async () => {
    expect(await (await serving([])).client.readPartner('x', never())).toBeUndefined();
  });

  test.each([{}, [{ partnerName: 7 }], 'x'])('nonsense (%o) is an error', async (body) => {
    const { client } = await serving(body);
    await expect(client.readPartner('x', never())).rejects.toThrow('contract');
  });

  test.each(['javascript:alert(1)', 'mailto:a@exemplo.com', 'data:image/svg+xml,x', '/viaduto.svg', ''])(
    'a logo at %o is not loaded',
    async (partnerImage) => {
      const { client } = await serving([{ ...partner, partnerImage }]);
      expect(await client.readPartner('x', never())).not.toHaveProperty('imageUrl');
    },
  );
});
