import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';

const text = await readFile(new URL('../../../deploy/nginx.conf', import.meta.url), 'utf8');
const settings = text.replaceAll(/^ *#.*$/gm, '');

/** The block of each location that passes requests to the store. */
const locations = [...settings.matchAll(/location (.+) \{([^}]*proxy_pass http:\/\/store;[^}]*)\}/g)].map(
  ([, name = '', block = '']) => ({ name, block }),
);
const pages = locations.find(({ name }) => name === '/')?.block ?? '';

const headerIn = (block: string, name: string) =>
  new RegExp(`proxy_set_header ${name} "?(.*?)"?;$`, 'm').exec(block)?.[1];

/** The value of a `map $http_cookie` for a Cookie header. */
function mapped(variable: string, cookies: string): string {
  const [, pattern = '', value = ''] =
    new RegExp(`map \\$http_cookie \\$${variable} \\{ "~(.*?)" (.*?); default "";`).exec(settings) ?? [];
  const found = new RegExp(pattern).exec(cookies);
  if (!found) return '';
  return value.startsWith('$') ? (found.groups?.[value.slice(1)] ?? '') : value.replaceAll('"', '');
}

/** The Cookie header that the store receives for a page. */
const forwarded = (cookies: string) =>
  headerIn(pages, 'Cookie')
    ?.replaceAll(/\$(\w+)/g, (_, variable: string) => mapped(variable, cookies))
    .split('; ')
    .filter(Boolean);

/** The Accept-Encoding that the store receives: the first expression of the map that matches. */
function encodingFor(accepted: string): string {
  const [map = ''] = /map \$http_accept_encoding \$encoding \{[^}]*\}/.exec(settings) ?? [];
  const entries = [...map.matchAll(/"~\*(.*?)" (\w+);/g)];
  return entries.find(([, pattern = '']) => new RegExp(pattern, 'i').test(accepted))?.[2] ?? 'identity';
}

describe('the cache in front (deploy/nginx.conf)', () => {
  it('forwards the cookies that a page depends on, and no others', () => {
    const cookies =
      'a=1; signdrive=abc; lastVisitedStore=viaduto; consent=granted; themePreview=q1.99.x; card-1=secret';
    expect(forwarded(cookies)).toEqual([
      'signdrive=1',
      'lastVisitedStore=viaduto',
      'consent=granted',
      'themePreview=q1.99.x',
    ]);
    expect(forwarded('a=1')).toEqual([]);
  });

  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0.5, gzip;q=0', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['br; q=0.0, gzip ; q=0', 'identity'],
    ['', 'identity'],
  ])('sends a browser that accepts "%s" a page in %s', (accepted, encoding) => {
    expect(encodingFor(accepted)).toBe(encoding);
  });

  it('requests a page with an unpublished theme from the store without a look-up', () => {
    expect(/proxy_cache_bypass \$(\w+);/.exec(pages)?.[1]).toBe('preview');
    expect(mapped('preview', 'themePreview=q1.99.x')).not.toBe('');
  });

  it('names the visitor to the store in each location', () => {
    expect(locations.map(({ name }) => name)).toEqual(['/', '~ /api/']);
    for (const { block } of locations) {
      expect(headerIn(block, 'X-Forwarded-For')).toBe('$proxy_add_x_forwarded_for');
    }
  });

  it('fetches pages that are not stored for several visitors at the same time', () => {
    expect(settings).not.toContain('proxy_cache_lock');
  });
});
