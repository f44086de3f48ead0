import { isIP } from 'node:net';
import type { Environment, PublicConfig, SocialLink } from './contract.ts';
import { createEnvironmentReader, type EnvironmentReader } from './environment-reader.ts';
import { services, type ServiceName } from './services/allow-list.ts';

/** The purpose of each service, for operators. */
const serviceMeanings: Readonly<Record<ServiceName, string>> = {
  fleet: 'the fleet service (accounts, orders, documents)',
  vehicle: 'the vehicle service (cars, prices, simulations)',
  coupon: 'the coupon service',
  geography: 'the geography service (states and cities)',
  content: 'the content service (texts, partner stores)',
  payment: 'the payment services (contracts, cards, payment sessions)',
  marketing: 'the marketing service (leads, conversions)',
};

const urlVariable = (service: ServiceName) => `${service.toUpperCase()}_URL`;

const environments = ['development', 'uat', 'pre', 'production'] as const;

/**
 * Reads and validates the environment.
 * @throws {ConfigError} with one sentence per invalid or missing variable
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>) {
  const reader = createEnvironmentReader(env);
  const environment = reader.oneOf('ENVIRONMENT', environments, 'development');
  /** Sample values are used in every environment except production. */
  const sample = (value: string) => (environment === 'production' ? undefined : value);

  const port = reader.wholeNumber('PORT', 4000, { min: 0, max: 65_535 });
  const basePath = readBasePath(reader, environment);
  const sandboxPort = reader.wholeNumber('SANDBOX_PORT', 4100, { min: 0, max: 65_535 });
  const sandboxCardPort = reader.wholeNumber('SANDBOX_CARD_PORT', 4101, { min: 0, max: 65_535 });
  const serviceUrls = Object.fromEntries(
    services.map((name) => [
      name,
      reader.url(
        urlVariable(name),
        sample(`http://localhost:${sandboxPort}/${name}`),
        `the URL of ${serviceMeanings[name]}`,
      ),
    ]),
  ) as Record<ServiceName, string>;
  const usesSandbox =
    environment !== 'production' &&
    ![...services.map(urlVariable), 'CARD_FORM_ORIGIN'].every((name) => reader.isSet(name));
  // Sample data with its published accounts is for local use only.
  const isLocal = environment === 'development' || usesSandbox;

  const config = {
    environment,
    /** Interface to listen on. */
    host: reader.text('HOST', isLocal ? '127.0.0.1' : '0.0.0.0', 'an interface to listen on'),
    /** Port to listen on; 0 takes any free one. */
    port,
    /** True if a service or the card form is the sandbox's, because its URL is not set. Never in production. */
    usesSandbox,
    basePath,
    publicUrl: readPublicUrl(reader, sample(`http://localhost:${port}`), basePath),
    /** URL of each service, without a trailing slash. */
    serviceUrls,
    /** Token endpoint of the payment clients (OAuth 2 client credentials). */
    paymentAuthUrl: reader.url(
      'PAYMENT_AUTH_URL',
      sample(`${serviceUrls.payment || 'http://localhost'}/oauth/token`),
      'the URL that issues the payment token',
    ),
    /** Client authentication of spec §6. */
    credentials: {
      vehicle: {
        clientKey: reader.key('VEHICLE_CLIENT_KEY', sample('sandbox-vehicle-key'), 'the key of the vehicle service'),
        clientToken: reader.key(
          'VEHICLE_CLIENT_TOKEN',
          sample('sandbox-vehicle-token'),
          'the token of the vehicle service',
        ),
      },
      coupon: { apiKey: reader.key('COUPON_API_KEY', sample('sandbox-coupon-key'), 'the key of the coupon service') },
      payment: {
        clientId: reader.text('PAYMENT_CLIENT_ID', sample('sandbox-payment-client'), 'the id of the payment client'),
        clientSecret: reader.text(
          'PAYMENT_CLIENT_SECRET',
          sample('sandbox-payment-secret'),
          'the secret of the payment client',
        ),
      },
    },
    // Another site than the store's `localhost`, so that the card form can't share its cookies, as in production.
    cardFormOrigin: reader.origin(
      'CARD_FORM_ORIGIN',
      sample(`http://127.0.0.1:${sandboxCardPort}`),
      'the origin of the hosted card form',
    ),
    merchantAccount: reader.text(
      'MERCHANT_ACCOUNT',
      sample('LojaDeExemplo'),
      'the account of the store at the payment provider',
    ),
    /** Origin of the content service's images. */
    contentImagesOrigin: reader.origin(
      'CONTENT_IMAGES_ORIGIN',
      URL.parse(serviceUrls.content)?.origin ?? 'https://localhost',
      'the origin of the content service’s pictures',
    ),
    /** Origins that may frame the comparative calculator. */
    calculatorFrameAncestors: reader.origins('CALCULATOR_FRAME_ANCESTORS'),
    canonical: reader.oneOf('CANONICAL', ['home', 'page'], 'home'),
    supportPhone: reader.text('SUPPORT_PHONE', sample('0800 000 0000'), 'the phone shown to visitors'),
    whatsappNumber: readWhatsappNumber(reader, sample('5500000000000')),
    helpCentreUrl: reader.url(
      'HELP_CENTRE_URL',
      sample('https://exemplo.invalid/central-de-ajuda'),
      'the URL of the help centre',
    ),
    socialLinks: readSocialLinks(
      reader,
      sample('Instagram=https://exemplo.invalid/instagram,YouTube=https://exemplo.invalid/youtube'),
    ),
    company: {
      name: reader.text('COMPANY_NAME', sample('Empresa de Exemplo Ltda. (dados de exemplo)'), 'the company’s name'),
      document: reader.text('COMPANY_CNPJ', sample('00.000.000/0000-00'), 'the company’s CNPJ'),
      address: reader.text('COMPANY_ADDRESS', sample('Rua de Exemplo, 0, Cidade de Exemplo'), 'the company’s address'),
    },
    /** How long an anonymous read of a page is reused, in milliseconds; 0 only joins concurrent ones. */
    readCacheInMs: reader.wholeNumber('READ_CACHE_MS', 5_000, { min: 0, max: 600_000 }),
    /** How long a rendered page is fresh, in milliseconds; 0 stores none. */
    pageCacheInMs: reader.wholeNumber('PAGE_CACHE_MS', 5_000, { min: 0, max: 600_000 }),
    /** Memory limit of rendered pages, in bytes. */
    pageCacheInBytes: reader.wholeNumber('PAGE_CACHE_MB', 64, { min: 1, max: 4_096 }) * 1024 * 1024,
    /** Maximum concurrent renderings; further pages get a 503, stored ones are still sent. */
    renderLimit: reader.wholeNumber('RENDER_LIMIT', 50, { min: 1, max: 10_000 }),
    /** Trusted proxies, whose `X-Forwarded-For` is used. @default none; required in production */
    trustProxy: readTrustProxy(reader, sample('none')),
    /** Signs the owner of a payment session; equal for all processes of the store. */
    sessionSecret: reader.secret(
      'SESSION_SECRET',
      sample('sample-secret-of-a-store-for-trials'),
      'a random text that all processes of the store share',
    ),
    /** Rate limits per address or account, in percent of the built-in ones; 0 disables them. */
    limitsInPercent: reader.wholeNumber('LIMITS_PERCENT', 100, { min: 0, max: 100_000 }),
    /** Maximum open connections; further ones are closed at once. */
    connectionLimit: reader.wholeNumber('CONNECTION_LIMIT', 10_000, { min: 1, max: 1_000_000 }),
    /** Consecutive failures that open a service's circuit breaker for 5 s; 0 disables it. */
    breakerFailures: reader.wholeNumber('BREAKER_FAILURES', 20, { min: 0, max: 10_000 }),
    /** Timeout of a silent service, in milliseconds. */
    serviceTimeoutInMs: reader.wholeNumber('SERVICE_TIMEOUT_MS', 15_000, { min: 100, max: 600_000 }),
    /** Time budget of a page's loaders, in milliseconds; skeletons are sent after it. */
    pageBudgetInMs: reader.wholeNumber('PAGE_BUDGET_MS', 1500, { min: 0, max: 60_000 }),
    /** Timeout of a whole page, in milliseconds. */
    pageTimeoutInMs: reader.wholeNumber('PAGE_TIMEOUT_MS', 10_000, { min: 100, max: 600_000 }),
    /** Delay between the failing readiness and the end of new connections, in milliseconds. */
    shutdownDelayInMs: reader.wholeNumber('SHUTDOWN_DELAY_MS', environment === 'production' ? 5_000 : 0, {
      min: 0,
      max: 600_000,
    }),
    /** Port of `/metrics`, for the platform only. */
    metricsPort: reader.isSet('METRICS_PORT')
      ? reader.wholeNumber('METRICS_PORT', 0, { min: 0, max: 65_535 })
      : undefined,
    /** Interface of that port. */
    metricsHost: reader.text('METRICS_HOST', '127.0.0.1', 'an interface to listen on'),
    /**
     * Base URL of the trace collector (OTLP over HTTP). It may be plain HTTP: spans contain no personal data, and a
     * collector usually runs beside the server.
     */
    tracesEndpoint: reader.isSet('OTEL_EXPORTER_OTLP_ENDPOINT')
      ? reader.url('OTEL_EXPORTER_OTLP_ENDPOINT', undefined, 'the collector of traces', { mayBePlain: true })
      : undefined,
    /** Sampling of traces that the store starts, in percent of the requests. */
    tracesInPercent: reader.wholeNumber('TRACES_PERCENT', 100, { min: 0, max: 100 }),
    logLevel: reader.oneOf('LOG_LEVEL', ['silent', 'error', 'warn', 'info', 'debug'], 'warn'),
  };
  if (config.metricsPort && config.metricsPort === port) {
    reader.reject('METRICS_PORT', String(port), 'a port of its own (PORT is the same)');
  }
  reader.finish();
  return config;
}

