/** The payment client against the running sandbox, with the store server's token and its 401 rule. */
import { createSandbox, defaultPaymentCredentials, type Sandbox } from '@signdrive/sandbox/server';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { usableCard } from '../../domain/order/payment.ts';
import { readConfig } from '../../../server/config.ts';
import { startStore } from '../../../server/test-support/listening.ts';
import { createBrowserFetch } from '../../test-support/browser-fetch.ts';
import { toAppError } from '../app-error.ts';
import type { PaymentPort, Ports } from '../ports.ts';
import type { Payer } from './payment-client.ts';
import { createServices } from '../services.ts';

let sandbox: Sandbox;
let payment: PaymentPort;
let logIn: (login: string) => Promise<Ports & { userId: string }>;
type SignedIn = Awaited<ReturnType<Ports['identity']['signIn']>>;
const never = () => new AbortController().signal;
const errorOf = (reading: Promise<unknown>) => reading.then(() => undefined, toAppError);
let clara: Payer;
/** Id of the order that this world completes. */
const contractNumber = 'SDI480112';
let keys = 0;
const key = () => ({ idempotencyKey: `contrato-${++keys}` });
const open = () => payment.openSession({ ...clara, valueInCents: 0, ...key() }, never());

/** Enters a card in the provider's form. */
const enter = (sessionId: string, number: string) =>
  fetch(`${sandbox.cardUrl}/sessions/${sessionId}/card`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ number, expiry: '12/39', cvc: '737', holder: 'CLARA' }),
  });

beforeAll(async () => {
  sandbox = await createSandbox({ port: 0, cardPort: 0 });
});
afterAll(() => sandbox.close());
beforeEach(async () => {
  await sandbox.reset('order-completed');
  const store = await startStore(
    readConfig({
      PAYMENT_URL: sandbox.serviceUrl('payment'),
      FLEET_URL: sandbox.serviceUrl('fleet'),
      PAYMENT_CLIENT_ID: defaultPaymentCredentials.clientId,
      PAYMENT_CLIENT_SECRET: defaultPaymentCredentials.clientSecret,
      MERCHANT_ACCOUNT: 'Loja',
      LOG_LEVEL: 'silent',
    }),
  );
  logIn = async (login) => {
    let session: SignedIn | undefined;
    const services = createServices({
      baseUrl: `${store.url}/api`,
      fetch: createBrowserFetch(),
      merchantAccount: 'Loja',
      timeoutMs: 5_000,
      readToken: () => session?.token,
      readUserId: () => session?.userId,
    });
    session = await services.identity.signIn({ login, password: 'Exemplo#2026' }, never());
    return { ...services, userId: session.userId };
  };
  const services = await logIn('clara@exemplo.com.br');
  ({ payment } = services);
  clara = { userId: services.userId, document: '529.982.247-25' };
});

test('a card is stored through session, notification and history', async () => {
  const session = await open();
  expect(await payment.readNotification(session.id, never())).toBe('open');
  expect(await errorOf(payment.readHistory(session.shopperReference, never()))).toEqual({ kind: 'notFound' });
  await enter(session.id, '4111111111111111');
  expect(await payment.readNotification(session.id, never())).toBe('authorised');
  const card = usableCard(await payment.readHistory(session.shopperReference, never()));
  expect(card).toMatchObject({ initDigits: '4111', endDigits: '1111' });
});

test.each([
  ['4000000000000002', 'refused', false],
  ['4000000000003220', 'challenged', false],
  ['4000000000005001', 'pending', false],
  ['4000000000007015', 'authorised', true],
])('the card %s is %s and not usable for a subscription', async (number, status, hasHistory) => {
  const session = await payment.openSessionOtherwise({ ...clara, valueInCents: 0, ...key() }, never());
  await enter(session.id, number);
  expect(await payment.readNotification(session.id, never())).toBe(status);
  const history = await payment.readHistory(session.shopperReference, never()).catch(() => []);
  expect(history.length > 0 && status !== 'refused').toBe(hasHistory);
  expect(usableCard(history)).toBeUndefined();
});

