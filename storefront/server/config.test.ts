import { readFile } from 'node:fs/promises';
import { describe, expect, it, vi } from 'vitest';
import { readConfig, toPublicConfig } from './config.ts';
import { ConfigError } from './environment-reader.ts';

type Env = Record<string, string>;

/** The errors reported for an environment. */
function problemsOf(env: Env): readonly string[] {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
}

const secrets: Env = {
  VEHICLE_CLIENT_KEY: 'secret-vehicle-key',
  VEHICLE_CLIENT_TOKEN: 'secret-vehicle-token',
  COUPON_API_KEY: 'secret-coupon-key',
  SESSION_SECRET: 'a-secret-of-32-characters-or-more',
  TRUST_PROXY: 'none',
  PAYMENT_CLIENT_ID: 'secret-payment-id',
  PAYMENT_CLIENT_SECRET: 'secret-payment-secret',
};

const production: Env = {
  ...secrets,
  ENVIRONMENT: 'production',
  PUBLIC_URL: 'https://loja.exemplo.invalid',
  FLEET_URL: 'https://fleet.exemplo.invalid',
  VEHICLE_URL: 'https://vehicle.exemplo.invalid/v2/',
  COUPON_URL: 'https://coupon.exemplo.invalid',
  GEOGRAPHY_URL: 'https://geography.exemplo.invalid/api',
  CONTENT_URL: 'https://content.exemplo.invalid/wp-json/acf',
  PAYMENT_URL: 'https://payment.exemplo.invalid',
  PAYMENT_AUTH_URL: 'https://auth.exemplo.invalid/token',
  MARKETING_URL: 'https://marketing.exemplo.invalid',
  CARD_FORM_ORIGIN: 'https://card.exemplo.invalid',
  MERCHANT_ACCOUNT: 'Loja',
  SUPPORT_PHONE: '0800 111 1111',
  WHATSAPP_NUMBER: '5511000000000',
  HELP_CENTRE_URL: 'https://ajuda.exemplo.invalid',
  SOCIAL_LINKS: 'Rede=https://rede.exemplo.invalid/loja?a=b',
  COMPANY_NAME: 'Empresa de Exemplo Ltda.',
  COMPANY_CNPJ: '00.000.000/0000-00',
  COMPANY_ADDRESS: 'Rua de Exemplo, 0',
};

const addresses = Object.fromEntries(Object.entries(production).filter(([name]) => /_(URL|ORIGIN)$/.test(name)));