/** The server's configuration, read once at start. It contains secrets and never reaches a page. */
export type StoreConfig = ReturnType<typeof readConfig>;

const yearFormat = new Intl.DateTimeFormat('en-US', { timeZone: 'America/Sao_Paulo', year: 'numeric' });

/**
 * The public part of the configuration. Fields are listed one by one, so that a new secret stays private by default.
 */
export function toPublicConfig(config: StoreConfig): PublicConfig {
  return {
    environment: config.environment,
    basePath: config.basePath,
    publicUrl: config.publicUrl,
    canonical: config.canonical,
    supportPhone: config.supportPhone,
    whatsappNumber: config.whatsappNumber,
    helpCentreUrl: config.helpCentreUrl,
    socialLinks: config.socialLinks,
    company: config.company,
    year: Number(yearFormat.format()),
    cardFormOrigin: config.cardFormOrigin,
    merchantAccount: config.merchantAccount,
  };
}

function readBasePath(reader: EnvironmentReader, environment: Environment): string {
  const expected = 'a path such as / or /pre/signdrive/v2/';
  const value = reader.text('BASE_PATH', environment === 'pre' ? '/pre/signdrive/v2/' : '/', expected);
  const path = value.endsWith('/') ? value : `${value}/`;
  if (/^\/([a-z0-9_-]+\/)*$/i.test(path)) return path;
  reader.reject('BASE_PATH', value, expected);
  return '/';
}

