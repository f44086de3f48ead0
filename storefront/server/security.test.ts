import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, createNonce, isTokenPath, nonceSources } from './security.ts';
import { startStore, testConfig } from './test-support/listening.ts';

const page = async (url: string, path: string) => (await fetch(url + path)).headers;

describe('security headers', () => {
  it('contain the policy of the house, directive by directive', () => {
    const config = testConfig(undefined, {
      cardFormOrigin: 'https://card.exemplo.invalid',
      contentImagesOrigin: 'https://content.exemplo.invalid',
    });
    const inline = { scripts: ["'sha256-A'", "'sha256-B'"], styles: ["'sha256-C'"] };
    expect(contentSecurityPolicy(inline, '/', config)).toBe(
      "default-src 'self'; script-src 'sha256-A' 'sha256-B' 'strict-dynamic'; style-src 'self' 'sha256-C'; " +
        "style-src-attr 'unsafe-inline'; img-src 'self' data: blob: https://content.exemplo.invalid; " +
        "font-src 'self'; connect-src 'self'; worker-src 'self'; " +
        "require-trusted-types-for 'script'; trusted-types default noscript start worker car-drawing; manifest-src 'self'; form-action 'self'; " +
        "frame-src https://card.exemplo.invalid; object-src 'none'; base-uri 'none'; " +
        "frame-ancestors 'none'; report-to store; report-uri /api/reports",
    );
  });

  it('allow a web socket only for the bundler’s hot reload', () => {
    const config = testConfig();
    expect(contentSecurityPolicy(nonceSources('N'), '/', { ...config, isHotReloading: true })).toContain(
      "connect-src 'self' ws:;",
    );
    expect(contentSecurityPolicy(nonceSources('N'), '/', config)).not.toContain('ws:');
  });

  it('require trusted types, except for the bundler’s hot reload, which writes its own markup', () => {
    const demand = "require-trusted-types-for 'script'";
    const config = testConfig();
    expect(contentSecurityPolicy(nonceSources('N'), '/', config)).toContain(demand);
    expect(contentSecurityPolicy(nonceSources('N'), '/', { ...config, isHotReloading: true })).not.toContain(demand);
  });

  it('forbid framing a page', async () => {
    const store = await startStore(testConfig());
    const headers = await page(store.url, '/');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('x-frame-options')).toBe('DENY');
  });

  it('allow only the configured partners to frame the calculator', async () => {
    const config = testConfig(undefined, { calculatorFrameAncestors: ['https://parceiro.exemplo.invalid'] });
    const store = await startStore(config);
    const calculator = await page(store.url, '/calculadora?loja=viaduto');
    expect(calculator.get('content-security-policy')).toContain(
      "frame-ancestors 'self' https://parceiro.exemplo.invalid",
    );
    expect(calculator.has('x-frame-options')).toBe(false);
    expect(calculator.get('cross-origin-resource-policy')).toBe('cross-origin');
    for (const path of ['/', '/calculadoracomparativa', '/viaduto/calculadora']) {
      expect((await page(store.url, path)).get('content-security-policy')).toContain("frame-ancestors 'none'");
    }
  });

  it('contain the remaining protections on every page', async () => {
    const store = await startStore(testConfig());
    const headers = await page(store.url, '/faq');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('permissions-policy')).toContain('camera=()');
    expect(headers.has('strict-transport-security')).toBe(false);
  });

  it('enforce HTTPS in production', async () => {
    const store = await startStore(testConfig(undefined, { environment: 'production' }));
    expect((await page(store.url, '/')).get('strict-transport-security')).toBe('max-age=31536000');
  });

  it('send no referrer from a URL with a token', async () => {
    const store = await startStore(testConfig());
    for (const path of ['/reset-password/abc', '/viaduto/confirm-email/abc']) {
      const headers = await page(store.url, path);
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('cache-control')).toBe('private, no-store');
    }
    expect(isTokenPath('/reset-password')).toBe(false);
  });

  it('have a new nonce of 128 bits for each response', () => {
    const nonces = Array.from({ length: 50 }, createNonce);
    expect(new Set(nonces).size).toBe(50);
    expect(nonces.every((nonce) => Buffer.from(nonce, 'base64').length === 16)).toBe(true);
  });
});
