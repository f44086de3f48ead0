import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sameSitePath } from './same-site-path.ts';

it.each([
  '/',
  '/viaduto',
  '/faq?q=seguro#documentos',
  '/ofertasvw/t-cross?prazo=24&km=1000&cor=0123',
  '/viaduto/ofertasvw/polo?utm_source=ofertasvw&utm_medium=referral&utm_campaign=simulacao',
  '/ofertasvw/polo/assinar/dados',
  '/conta/status-pedido',
  '/faq?volta=https://outro.exemplo/',
  '/288',
  '/conta/plano',
  '/viaduto/conta/plano',
  '/ofertasvw/polo?prazo=24&km=1000#plano',
  '/faq?volta=https://outro.exemplo//x',
])('%s is accepted as a path to return to', (url) => {
  expect(sameSitePath(url)).toBe(url);
});

it.each([
  ['another site', 'https://outro.exemplo/faq'],
  ['another site without its scheme', '//outro.exemplo/faq'],
  ['one behind a backslash', '/\\outro.exemplo/faq'],
  ['one behind a tab that browsers drop', '/\t/outro.exemplo/faq'],
  ['one behind dots', '/..//outro.exemplo'],
  ['dots that were escaped', '/%2e%2E/faq'],
  ['script', 'javascript:alert(1)'],
  ['data', 'data:text/html,x'],
  ['a path that is none', 'faq'],
  ['an empty text', ''],
  ['an unknown page', '/faq/isto/nao/existe'],
  ['a call of ours', '/api/fleet/users/1'],
  ['a file', '/social/default.png'],
  ['a page that an e-mail leads to', '/reset-password'],
  ['one with its token', '/reset-password/um-token'],
  ['the other of them', '/confirm-email/um-token'],
  ['more than a URL has', `/faq?q=${'a'.repeat(2000)}`],
  ['nothing', undefined],
  ['no text', 7],
  ['a page of the account without its slash', 'conta/plano'],
  ['three slashes', '///outro.exemplo/conta'],
  ['two backslashes', String.raw`\\outro.exemplo`],
  ['two slashes further on', '/conta//outro.exemplo'],
  ['a dot for a folder', '/./conta'],
  ['dots at the end', '/conta/..'],
  ['escaped dots before two slashes', '/%2e%2e//outro.exemplo'],
  ['an escaped slash', '/%2foutro.exemplo'],
  ['an escaped backslash', '/%5Coutro.exemplo'],
  ['a line end', '/conta\n'],
  ['a space before it', ' /conta'],
  ['an unknown path', '/nao/existe/nada'],
  ['a file by its name', '/arquivo.txt'],
  ['a token of an e-mail', '/reset-password/segredo'],
  ['the other token', '/confirm-email/segredo'],
])('%s is rejected as a path to return to', (_, url) => {
  expect(sameSitePath(url)).toBeUndefined();
});

it('an accepted path never leaves the site', () => {
  const piece = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    '%2e',
    '%2f',
    '@',
    ':',
    '?',
    '#',
    '\t',
    'faq',
    'conta',
    'outro.exemplo',
    'https:',
  );
  const written = fc.oneof(
    fc.array(piece).map((pieces) => pieces.join('')),
    fc.string(),
    fc.webUrl(),
  );
  fc.assert(
    fc.property(written, (url) => {
      const path = sameSitePath(url);
      if (path === undefined) return;
      const { origin, pathname } = new URL(path, 'https://loja.exemplo');
      expect(origin).toBe('https://loja.exemplo');
      expect(pathname.startsWith('//')).toBe(false);
    }),
    { numRuns: 2000 },
  );
});

it('an accepted path is not changed by URL resolution', () => {
  const parts = fc.constantFrom(
    '/',
    '\\',
    '.',
    '%2f',
    '%2e',
    '?',
    '#',
    '\t',
    '@',
    ':',
    'conta',
    'outro.exemplo',
    'faq',
  );
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 8 }), (pieces) => {
      const url = sameSitePath(pieces.join(''));
      if (url === undefined) return;
      const { origin, href } = new URL(url, 'https://loja.exemplo');
      expect(origin).toBe('https://loja.exemplo');
      expect(href.slice(origin.length)).toBe(url);
    }),
    { numRuns: 2000 },
  );
});
