import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { scenarios } from './scenarios/index.ts';
import { defaultCouponApiKey, defaultCredentials, defaultPaymentCredentials, type SandboxOptions } from './server.ts';

type Environment = Record<string, string | undefined>;

/**
 * Validated options from the environment.
 * @throws Error with one sentence and a hint
 */
export function readOptions(environment: Environment): SandboxOptions {
  return {
    port: readPort(environment, 'SANDBOX_PORT', 4100),
    cardPort: readPort(environment, 'SANDBOX_CARD_PORT', 4101),
    databaseUrl: readDatabaseUrl(environment),
    scenario: readScenario(environment),
    storeUrl: readStoreUrl(environment),
    smtpUrl: readSmtpUrl(environment),
    vehicleCredentials: {
      clientKey: environment['VEHICLE_CLIENT_KEY'] || defaultCredentials.clientKey,
      clientToken: environment['VEHICLE_CLIENT_TOKEN'] || defaultCredentials.clientToken,
    },
    couponApiKey: environment['COUPON_API_KEY'] || defaultCouponApiKey,
    paymentCredentials: {
      clientId: environment['PAYMENT_CLIENT_ID'] || defaultPaymentCredentials.clientId,
      clientSecret: environment['PAYMENT_CLIENT_SECRET'] || defaultPaymentCredentials.clientSecret,
    },
  };
}

function readPort(environment: Environment, name: string, fallback: number): number {
  const value = environment[name];
  if (value === undefined || value === '') return fallback;
  const port = Number(value);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`${name} is "${value}": set it to a port from 0 (any free one) to 65535.`);
  }
  return port;
}

function readDatabaseUrl(environment: Environment): string {
  const value = environment['SANDBOX_DATABASE_URL'];
  if (value === undefined || value === '') {
    return pathToFileURL(path.join(import.meta.dirname, '..', 'data', 'sandbox.db')).href;
  }
  if (value === ':memory:' || !/^(file|libsql|https?|wss?):/.test(value)) {
    throw new Error(`SANDBOX_DATABASE_URL is "${value}": set it to a file: or libsql: URL.`);
  }
  return value;
}

function readSmtpUrl(environment: Environment): string | undefined {
  const value = environment['SMTP_URL'];
  if (value === undefined || value === '') return undefined;
  if (!/^smtps?:\/\/[^\s/]+/.test(value)) {
    throw new Error(`SMTP_URL is "${value}": set it to a URL such as smtp://localhost:1025.`);
  }
  return value;
}

function readScenario(environment: Environment): string | undefined {
  const value = environment['SANDBOX_SCENARIO'];
  if (value === undefined || value === '') return undefined;
  const names = scenarios.map((scenario) => scenario.name);
  if (!names.includes(value)) {
    throw new Error(`SANDBOX_SCENARIO is "${value}": set it to one of ${names.join(', ')}.`);
  }
  return value;
}

function readStoreUrl(environment: Environment): string {
  const value = environment['SANDBOX_STORE_URL'] || 'http://localhost:4000/';
  const url = URL.parse(value);
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash) {
    throw new Error(
      `SANDBOX_STORE_URL is "${value}": set it to the store's URL with its base path, e.g. http://localhost:4000/.`,
    );
  }
  return url.href.endsWith('/') ? url.href : `${url.href}/`;
}