test('an expired token is renewed once for all concurrent calls, and none of them fails', async () => {
  await open();
  sandbox.kernel.clock.advance(11 * 60_000);
  sandbox.kernel.calls.clear();
  await Promise.all(Array.from({ length: 6 }, () => payment.readContract(contractNumber, never())));
  const issued = sandbox.kernel.calls.list().filter(({ path }) => path === '/oauth/token');
  expect(issued).toHaveLength(1);
});

test('a confirmation sent twice opens one session, even if the token was renewed in between', async () => {
  const wanted = { ...clara, valueInCents: 0, ...key() };
  const first = await payment.openSession(wanted, never());
  sandbox.kernel.clock.advance(11 * 60_000);
  expect(await payment.openSession(wanted, never())).toEqual(first);
});

test('a contract is read, changed to a card and changed back', async () => {
  expect(await errorOf(payment.readContract('SDI1', never()))).toEqual({ kind: 'notFound' });
  expect(await errorOf(payment.readContract('SDI900', never()))).toEqual({ kind: 'notFound' });
  const session = await open();
  await enter(session.id, '5555555555554444');
  const token = usableCard(await payment.readHistory(session.shopperReference, never()))?.token ?? '';
  const change = { contractNumber, ...clara };
  await payment.changeMethod({ ...change, token, ...key() }, never());
  expect(await payment.readContract(contractNumber, never())).toMatchObject({ method: { id: 36 }, endDigits: '4444' });
  expect(await payment.readCardUsed(change, never())).toBe('4444');
  await payment.saveMatchedMethod({ ...change, ...key() }, never());
  expect(await payment.readMatchedMethod(contractNumber, never())).toEqual({ id: 19, description: 'Boleto bancário' });
  expect(await errorOf(payment.readCardUsed(change, never()))).toEqual({ kind: 'notFound' });
});

/** A user with a confirmed e-mail. */
async function anotherCustomer() {
  const { identity } = createServices({ baseUrl: sandbox.url });
  const person = { name: 'Dora Exemplo Lima', email: 'dora@exemplo.com.br', document: '71460238001' };
  const rest = { password: 'Exemplo#2026', phone: '31900000003', cep: '30110000', ...key() };
  await identity.registerIndividual({ ...person, ...rest }, never());
  const outbox = await fetch(`${sandbox.url}/_sandbox/outbox`, { headers: { 'x-sandbox-control': '1' } });
  const [, token = ''] = /\/confirm-email\/([\w.-]+)/.exec(await outbox.text()) ?? [];
  await identity.confirmEmail(token, never());
  return logIn(person.email);
}

test('another customer cannot read or change payments by guessing ids', async () => {
  const session = await open();
  const { payment: dora, userId } = await anotherCustomer();
  const person = { ...clara, userId };
  expect(await errorOf(dora.readContract(contractNumber, never()))).toEqual({ kind: 'notFound' });
  expect(await errorOf(dora.readMatchedMethod(contractNumber, never()))).toEqual({ kind: 'notFound' });
  expect(await errorOf(dora.readCardUsed({ contractNumber, ...person }, never()))).toEqual({ kind: 'notFound' });
  expect(await errorOf(dora.readNotification(session.id, never()))).toEqual({ kind: 'notFound' });
  expect(await errorOf(dora.readHistory(session.shopperReference, never()))).toEqual({ kind: 'notFound' });
  const wanted = { ...person, valueInCents: 0, ...key() };
  expect(await errorOf(dora.openSession(wanted, never()))).toMatchObject({ kind: 'rejected', status: 403 });
  const change = { contractNumber, ...person, ...key() };
  expect(await errorOf(dora.changeMethod(change, never()))).toEqual({ kind: 'notFound' });
  expect(await errorOf(dora.saveMatchedMethod(change, never()))).toEqual({ kind: 'notFound' });
  expect(await payment.readNotification(session.id, never())).toBe('open');
});
