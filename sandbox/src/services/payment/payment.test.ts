import { readFile } from 'node:fs/promises';
import { beforeEach, describe, expect, test } from 'vitest';
import type {
  CardUsed,
  ContractPayment,
  HistoryResponse,
  OtherSessionResponse,
  PaymentMethod,
  SessionNotification,
  SessionResponse,
  TokenResponse,
} from '../../../contract/payment.ts';
import { testCards } from '../../card/test-cards.ts';
import { requestPaymentToken, send, startSandboxForFile } from '../../test-support/sandbox.ts';

const context = startSandboxForFile();
const clara = '529.982.247-25';
let token: string;

const issue = async () => ((await (await requestPaymentToken(context.sandbox)).json()) as TokenResponse).access_token;
const pay = <Body>(path: string, body?: unknown, more: { method?: string; key?: string } = {}) =>
  context.payment<Body>(path, { body, token, ...more });

beforeEach(async () => {
  await context.sandbox.reset('default');
  token = await issue();
});

async function openSession(document = clara): Promise<SessionResponse> {
  const { status, body } = await pay<SessionResponse>('/payments/sessions', { document, value: 0 });
  expect(status).toBe(200);
  return body;
}
const enter = (id: string, number: string) =>
  send<{ status: string }>(`${context.sandbox.cardUrl}/sessions/${id}/card`, 'POST', {
    number,
    expiry: '12/39',
    cvc: '737',
    holder: 'CLARA EXEMPLO',
  });
const answerBank = (id: string, code: string) =>
  send<{ status: string; triesLeft: number }>(`${context.sandbox.cardUrl}/sessions/${id}/challenge`, 'POST', { code });
const statusOf = async (id: string) =>
  (await pay<SessionNotification>(`/payment-notifications/sessions/${id}`)).body.status;
const history = (shopperReference: string) => pay<HistoryResponse>('/Payment/Checkout/History', { shopperReference });

async function storeCard(document = clara, number = '4111111111111111') {
  const session = await openSession(document);
  await enter(session.id, number);
  const [entry] = (await history(session.shopperReference)).body;
  return { session, entry, cardToken: entry?.recurringDetailReference ?? '' };
}

describe('the token client', () => {
  test('gets a token for its credentials only', async () => {
    const refused = await requestPaymentToken(context.sandbox, { clientId: 'outro', clientSecret: 'segredo' });
    expect(refused.status).toBe(401);
    expect((await context.payment('/contracts/erp/SDI90001')).status).toBe(401);
    expect((await context.payment('/contracts/erp/SDI90001', { token: 'inventado' })).status).toBe(401);
    expect((await pay('/contracts/erp/SDI90001')).status).toBe(200);
  });

  test('needs a new token after ten minutes', async () => {
    context.sandbox.kernel.clock.advance(10 * 60_000);
    expect((await pay('/contracts/erp/SDI90001')).status).toBe(401);
    token = await issue();
    expect((await pay('/contracts/erp/SDI90001')).status).toBe(200);
  });

  test('can repeat a write with its key under another token, and it acts once', async () => {
    const body = { document: clara, value: 0 };
    const first = await pay<SessionResponse>('/payments/sessions', body, { key: 'k1' });
    token = await issue();
    const second = await pay<SessionResponse>('/payments/sessions', body, { key: 'k1' });
    expect(second.body).toEqual(first.body);
    expect(second.headers.get('idempotency-replayed')).toBe('true');
  });
});