/** Accepts the site's origin with or without its base path. */
function readPublicUrl(reader: EnvironmentReader, fallback: string | undefined, basePath: string): string {
  const value = reader.url('PUBLIC_URL', fallback, 'the URL that visitors see');
  if (value === '') return '';
  const url = new URL(value);
  if (url.pathname !== '/' && `${url.pathname}/` !== basePath) {
    reader.reject('PUBLIC_URL', value, `a URL without a path or with that of BASE_PATH (${basePath})`);
  }
  return url.origin + basePath;
}

/** Addresses, because with a count of proxies a client on another route could choose its own address. */
function readTrustProxy(reader: EnvironmentReader, fallback: string | undefined): string[] {
  const expected = 'a list of addresses such as 10.0.0.0/8,192.168.0.1, or none';
  const value = reader.text('TRUST_PROXY', fallback, expected);
  if (value === 'none' || value === '') return [];
  const addresses = value.split(',').map((part) => part.trim());
  const isAddress = (part: string) => {
    const [address = '', bits = '0', ...rest] = part.split('/');
    const most = isIP(address) === 6 ? 128 : 32;
    return isIP(address) > 0 && rest.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= most;
  };
  if (!addresses.every(isAddress)) reader.reject('TRUST_PROXY', value, expected);
  return addresses;
}

function readWhatsappNumber(reader: EnvironmentReader, fallback: string | undefined): string {
  const expected = 'a number of 10 to 15 digits with country code';
  const value = reader.text('WHATSAPP_NUMBER', fallback, `the store’s WhatsApp, ${expected}`);
  if (value !== '' && !/^\d{10,15}$/.test(value)) reader.reject('WHATSAPP_NUMBER', value, expected);
  return value;
}

function readSocialLinks(reader: EnvironmentReader, fallback: string | undefined): SocialLink[] {
  const expected = 'a list such as Nome=https://exemplo.invalid/perfil,Outro=https://exemplo.invalid/outro';
  const value = reader.text('SOCIAL_LINKS', fallback, `the store’s social profiles, ${expected}`);
  return value
    .split(',')
    .filter(Boolean)
    .map((item) => {
      const [name = '', ...rest] = item.split('=');
      const url = rest.join('=').trim();
      if (name.trim() === '' || !/^https?:$/.test(URL.parse(url)?.protocol ?? '')) {
        reader.reject('SOCIAL_LINKS', item, expected);
      }
      return { name: name.trim(), url };
    });
}
