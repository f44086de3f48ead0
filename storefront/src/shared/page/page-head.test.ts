import { describe, expect, test } from 'vitest';
import { aConfig } from '#/test-support/index.ts';
import { pageHead } from './page-head.ts';

const config = aConfig({ basePath: '/loja/', publicUrl: 'https://loja.example/loja/' });
const house = { config, url: { storeSlug: undefined } };

const meta = (head: ReturnType<typeof pageHead>, key: string) =>
  head.meta.flatMap((tag) =>
    ('property' in tag && tag.property === key) || ('name' in tag && tag.name === key) ? [tag.content] : [],
  );

describe('the canonical link', () => {
  test('is the home page, as the specification requires', () => {
    expect(pageHead(house, { title: 'Polo', path: 'ofertasvw/polo' }).links).toEqual([
      { rel: 'canonical', href: 'https://loja.example/loja/' },
    ]);
  });

  test("is the page itself if the installation's settings say so", () => {
    expect(
      pageHead({ ...house, config: { ...config, canonical: 'page' } }, { title: 'Polo', path: 'ofertasvw/polo' }).links,
    ).toEqual([{ rel: 'canonical', href: 'https://loja.example/loja/ofertasvw/polo' }]);
  });
});

test('every page has a title, a description and keywords', () => {
  const head = pageHead(house, { title: 'Polo', description: 'O Polo.', keywords: 'polo', path: '' });
  expect(head.meta).toContainEqual({ title: 'Sign & Drive | Polo' });
  expect(meta(head, 'description')).toEqual(['O Polo.']);
  expect(meta(head, 'keywords')).toEqual(['polo']);
});

test('a page without metadata has the store’s', () => {
  const head = pageHead(house, { title: 'Polo', path: '' });
  expect(meta(head, 'description')[0]).toMatch(/Carro zero por assinatura/);
  expect(meta(head, 'keywords')[0]).toMatch(/carro por assinatura/);
});

test('a shared link has the title, the text, the page and a picture with absolute URLs', () => {
  const head = pageHead(house, {
    title: 'Polo',
    description: 'O Polo.',
    path: 'ofertasvw/polo',
    picture: 'polo',
  });
  expect(meta(head, 'og:title')).toEqual(['Sign & Drive | Polo']);
  expect(meta(head, 'og:description')).toEqual(['O Polo.']);
  expect(meta(head, 'og:url')).toEqual(['https://loja.example/loja/ofertasvw/polo']);
  expect(meta(head, 'og:image')).toEqual(['https://loja.example/loja/social/polo.png']);
  expect(meta(head, 'twitter:card')).toEqual(['summary_large_image']);
});

test('a partner’s shared link has its own URL and picture; the canonical link stays the house’s', () => {
  const place = { config: { ...config, canonical: 'page' as const }, url: { storeSlug: 'viaduto' } };
  const head = pageHead(place, { title: 'Polo', path: 'ofertasvw/polo', picture: 'polo' });
  expect(meta(head, 'og:url')).toEqual(['https://loja.example/loja/viaduto/ofertasvw/polo']);
  expect(meta(head, 'og:image')).toEqual(['https://loja.example/loja/social/viaduto/polo.png']);
  expect(head.links).toEqual([{ rel: 'canonical', href: 'https://loja.example/loja/ofertasvw/polo' }]);
  expect(meta(pageHead(place, { title: 'Início', path: '' }), 'og:url')).toEqual(['https://loja.example/loja/viaduto']);
  expect(meta(pageHead(place, { title: 'Concessionárias', path: 'concessionaria' }), 'og:url')).toEqual([
    'https://loja.example/loja/concessionaria',
  ]);
});

test('a page without a picture has the default one', () => {
  expect(meta(pageHead(house, { title: 'Polo', path: '' }), 'og:image')).toEqual([
    'https://loja.example/loja/social/default.png',
  ]);
});

test('structured data are rendered only if the page has some', () => {
  const structuredData = { '@type': 'Product' };
  expect(pageHead(house, { title: 'Polo', path: '', structuredData }).meta).toContainEqual({
    'script:ld+json': structuredData,
  });
  expect(JSON.stringify(pageHead(house, { title: 'Polo', path: '' }))).not.toContain('ld+json');
});