describe('configuration', () => {
  it('needs no variable for development', () => {
    expect(readConfig({})).toMatchObject({
      environment: 'development',
      port: 4000,
      basePath: '/',
      publicUrl: 'http://localhost:4000/',
      serviceUrls: { fleet: 'http://localhost:4100/fleet', marketing: 'http://localhost:4100/marketing' },
      cardFormOrigin: 'http://127.0.0.1:4101',
      merchantAccount: 'LojaDeExemplo',
      contentImagesOrigin: 'http://localhost:4100',
      canonical: 'home',
      host: '127.0.0.1',
      usesSandbox: true,
      serviceTimeoutInMs: 15_000,
      pageBudgetInMs: 1500,
    });
  });

  it('serves pre under its own path', () => {
    const { basePath, publicUrl } = readConfig({ ENVIRONMENT: 'pre', PUBLIC_URL: 'https://pre.exemplo.invalid' });
    expect(basePath).toBe('/pre/signdrive/v2/');
    expect(publicUrl).toBe('https://pre.exemplo.invalid/pre/signdrive/v2/');
  });

  it('accepts a public address that repeats the base path', () => {
    const env = { BASE_PATH: '/loja', PUBLIC_URL: 'https://exemplo.invalid/loja/' };
    expect(readConfig(env)).toMatchObject({ basePath: '/loja/', publicUrl: 'https://exemplo.invalid/loja/' });
  });

  it('reads every value of a production from the environment', () => {
    const config = readConfig(production);
    expect(config).toMatchObject({
      host: '0.0.0.0',
      usesSandbox: false,
      serviceUrls: { vehicle: 'https://vehicle.exemplo.invalid/v2' },
      paymentAuthUrl: 'https://auth.exemplo.invalid/token',
      contentImagesOrigin: 'https://content.exemplo.invalid',
      socialLinks: [{ name: 'Rede', url: 'https://rede.exemplo.invalid/loja?a=b' }],
      company: { name: 'Empresa de Exemplo Ltda.', document: '00.000.000/0000-00', address: 'Rua de Exemplo, 0' },
    });
  });

  it('has no defaults in production: each missing variable gets its own error with its meaning', () => {
    const mandatory = Object.keys(production).filter((name) => name !== 'ENVIRONMENT');
    const problems = problemsOf({ ENVIRONMENT: 'production' });
    expect(problems.map((sentence) => sentence.replace(/ .*/, '')).toSorted()).toEqual(mandatory.toSorted());
    expect(problems).toContain('COUPON_API_KEY is not set: set it to the key of the coupon service.');
    expect(problems).toContain(
      'FLEET_URL is not set: set it to the URL of the fleet service (accounts, orders, documents), an absolute URL such as https://loja.exemplo.invalid.',
    );
  });

  it.each(Object.keys(production).filter((name) => name !== 'ENVIRONMENT'))(
    'is rejected in production if only %s is missing, empty or blank',
    (name) => {
      const problem = expect.stringMatching(new RegExp(`^${name} is not set: `)) as string;
      for (const value of ['', ' ']) expect(problemsOf({ ...production, [name]: value })).toEqual([problem]);
    },
  );

  it('rejects a secret that can be guessed, and never prints one', () => {
    expect(problemsOf({ ...production, SESSION_SECRET: 'short-secret' })).toEqual([
      'SESSION_SECRET is shorter than 32 characters: set it to a random text that all processes of the store share.',
    ]);
  });

  it.each(['VEHICLE_CLIENT_KEY', 'VEHICLE_CLIENT_TOKEN', 'COUPON_API_KEY'])(
    'rejects %s with a character that no header may contain, and does not print it',
    (name) => {
      for (const value of ['quoted”', 'two\nlines', 'zero\u200bwidth']) {
        const [problem, ...others] = problemsOf({ ...production, [name]: value });
        expect(problem).toContain(`${name} has a character that no header may contain: set it to the `);
        expect(problem).not.toContain(value);
        expect(others).toEqual([]);
      }
    },
  );

  it.each([
    ['development', {}, true, '127.0.0.1'],
    ['development with every service', addresses, false, '127.0.0.1'],
    ['uat', { ENVIRONMENT: 'uat' }, true, '127.0.0.1'],
    ['pre', { ENVIRONMENT: 'pre' }, true, '127.0.0.1'],
    ['uat without one address', { ...addresses, ENVIRONMENT: 'uat', COUPON_URL: '' }, true, '127.0.0.1'],
    ['uat without the card form', { ...addresses, ENVIRONMENT: 'uat', CARD_FORM_ORIGIN: '' }, true, '127.0.0.1'],
    ['uat with every service', { ...addresses, ENVIRONMENT: 'uat' }, false, '0.0.0.0'],
    ['pre with an interface of its own', { ENVIRONMENT: 'pre', HOST: '10.0.0.5' }, true, '10.0.0.5'],
    ['production', production, false, '0.0.0.0'],
  ] as const)('serves other machines only without sample data: %s', (_, env, usesSandbox, host) => {
    expect(readConfig(env)).toMatchObject({ usesSandbox, host });
  });

  it('reads the ports of the sandbox from their own variables', () => {
    expect(readConfig({ SANDBOX_PORT: '5100', SANDBOX_CARD_PORT: '5101' })).toMatchObject({
      serviceUrls: { fleet: 'http://localhost:5100/fleet' },
      paymentAuthUrl: 'http://localhost:5100/payment/oauth/token',
      cardFormOrigin: 'http://127.0.0.1:5101',
    });
  });

  it.each([
    ['ENVIRONMENT', 'staging', 'one of development, uat, pre, production'],
    ['PORT', 'abc', 'a whole number from 0 to 65535'],
    ['PORT', '70000', 'a whole number from 0 to 65535'],
    ['BASE_PATH', 'loja', 'a path such as / or /pre/signdrive/v2/'],
    ['BASE_PATH', '/a/../b/', 'a path such as / or /pre/signdrive/v2/'],
    ['PUBLIC_URL', 'loja.exemplo.invalid', 'an absolute URL such as https://loja.exemplo.invalid'],
    ['PUBLIC_URL', 'https://exemplo.invalid/outra', 'a URL without a path or with that of BASE_PATH (/)'],
    ['FLEET_URL', 'ftp://fleet', 'an absolute URL such as https://loja.exemplo.invalid'],
    ['CARD_FORM_ORIGIN', 'http://a.invalid/x', 'an origin such as https://loja.exemplo.invalid (no path)'],
    [
      'CARD_FORM_ORIGIN',
      'https://a.invalid https://b.invalid',
      'an origin such as https://loja.exemplo.invalid (no path)',
    ],
    [
      'CONTENT_IMAGES_ORIGIN',
      'https://a.invalid https://b.invalid',
      'an origin such as https://loja.exemplo.invalid (no path)',
    ],
    ['CALCULATOR_FRAME_ANCESTORS', '*', 'an origin such as https://loja.exemplo.invalid (no path)'],
    ['CALCULATOR_FRAME_ANCESTORS', 'https://a.invalid,', 'an origin such as https://loja.exemplo.invalid (no path)'],
    ['CALCULATOR_FRAME_ANCESTORS', 'https://a.invalid;x', 'an origin such as https://loja.exemplo.invalid (no path)'],
    ['METRICS_PORT', '4000', 'a port of its own (PORT is the same)'],
    ['CANONICAL', 'self', 'one of home, page'],
    ['SERVICE_TIMEOUT_MS', '99', 'a whole number from 100 to 600000'],
    ['PAGE_BUDGET_MS', '1,5', 'a whole number from 0 to 60000'],
    ['PAGE_TIMEOUT_MS', '0', 'a whole number from 100 to 600000'],
    ['SHUTDOWN_DELAY_MS', '-1', 'a whole number from 0 to 600000'],
    ['SANDBOX_PORT', 'x', 'a whole number from 0 to 65535'],
    ['TRUST_PROXY', '1', 'a list of addresses such as 10.0.0.0/8,192.168.0.1, or none'],
    ['TRUST_PROXY', ',', 'a list of addresses such as 10.0.0.0/8,192.168.0.1, or none'],
    ['TRUST_PROXY', '10.0.0.0/33', 'a list of addresses such as 10.0.0.0/8,192.168.0.1, or none'],
    ['LIMITS_PERCENT', '-1', 'a whole number from 0 to 100000'],
    ['WHATSAPP_NUMBER', '+55 11', 'a number of 10 to 15 digits with country code'],
  ])('reports the error of %s=%s', (name, value, expected) => {
    expect(problemsOf({ [name]: value })).toEqual([
      `${name} is "${value}", which is not ${expected}: correct it or unset the variable.`,
    ]);
  });

  it.each([
    ['FLEET_URL', 'http://fleet.exemplo.invalid'],
    ['PAYMENT_AUTH_URL', 'http://auth.exemplo.invalid/token'],
    ['PUBLIC_URL', 'http://loja.exemplo.invalid'],
    ['CARD_FORM_ORIGIN', 'http://card.exemplo.invalid'],
    ['CONTENT_IMAGES_ORIGIN', 'http://fotos.exemplo.invalid'],
    ['HELP_CENTRE_URL', 'http://ajuda.exemplo.invalid'],
  ])('is rejected in production if %s is %s, because its traffic would not be encrypted', (name, value) => {
    expect(problemsOf({ ...production, [name]: value })).toEqual([
      `${name} is "${value}", which is not a URL with https, as production needs: correct it or unset the variable.`,
    ]);
    expect(problemsOf({ [name]: value })).toEqual([]);
  });

  it('reports every error of one start', () => {
    expect(problemsOf({ PORT: 'x', LOG_LEVEL: 'y', CANONICAL: 'z' })).toHaveLength(3);
  });

  it('never prints a password of an address', () => {
    const problems = problemsOf({ FLEET_URL: 'https://user:hunter2@fleet.exemplo.invalid' });
    expect(problems).toHaveLength(1);
    expect(problems.join()).not.toContain('hunter2');
  });

  it('exposes no secret and no internal address to the browser', () => {
    const text = JSON.stringify(toPublicConfig(readConfig(production)));
    const inner = Object.entries(production)
      .filter(([name]) => name in secrets || /^(FLEET|VEHICLE|COUPON|GEOGRAPHY|CONTENT|PAYMENT|MARKETING)_/.test(name))
      .map(([, value]) => value);
    expect(inner.filter((value) => text.includes(value))).toEqual([]);
    expect(text).toContain('https://loja.exemplo.invalid/');
  });
});

it('the year of the footer is that of São Paulo', () => {
  vi.useFakeTimers({ now: new Date('2027-01-01T01:00:00Z') });
  expect(toPublicConfig(readConfig(production)).year).toBe(2026);
});

describe('docs/environments.md', () => {
  it('lists every variable that the server reads', async () => {
    const read = new Set<string>();
    const env = new Proxy<Env>(production, {
      get: (target, name: string) => {
        read.add(name);
        return target[name];
      },
    });
    readConfig(env);
    const text = await readFile(new URL('../../docs/environments.md', import.meta.url), 'utf8');
    expect(read.size).toBeGreaterThan(40);
    expect([...read].filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
  });

  it('allows a trace collector without TLS in production, and nothing else', () => {
    expect(problemsOf({ ...production, OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318' })).toEqual([]);
    expect(problemsOf({ ...production, FLEET_URL: 'http://localhost:4318' })).toHaveLength(1);
  });
});
