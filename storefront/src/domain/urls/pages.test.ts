import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isEmbeddedPage, joinStorePath, splitStorePath } from './pages.ts';

describe('the store of a URL', () => {
  it.each([
    ['/', undefined, '/'],
    ['/faq', undefined, '/faq'],
    ['/ofertasvw/polo', undefined, '/ofertasvw/polo'],
    ['/viaduto', 'viaduto', '/'],
    ['/viaduto/', 'viaduto', '/'],
    ['/viaduto/ofertasvw/polo', 'viaduto', '/ofertasvw/polo'],
    ['/casa-andrade/conta/plano', 'casa-andrade', '/conta/plano'],
    ['/viaduto/termos-de-uso', 'viaduto', '/termos-de-uso'],
    ['/viaduto/comparar', 'viaduto', '/comparar'],
    ['/comparar', undefined, '/comparar'],
  ])('the URL %s has the store %s and the page %s', (url, storeSlug, path) => {
    expect(splitStorePath(url)).toEqual({ ...(storeSlug && { storeSlug }), path });
  });

  it.each([
    '/a/b/c',
    '/viaduto/nada',
    '/viaduto/ofertasvw/polo/mais',
    '/viaduto/concessionaria',
    '/viaduto/288',
    '/Viaduto',
    '/loja_nova',
    '/robots.txt',
    '/.well-known/security.txt',
    '/288',
    '/api/vehicle',
    '//exemplo.invalid',
  ])('the URL %s names no store', (url) => {
    expect(splitStorePath(url)).toEqual({ path: url });
  });

  it.each(['/concessionaria', '/calculadora', '/reset-password/abc'])(
    'the page %s belongs to the house, even inside a store',
    (path) => {
      expect(joinStorePath({ storeSlug: 'viaduto', path })).toBe(path);
    },
  );

  it.each([
    ['/calculadora', true],
    ['/calculadora/', true],
    ['/calculadoracomparativa', false],
    ['/viaduto/calculadora', false],
  ])('the page %s is embeddable by other sites: %s', (path, isEmbedded) => {
    expect(isEmbeddedPage(path)).toBe(isEmbedded);
  });

  it('a URL is joined back unchanged after splitting', () => {
    const pages = ['/', '/faq', '/ofertasvw/polo', '/conta/plano', '/termos-de-uso'];
    fc.assert(
      fc.property(fc.stringMatching(/^loja-[a-z0-9-]{1,20}$/), fc.constantFrom(...pages), (storeSlug, path) => {
        expect(splitStorePath(joinStorePath({ storeSlug, path }))).toEqual({ storeSlug, path });
      }),
    );
  });
});
