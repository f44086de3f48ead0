import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { root } from '../builds/build-steps.ts';
import { findFreePorts } from './ports.ts';

/** The required variables of a production store. */
const production = {
  PUBLIC_URL: 'https://loja.exemplo.invalid',
  FLEET_URL: 'https://fleet.exemplo.invalid',
  VEHICLE_URL: 'https://vehicle.exemplo.invalid',
  COUPON_URL: 'https://coupon.exemplo.invalid',
  GEOGRAPHY_URL: 'https://geography.exemplo.invalid',
  CONTENT_URL: 'https://content.exemplo.invalid',
  PAYMENT_URL: 'https://payment.exemplo.invalid',
  PAYMENT_AUTH_URL: 'https://auth.exemplo.invalid/token',
  MARKETING_URL: 'https://marketing.exemplo.invalid',
  CARD_FORM_ORIGIN: 'https://card.exemplo.invalid',
  VEHICLE_CLIENT_KEY: 'key',
  VEHICLE_CLIENT_TOKEN: 'token',
  COUPON_API_KEY: 'key',
  SESSION_SECRET: 'a-secret-of-32-characters-or-more',
  TRUST_PROXY: 'none',
  PAYMENT_CLIENT_ID: 'id',
  PAYMENT_CLIENT_SECRET: 'secret',
  MERCHANT_ACCOUNT: 'Loja',
  SUPPORT_PHONE: '0800 111 1111',
  WHATSAPP_NUMBER: '5511000000000',
  HELP_CENTRE_URL: 'https://ajuda.exemplo.invalid',
  SOCIAL_LINKS: 'Rede=https://rede.exemplo.invalid/loja',
  COMPANY_NAME: 'Empresa de Exemplo Ltda.',
  COMPANY_CNPJ: '00.000.000/0000-00',
  COMPANY_ADDRESS: 'Rua de Exemplo, 0',
};

/** Runs `npm start` with only these variables, until it exits. */
async function npmStart(env: Record<string, string>) {
  const [port, sandboxPort, cardPort] = await findFreePorts(3);
  const folder = mkdtempSync(join(tmpdir(), 'npm-start-'));
  const database = join(folder, 'sandbox.db');
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn('npm', ['start', '--silent'], {
    cwd: root,
    // A separate process group, so that all of it can be stopped.
    detached: true,
    env: {
      PATH,
      HOME,
      PORT: String(port),
      SANDBOX_PORT: String(sandboxPort),
      SANDBOX_CARD_PORT: String(cardPort),
      SANDBOX_DATABASE_URL: `file:${database}`,
      ...env,
    },
  });
  onTestFinished(async () => {
    // Still running only if the command started an unwanted process.
    if (child.exitCode === null && child.pid !== undefined) {
      process.kill(-child.pid, 'SIGTERM');
      await once(child, 'close');
    }
    rmSync(folder, { recursive: true });
  });
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { status: child.exitCode, stdout, problems: stderr.trim().split('\n'), hasSandbox: existsSync(database) };
}

/** The missing variable that a sentence names and explains; the sentence itself otherwise. */
const nameIn = (sentence: string) => /^(\w+) is not set: set it to \w/.exec(sentence)?.[1] ?? sentence;

describe('npm start in production', () => {
  it('names every missing variable with its meaning, and starts nothing', async () => {
    const { status, stdout, problems, hasSandbox } = await npmStart({ ENVIRONMENT: 'production' });
    expect(problems.map(nameIn).toSorted()).toEqual(Object.keys(production).toSorted());
    expect({ status, stdout, hasSandbox }).toEqual({ status: 1, stdout: '', hasSandbox: false });
  });

  it('has no default for the URL of a service, and starts nothing', async () => {
    const urls = Object.keys(production).filter((name) => /^(?!PUBLIC|HELP).*_(URL|ORIGIN)$/.test(name));
    const others = Object.entries(production).filter(([name]) => !urls.includes(name));
    const { status, stdout, problems, hasSandbox } = await npmStart({
      ...Object.fromEntries(others),
      ENVIRONMENT: 'production',
    });
    expect(problems.map(nameIn).toSorted()).toEqual(urls.toSorted());
    expect({ status, stdout, hasSandbox }).toEqual({ status: 1, stdout: '', hasSandbox: false });
  });
});

describe('npm start outside production', () => {
  it('names both variables if the metrics and the sandbox have the same port, and starts nothing', async () => {
    const [port] = await findFreePorts(1);
    const { status, problems, hasSandbox } = await npmStart({ SANDBOX_PORT: `${port}`, METRICS_PORT: `${port}` });
    expect(problems).toEqual([
      `Port ${port} is wanted by the sandbox and the metrics: change SANDBOX_PORT or METRICS_PORT.`,
    ]);
    expect({ status, hasSandbox }).toEqual({ status: 1, hasSandbox: false });
  });
});
