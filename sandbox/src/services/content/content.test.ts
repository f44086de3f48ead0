import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { describe, expect, test } from 'vitest';
import {
  CarPagesResponse,
  CarTitlesResponse,
  ContentError,
  FaqCategoriesResponse,
  FaqPostsResponse,
  FaqsResponse,
  HomeResponse,
  OfferConditionsResponse,
  PagesResponse,
  PartnerResponse,
} from '../../../contract/content.ts';
import { send, startSandboxForFile } from '../../test-support/sandbox.ts';

const { content } = startSandboxForFile();

describe('every call of the specification', () => {
  test.each<[string, TSchema, number]>([
    ['/', HomeResponse, 1],
    ['/cars?_fields=title,slug,acf&slug=t-cross', CarPagesResponse, 1],
    ['/cars?_fields=title', CarTitlesResponse, 12],
    ['/cars?_fields=title,slug&per_page=100', CarTitlesResponse, 12],
    ['/faq?_fields=title,content&per_page=50&order=asc', FaqPostsResponse, 19],
    ['/pages?slug=politica-de-cookies&_fields=title,acf', PagesResponse, 1],
    ['/partner?slug=viaduto', PartnerResponse, 1],
    ['/condicoes', OfferConditionsResponse, 1],
    ['/faqs', FaqsResponse, 10],
    ['/faqs?category=1&limit=3', FaqsResponse, 3],
    ['/faqs?category=1&limit=3&page=9', FaqsResponse, 0],
    ['/faq-categories', FaqCategoriesResponse, 5],
  ])('%s keeps the contract', async (path, schema, count) => {
    const answer = await content<unknown>(path);
    expect(answer.status).toBe(200);
    expect([...Value.Errors(schema, answer.body)]).toEqual([]);
    expect(Array.isArray(answer.body) ? answer.body.length : 1).toBe(count);
  });
});

test('no sample text promises services or names drivers, because the store arranges neither', async () => {
  const paths = ['/', '/cars?_fields=title,slug,acf&slug=t-cross', '/faq?_fields=title,content&per_page=50&order=asc'];
  const texts = await Promise.all(paths.map(async (path) => JSON.stringify((await content<unknown>(path)).body)));
  for (const text of texts)
    expect(text).not.toMatch(/agend\w* pelo site|pelo site,|que você indicar|renove|onde e quando/i);
});

describe('the home page', () => {
  test('has every section of the contract and an existing car in its hero', async () => {
    const { acf } = (await content<HomeResponse>('/')).body;
    expect(Object.keys(acf).toSorted()).toEqual(
      ['about', 'banner', 'compareAndSign', 'faq', 'offers', 'seo', 'steps'].toSorted(),
    );
    const cars = await content<CarPagesResponse>(`/cars?slug=${acf.banner?.carSlug}`);
    expect(cars.body).toHaveLength(1);
  });
});

describe('the page of every car', () => {
  test('has banner, details, six benefits and four or five questions', async () => {
    const { body } = await content<CarPagesResponse>('/cars');
    expect(body).toHaveLength(12);
    for (const { slug, acf } of body) {
      expect(acf.banner?.text, slug).toBeTruthy();
      expect(acf.details?.html, slug).toContain('<p>');
      expect(acf.benefits?.items, slug).toHaveLength(6);
      expect([4, 5], slug).toContain(acf.faq?.items.length);
    }
  });
});

describe('a list', () => {
  test('returns only the requested fields, including nested ones', async () => {
    const titles = await content<object[]>('/cars?_fields=title');
    expect(Object.keys(titles.body[0] ?? {})).toEqual(['title']);
    const nested = await content<object[]>('/cars?slug=polo&_fields=slug,acf.banner.title');
    expect(nested.body).toEqual([{ slug: 'polo', acf: { banner: { title: 'Polo' } } }]);
  });

  test('applies per_page and order', async () => {
    const slugs = async (query: string) =>
      (await content<CarPagesResponse>(`/cars?_fields=slug&${query}`)).body.map((car) => car.slug);
    expect(await slugs('per_page=2')).toEqual(['t-cross', 'nivus']);
    expect(await slugs('per_page=2&order=desc')).toEqual(['tiguan-allspace', 'id-buzz']);
  });

  test('is empty for an unknown slug', async () => {
    expect((await content('/cars?slug=fusca')).body).toEqual([]);
    expect((await content('/partner?slug=fusca')).body).toEqual([]);
    expect((await content('/pages?slug=fusca')).body).toEqual([]);
  });

  test.each(['/cars?per_page=0', '/cars?per_page=101', '/cars?order=up', '/faqs?limit=none'])(
    'rejects %s in its own error shape',
    async (path) => {
      const answer = await content(path);
      expect(answer.status).toBe(400);
      expect(Value.Check(ContentError, answer.body)).toBe(true);
    },
  );
});

test.each(['politica-de-cookies', 'portal-do-titular', 'termos-de-uso', 'politica-de-privacidade', 'condicoes-legais'])(
  'the page %s is a complete text that is marked as a sample',
  async (slug) => {
    const { body } = await content<PagesResponse>(`/pages?slug=${slug}`);
    expect(body[0]?.acf.html).toContain('Texto de exemplo.');
    expect(body[0]?.acf.html.length).toBeGreaterThan(900);
  },
);

test('partner stores are marked as samples', async () => {
  const { body } = await content<PartnerResponse>('/partner');
  expect(body.map((partner) => partner.identifier)).toEqual(['viaduto', 'casa-andrade', 'porto-seco']);
  for (const { partnerName } of body) expect(partnerName).toContain('exemplo');
});

test('one of the failing stores is down and one sends an invalid response', async () => {
  const down = await content('/partner?slug=loja-fora-do-ar');
  expect(down.status).toBe(503);
  expect(Value.Check(ContentError, down.body)).toBe(true);
  const nonsense = await content('/partner?slug=loja-ilegivel');
  expect(nonsense.status).toBe(200);
  expect(Value.Check(PartnerResponse, nonsense.body)).toBe(false);
});

test("an unknown path is not found in the service's error shape", async () => {
  const answer = await content('/nada');
  expect(answer.status).toBe(404);
  expect(Value.Check(ContentError, answer.body)).toBe(true);
});

describe('the logo of a partner', () => {
  test.each(['viaduto', 'casa-andrade', 'porto-seco'])('is served at the URL in its store (%s)', async (slug) => {
    const { body } = await content<PartnerResponse>(`/partner?slug=${slug}`);
    const picture = await send<string>(body[0]?.partnerImage ?? '', 'GET');
    expect(picture.headers.get('content-type')).toContain('image/svg+xml');
    expect(picture.body).toMatch(/^<svg [^]*exemplo[^]*<\/svg>$/);
    // Text would be rendered in a font of the machine.
    expect(picture.body).not.toContain('<text');
  });

  test('is not found if there is none', async () => {
    expect((await content('/pictures/outra.svg')).status).toBe(404);
    expect((await content('/pictures/constructor')).status).toBe(404);
  });
});
