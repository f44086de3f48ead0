import { describe, expect, test } from 'vitest';
import { startSandboxForFile } from '../test-support/sandbox.ts';

const context = startSandboxForFile({ storeUrl: 'https://loja.example/pre/' });
const open = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${context.sandbox.cardUrl}${path}`, { headers });

describe('the card form’s site', () => {
  test.each(['/', '/form', '/form.css', '/form.js', '/look.css', '/sessions/nada', '/nada'])(
    '%s can be framed by the store only, sets no cookie and runs no foreign script',
    async (path) => {
      const { headers } = await open(path);
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toContain('frame-ancestors https://loja.example');
      expect(policy).toContain("default-src 'none'; script-src 'self'");
      expect(headers.has('set-cookie')).toBe(false);
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.has('access-control-allow-origin')).toBe(false);
    },
  );

  test('a session is driven by its own form only', async () => {
    expect((await open('/sessions/nada', { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await open('/sessions/nada', { 'sec-fetch-site': 'same-origin' })).status).toBe(404);
  });

  test('a rejected input is not part of the response', async () => {
    const answer = await fetch(`${context.sandbox.cardUrl}/sessions/nada/card`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ number: '4111-1111', expiry: '99/99', cvc: 'x', holder: ' ' }),
    });
    expect(answer.status).toBe(400);
    expect(await answer.text()).not.toMatch(/4111|99|holder/);
  });

  test('the form has number, validity, code and name, and no address', async () => {
    const page = await (await open('/form')).text();
    const asked = [...page.matchAll(/autocomplete="([^"]+)"/g)].map(([, name]) => name);
    expect(asked).toEqual(['cc-number', 'cc-exp', 'cc-csc', 'cc-name', 'one-time-code']);
  });

  test('no field is invalid before the form is sent: Firefox announces an empty field with `required` as invalid', async () => {
    const page = await (await open('/form')).text();
    expect(page.match(/ aria-required="true"/g)).toHaveLength(5);
    expect(page).not.toMatch(/\srequired\s/);
  });
});

describe('the theme of a store', () => {
  const lookOf = async (look: Record<string, string>) =>
    (await open(`/look.css?${new URLSearchParams(look).toString()}`)).text();

  test('applies its colours and its radius', async () => {
    expect(await lookOf({ action: 'oklch(0.53 0.245 267)', text: '#0a0b0c', radius: '0.625rem' })).toBe(
      ':root{--action:oklch(0.53 0.245 267);--text:#0a0b0c;--radius:0.625rem}',
    );
  });

  test('applies them in the form of a build, too', async () => {
    expect(await lookOf({ action: 'oklch(53% .245 267)', raised: 'oklch(100% 0 0)', radius: '.625rem' })).toBe(
      ':root{--action:oklch(53% .245 267);--raised:oklch(100% 0 0);--radius:.625rem}',
    );
  });

  test('omits the edge of a button without one', async () => {
    const look = { link: 'oklch(41% .125 22)', 'action-border': 'oklch(100% 0 0/0)' };
    expect(await lookOf(look)).toBe(':root{--link:oklch(41% .125 22)}');
  });

  test.each([
    ['a rule', { action: 'red}body{display:none' }],
    ['a URL', { action: 'url(https://exemplo.invalid)' }],
    ['a name of its own', { outra: '#ffffff', 'font-family': '#ffffff' }],
    ['a colour by name', { text: 'transparent' }],
    ['a length that hides the form', { radius: '9999rem' }],
    ['a length without a number', { radius: 'rem' }],
    ['an end of line', { text: '#ffffff\n}' }],
  ])('rejects %s', async (_, look) => {
    expect(await lookOf(look)).toBe(':root{}');
  });

  test('leaves no markup in the page', async () => {
    const page = await (
      await open(`/form?${new URLSearchParams({ action: '"><script>1</script>' }).toString()}`)
    ).text();
    expect(page).not.toContain('<script>1');
  });
});