describe('a session', () => {
  test('can be opened by the older service', async () => {
    const { body } = await pay<OtherSessionResponse>('/Payment/Sessions', {
      merchantAccount: 'Loja',
      amountCharged: 0,
      clientDocumentNumber: clara,
    });
    expect(await statusOf(body.sessionId)).toBe('OPEN');
  });

  test('reveals nothing about another session of the same person', async () => {
    const [one, two] = [await openSession(), await openSession()];
    expect(one.shopperReference).not.toBe(two.shopperReference);
    await enter(one.id, '4111111111111111');
    expect((await history(two.shopperReference)).status).toBe(404);
  });

  test('ends after a quarter of an hour', async () => {
    const { id } = await openSession();
    context.sandbox.kernel.clock.advance(15 * 60_000);
    token = await issue();
    expect(await statusOf(id)).toBe('EXPIRED');
    await enter(id, '4111111111111111');
    expect(await statusOf(id)).toBe('EXPIRED');
  });

  test('accepts one card, once', async () => {
    const { id, shopperReference } = await openSession();
    await Promise.all([enter(id, '4111111111111111'), enter(id, '5555555555554444'), enter(id, '4111111111111111')]);
    expect((await history(shopperReference)).body).toHaveLength(1);
  });

  test.each([
    ['an amount below nothing', { document: clara, value: -1 }],
    ['cents in parts', { document: clara, value: 0.5 }],
    ['no document', { value: 0 }],
  ])('is rejected with %s', async (_, body) => {
    expect(await pay('/payments/sessions', body)).toMatchObject({ status: 400, body: { id: 400 } });
  });

  test('is not found under an unknown id', async () => {
    expect((await pay('/payment-notifications/sessions/nada')).status).toBe(404);
    expect((await enter('nada', '4111111111111111')).status).toBe(404);
  });
});

describe('the documented test cards', () => {
  test('include an approved one, which is stored with four digits at either end and a reference', async () => {
    const { session, entry } = await storeCard();
    expect(await statusOf(session.id)).toBe('AUTHORISED');
    expect(entry).toMatchObject({
      resultCode: 'Authorised',
      refusalReason: null,
      issuerBin: '411111',
      cardSummary: '1111',
    });
    expect(entry?.recurringDetailReference).toMatch(/.{20}/);
  });

  test('include a rejected one, which can’t be charged', async () => {
    const { session, entry } = await storeCard(clara, '4000000000000002');
    expect(await statusOf(session.id)).toBe('REFUSED');
    expect(entry).toMatchObject({ resultCode: 'Refused', recurringDetailReference: null });
  });

  test('include a challenged one, which waits for its holder', async () => {
    const { id } = await openSession();
    expect((await enter(id, '4000000000003220')).body.status).toBe('CHALLENGED');
    expect((await answerBank(id, '000000')).body).toMatchObject({ status: 'CHALLENGED', triesLeft: 2 });
    expect((await answerBank(id, '123456')).body.status).toBe('AUTHORISED');
  });

  test('reject a challenged one after three wrong codes', async () => {
    const { id } = await openSession();
    await enter(id, '4000000000003220');
    for (const code of ['000000', '111111', '222222']) await answerBank(id, code);
    expect(await statusOf(id)).toBe('REFUSED');
    expect((await answerBank(id, '123456')).body.status).toBe('REFUSED');
  });

  test('include a slow one, pending for twenty seconds of the sandbox’s clock', async () => {
    context.sandbox.kernel.clock.freeze();
    const { id, shopperReference } = await openSession();
    await enter(id, '4000000000005001');
    expect(await statusOf(id)).toBe('PENDING');
    expect((await history(shopperReference)).status).toBe(404);
    context.sandbox.kernel.clock.advance(20_000);
    expect(await statusOf(id)).toBe('AUTHORISED');
    expect((await history(shopperReference)).status).toBe(200);
  });

  test('include one that is never confirmed', async () => {
    const { id } = await openSession();
    await enter(id, '4000000000006009');
    context.sandbox.kernel.clock.advance(365 * 24 * 3_600_000);
    token = await issue();
    expect(await statusOf(id)).toBe('PENDING');
  });

  test.each([1, 2, 3, 4])('include one without history for the first reads: %i', async (misses) => {
    const { id, shopperReference } = await openSession();
    await enter(id, testCards.find(({ historyMisses }) => historyMisses === misses)?.number ?? '');
    const answers = [];
    for (let read = 0; read <= misses; read += 1) answers.push((await history(shopperReference)).status);
    expect(answers).toEqual([...Array.from({ length: misses }, () => 404), 200]);
  });

  test('include one that can not be charged again', async () => {
    expect((await storeCard(clara, '4000000000007015')).entry).toMatchObject({
      resultCode: 'Authorised',
      recurringDetailReference: null,
    });
  });

  test('exclude any other number', async () => {
    const { id } = await openSession();
    expect((await enter(id, '4012888888881881')).status).toBe(422);
    expect(await statusOf(id)).toBe('OPEN');
  });

  test('have valid check digits', () => {
    for (const { number } of testCards) {
      const sum = Array.from(number)
        .toReversed()
        .reduce((total, digit, place) => {
          const value = Number(digit) * (place % 2 === 0 ? 1 : 2);
          return total + (value > 9 ? value - 9 : value);
        }, 0);
      expect(sum % 10, number).toBe(0);
    }
  });

  test('leave no number, code or name in the database or in a response', async () => {
    const { session } = await storeCard();
    const { file } = context.sandbox.kernel.database;
    if (file === undefined) throw new Error('The sandbox of a test has a file');
    const stored = await Promise.all([file, `${file}-wal`].map((name) => readFile(name, 'latin1')));
    expect(stored.join('')).toContain(session.id);
    expect(stored.join('')).not.toMatch(/4111111111111111|12\/39|CLARA EXEMPLO/);
    const responses = await Promise.all([
      history(session.shopperReference),
      pay(`/payment-notifications/sessions/${session.id}`),
      send(`${context.sandbox.cardUrl}/sessions/${session.id}`, 'GET'),
    ]);
    expect(JSON.stringify(responses.map(({ body }) => body))).not.toMatch(/4111111111111111|12\/39|CLARA/);
  });
});

