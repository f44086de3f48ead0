import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { routeCases } from '../../test-support/route-cases.ts';
import { resolveRoute } from './route-resolution.ts';

describe.each(Object.entries(routeCases))('%s', (_, cases) => {
  it.each(cases.map(({ url, stored, leadsTo }) => [url, stored, leadsTo] as const))(
    '%s with %s stored',
    (url, stored, leadsTo) => {
      expect(resolveRoute(url, stored)).toEqual(leadsTo);
    },
  );
});

const segment = fc.constantFrom(
  '',
  '\\',
  '%20',
  'faq',
  'ofertasvw',
  'polo',
  'conta',
  'plano',
  '288',
  'viaduto',
  'a.b',
  '.well-known',
  'X',
  'FAQ',
  'Viaduto',
  'Reset-Password',
);
const url = fc
  .tuple(
    fc.array(segment, { maxLength: 5 }),
    fc.constantFrom('', '?a=1', '?utm_source=x', '?utm_source'),
    fc.constantFrom('', '#b'),
  )
  .map(([path, query, hash]) => `/${path.join('/')}${query}${hash}`);

it('the target of a redirect is never redirected again and keeps query and hash', () => {
  fc.assert(
    fc.property(url, fc.constantFrom(undefined, 'viaduto', 'faq', 'conta', 'api'), (from, stored) => {
      const resolution = resolveRoute(from, stored);
      if (resolution.kind !== 'redirect') return;
      expect(resolveRoute(resolution.to, stored).kind).not.toBe('redirect');
      expect(resolution.to).toMatch(/^\/(?![/\\])/);
      expect(resolution.to.endsWith('#b')).toBe(from.endsWith('#b'));
      expect(resolution.to.includes('a=1')).toBe(from.includes('a=1'));
    }),
  );
});

it('a backslash redirects as the slash that browsers read it as', () => {
  expect(resolveRoute('/\\site.exemplo/')).toEqual({ kind: 'redirect', to: '/site.exemplo' });
});

describe('a long URL', () => {
  /** How often a text is read by a regular expression during one resolution. */
  function readsOf(from: string): number {
    const readers = [
      vi.spyOn(String.prototype, 'split'),
      vi.spyOn(String.prototype, 'replaceAll'),
      vi.spyOn(RegExp.prototype, 'test'),
    ];
    resolveRoute(from);
    const reads = readers.reduce((sum, { mock }) => sum + mock.calls.length, 0);
    for (const reader of readers) reader.mockRestore();
    return reads;
  }

  it.each([
    ['a repeated page name', '/faq'],
    ['a repeated page name with empty segments', '/conta//'],
    ['a repeated folder of pages', '/ofertasvw'],
    ['a repeated short URL', '/288'],
    ['a repeated unknown segment', '/viaduto'],
  ])('resolves with as many reads as a short one: %s', (_, part) => {
    expect(readsOf(part.repeat(4_000))).toBe(readsOf(part.repeat(3)));
  });

  it.each(['/', '%20', '/%20', 'A'])('resolves in linear time with a repeated "%s" that is not at its end', (part) => {
    /** The shortest of three runs. Other processes only lengthen a run. */
    const timeOf = (repetitions: number) =>
      Math.min(
        ...[1, 2, 3].map(() => {
          const start = performance.now();
          resolveRoute(`/a${part.repeat(repetitions)}x.`);
          return performance.now() - start;
        }),
      );
    expect(timeOf(20_000)).toBeLessThan(200);
  });

  it('loses all repetitions of a page name in one redirect', () => {
    const from = `${'/ofertasvw'.repeat(1_500)}/polo?a=1#b`;
    expect(resolveRoute(from)).toEqual({ kind: 'redirect', to: '/ofertasvw/polo?a=1#b' });
  });
});

it('the capitals of an encoded character stay: the router would write them again', () => {
  expect(resolveRoute('/ofertasvw/caf%C3%A9')).toMatchObject({ kind: 'page', path: '/ofertasvw/caf%C3%A9' });
});

it("the steps of an order are pages, in the house and in a partner's store", () => {
  for (const step of ['entrar', 'dados', 'endereco', 'documentos', 'retirada', 'pagamento']) {
    const path = `/ofertasvw/polo/assinar/${step}`;
    expect(resolveRoute(path)).toMatchObject({ kind: 'page', path });
    expect(resolveRoute(`/viaduto${path}`)).toMatchObject({ kind: 'page', path, storeSlug: 'viaduto' });
    expect(resolveRoute(path, 'viaduto')).toEqual({ kind: 'redirect', to: `/viaduto${path}` });
  }
});

it("the comparison of offers is a page, in the house and in a partner's store", () => {
  const path = '/comparar';
  expect(resolveRoute(`${path}?ofertas=a,b`)).toMatchObject({ kind: 'page', path });
  expect(resolveRoute(`/viaduto${path}`)).toMatchObject({ kind: 'page', path, storeSlug: 'viaduto' });
  expect(resolveRoute(`${path}?ofertas=a,b`, 'viaduto')).toEqual({
    kind: 'redirect',
    to: `/viaduto${path}?ofertas=a,b`,
  });
});
