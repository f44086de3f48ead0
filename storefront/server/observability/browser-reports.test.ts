import { describe, expect, it } from 'vitest';
import type { StoreConfig } from '../config.ts';
import { startObserving } from './observing.ts';
import { createLog } from '../test-support/log.ts';
import { startStore, testConfig } from '../test-support/listening.ts';

const json = 'application/json';
const failure = { kind: 'failure', where: 'catalog', code: 'Failed to fetch offers', route: '/ofertasvw/$page' };

async function startReportedStore(overrides: Partial<StoreConfig> = {}) {
  const log = createLog();
  const config = testConfig(undefined, { logLevel: 'warn', metricsPort: 0, ...overrides });
  const observing = await startObserving(config);
  const { url } = await startStore(config, { logStream: log.stream, ...observing.options });
  const send = (body: unknown, type = json, headers: Record<string, string> = {}) =>
    fetch(`${url}/api/reports`, {
      method: 'POST',
      headers: { 'content-type': type, ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  const reports = () => log.entries().map(({ report }) => report);
  const counted = async () => {
    const text = await (await fetch(String(observing.metricsUrl))).text();
    await observing.close();
    const lines = text.matchAll(/^signdrive_browser_reports_total\{kind="(\w+)"\} (\d+)$/gm);
    return Object.fromEntries([...lines].map(([, kind, count]) => [kind, Number(count)]));
  };
  return { url, log, send, reports, counted };
}

describe('reports of browsers', () => {
  it('are logged and counted', async () => {
    const { send, reports, counted } = await startReportedStore();
    const error = {
      kind: 'error',
      where: 'window',
      code: 'TypeError',
      build: 'entry-a1',
      frames: ['assets/a-b1.js:1:20'],
    };
    expect((await send(failure)).status).toBe(204);
    expect((await send(error)).status).toBe(204);
    expect(reports()).toEqual([failure, error]);
    expect(await counted()).toEqual({ failure: 1, error: 1 });
  });

  it('lose unknown and invalid fields, and personal data in the others', async () => {
    const { send, reports, log } = await startReportedStore();
    const hostile = {
      ...failure,
      where: 'GET /users/52998224725',
      route: '/reset-password/abc123SECRET?email=clara@exemplo.invalid',
      build: 'clara@exemplo.invalid',
      frames: ['https://a.invalid/?cpf=52998224725', 'assets/clara.js?x=SECRET:1:2', 'assets/52998224725.js:1:2', 7],
      message: 'clara@exemplo.invalid',
      __proto__: { email: 'SECRET' },
      cpf: '529.982.247-25',
    };
    expect((await send(hostile)).status).toBe(204);
    expect(reports()).toEqual([
      { kind: 'failure', where: 'GET /users/(number)', code: failure.code, frames: ['assets/(number).js:1:2'] },
    ]);
    expect(log.text()).not.toMatch(/clara|529\.?982|SECRET/);
  });

  it.each([
    ['no JSON', '{', json],
    ['an array', [failure], json],
    ['an unknown kind', { ...failure, kind: 'policy' }, json],
    ['an e-mail as its place', { ...failure, where: 'clara@exemplo.invalid' }, json],
    ['a line end as its code', { ...failure, code: 'a\nb' }, json],
    ['a text of 121 letters', { ...failure, where: 'a'.repeat(121) }, json],
    ['another media type', failure, 'text/plain'],
    ['an object in place of a list', {}, 'application/reports+json'],
    ['deep nesting', '['.repeat(8000), json],
  ])('with %s are rejected and not logged', async (_, body, type) => {
    const { send, log, counted } = await startReportedStore();
    expect((await send(body, type)).status).toBe(400);
    expect(log.text()).toBe('');
    expect(await counted()).toEqual({ unreadable: 1 });
  });

  it('of 16 KiB and more are rejected, with or without a Content-Length', async () => {
    const { url, send, log } = await startReportedStore();
    expect((await send(' '.repeat(16 * 1024 + 1))).status).toBe(413);
    const body = new Blob([' '.repeat(17 * 1024)]).stream();
    const streamed: RequestInit & { duplex: 'half' } = {
      method: 'POST',
      body,
      duplex: 'half',
      headers: { 'content-type': json },
    };
    expect((await fetch(`${url}/api/reports`, streamed)).status).toBe(413);
    expect(log.text()).toBe('');
  });

  it('are limited per address and in total', async () => {
    const { send, reports, counted } = await startReportedStore({ limitsInPercent: 10, trustProxy: ['127.0.0.1'] });
    const from = async (address: string) => (await send(failure, json, { 'x-forwarded-for': address })).status;
    for (let turn = 0; turn < 6; turn += 1) expect(await from('10.0.0.1')).toBe(204);
    expect(await from('10.0.0.1')).toBe(429);
    for (let turn = 0; turn < 54; turn += 1) expect(await from(`10.0.1.${turn}`)).toBe(204);
    expect(await from('10.0.2.1')).toBe(429);
    expect(reports()).toHaveLength(60);
    expect(await counted()).toEqual({ failure: 60, limited: 2 });
  });

  it('of another site’s page are rejected', async () => {
    const { send, log } = await startReportedStore();
    expect((await send(failure, json, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect(log.text()).toBe('');
  });
});

describe('violations of the content policy', () => {
  const page = 'https://loja.exemplo.invalid/reset-password/abc123SECRET?email=clara@exemplo.invalid';
  const facts = {
    effectiveDirective: 'script-src-elem',
    blockedURL: 'https://52998224725.evil.invalid/x.js?cookie=SECRET',
    documentURL: page,
    referrer: page,
    sourceFile: 'https://loja.exemplo.invalid/assets/entry-a1.js?SECRET',
    lineNumber: 1,
    columnNumber: 700,
    disposition: 'enforce',
    sample: 'clara@exemplo.invalid',
  };
  const expected = {
    kind: 'policy',
    directive: 'script-src-elem',
    blocked: '(number).evil.invalid',
    isEnforced: true,
    source: 'assets/entry-a1.js:1:700',
  };

  it('are accepted from the Reporting API, several together, without the page’s URL', async () => {
    const { send, reports, log, counted } = await startReportedStore();
    const inline = { ...facts, blockedURL: 'inline', sourceFile: page };
    const violations = [facts, inline].map((body) => ({
      type: 'csp-violation',
      age: 1,
      url: page,
      user_agent: 'x',
      body,
    }));
    const answer = await send([...violations, { type: 'deprecation', body: {} }], 'application/reports+json');
    expect(answer.status).toBe(204);
    const { source: _, ...withoutSource } = expected;
    expect(reports()).toEqual([expected, { ...withoutSource, blocked: 'inline' }]);
    expect(log.text()).not.toMatch(/clara|529\.?982|SECRET/);
    expect(await counted()).toEqual({ policy: 2 });
  });

  it('are accepted by report-uri from browsers without the Reporting API', async () => {
    const { send, reports, log } = await startReportedStore();
    const report = {
      'document-uri': page,
      'violated-directive': 'script-src-elem',
      'blocked-uri': facts.blockedURL,
      'source-file': facts.sourceFile,
      'line-number': 1,
      'column-number': 700,
      'script-sample': 'SECRET',
    };
    expect((await send({ 'csp-report': report }, 'application/csp-report')).status).toBe(204);
    expect(reports()).toEqual([expected]);
    expect(log.text()).not.toMatch(/clara|529\.?982|SECRET/);
  });

  it('of a browser’s extension are ignored', async () => {
    const { send, reports } = await startReportedStore();
    const body = { ...facts, sourceFile: 'chrome-extension://abc/a.js' };
    expect((await send([{ type: 'csp-violation', body }], 'application/reports+json')).status).toBe(204);
    expect(reports()).toEqual([]);
  });

  it('are requested by every page, at the store’s own URL', async () => {
    const { url } = await startStore(testConfig(undefined, { basePath: '/pre/' }));
    const { headers } = await fetch(`${url}/pre/`);
    expect(headers.get('reporting-endpoints')).toBe('store="/pre/api/reports"');
    expect(headers.get('content-security-policy')).toContain('report-to store; report-uri /pre/api/reports');
  });
});