describe('a contract', () => {
  const change = (contractId: string, document: string, recurrenceToken?: string) =>
    pay<ContractPayment>('/payments/methods', { contractId, document, recurrenceToken }, { method: 'PUT' });

  test('has a payment method', async () => {
    expect((await pay('/contracts/erp/SDI90001')).body).toEqual({
      contractId: 'SDI90001',
      paymentMethod: 19,
      paymentMethodDescription: 'Boleto bancário',
    });
    expect((await pay('/contracts/erp/SDI90002')).body).toMatchObject({
      paymentMethod: 36,
      creditCardDetails: { cardSummary: '1111' },
    });
  });

  test('under an unknown number is a 404, or an error with the id 900', async () => {
    expect((await pay('/contracts/erp/SDI1')).status).toBe(404);
    expect(await pay('/contracts/erp/SDI900')).toMatchObject({ status: 400, body: { id: 900 } });
  });

  test('is paid by a stored card, and by bank slip again', async () => {
    const { cardToken } = await storeCard(clara, '5555555555554444');
    expect((await change('SDI90001', clara, cardToken)).body).toMatchObject({
      paymentMethod: 36,
      creditCardDetails: { cardSummary: '4444' },
    });
    expect((await change('SDI90001', clara)).body).not.toHaveProperty('creditCardDetails');
  });

  test('is not changed by another person, another person’s card, a rejected card or a fixed method', async () => {
    const others = await storeCard('111.444.777-35');
    const mine = await storeCard();
    expect((await change('SDI90001', '111.444.777-35')).status).toBe(403);
    expect((await change('SDI90001', clara, others.cardToken)).status).toBe(422);
    expect((await change('SDI90001', clara, 'inventado')).status).toBe(422);
    expect((await change('SDI90003', clara, mine.cardToken)).status).toBe(422);
    expect((await pay<ContractPayment>('/contracts/erp/SDI90001')).body.paymentMethod).toBe(19);
  });

  test('is read and changed by the calls of its own segment', async () => {
    const { cardToken } = await storeCard();
    const save = (body: object) =>
      pay<PaymentMethod>('/EuroIT/Payments/Methods/Save', {
        contractNumber: 'SDI90001',
        clientDocumentNumber: clara,
        ...body,
      });
    expect((await save({ formaPagamentoId: 1 })).status).toBe(400);
    expect((await save({ formaPagamentoId: 1, recurrenceToken: cardToken })).body.formaPagamentoId).toBe(36);
    const used = { contractNumber: 'SDI90001', clientDocumentNumber: clara };
    expect((await pay<CardUsed>('/Payment/CreditCardUsed', used)).body).toEqual({
      cardSummary: '1111',
      issuerBin: '411111',
    });
    expect((await save({ formaPagamentoId: 2 })).body.formaPagamentoDescricao).toBe('Boleto bancário');
    expect((await pay('/Payment/CreditCardUsed', used)).status).toBe(404);
    expect((await pay('/EuroIT/Payments/Methods?contractNumber=SDI90001')).body).toEqual({
      formaPagamentoId: 19,
      formaPagamentoDescricao: 'Boleto bancário',
    });
  });
});
