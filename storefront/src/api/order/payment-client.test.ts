import { describe, expect, test } from 'vitest';
import { ServiceError, toAppError } from '../app-error.ts';
import type { Http, HttpRequest } from '../wire/http.ts';
import { createPaymentClient } from './payment-client.ts';

const signal = new AbortController().signal;

/** A client with these responses, which records its requests. */
function clientWithResponse(...answers: readonly unknown[]) {
  const requests: Omit<HttpRequest, 'signal'>[] = [];
  const left = [...answers];
  const http = (service: string): Http => ({
    send: async ({ call, body, headers, params, query }) => {
      requests.push({
        call,
        ...(body !== undefined && { body }),
        ...(headers && { headers }),
        ...(params && { params }),
        ...(query && { query }),
        ...(service === 'fleet' && { headers: { service } }),
      });
      const answer = left.shift();
      if (answer instanceof ServiceError) throw answer;
      return answer;
    },
  });
  return { requests, client: createPaymentClient(http('payment'), http('fleet'), { merchantAccount: 'Loja' }) };
}
const errorOf = (reading: Promise<unknown>) => reading.then(() => undefined, toAppError);

describe('a session', () => {
  const wanted = { userId: '1001', document: '529.982.247-25', valueInCents: 0, idempotencyKey: 'k' };

  test('is requested with an unmasked document, integer cents and the key of its confirmation', async () => {
    const { requests, client } = clientWithResponse({ id: 's1', shopperReference: 'r1', expiresAt: 'later' });
    expect(await client.openSession(wanted, signal)).toEqual({
      id: 's1',
      shopperReference: 'r1',
      expiresAt: 'later',
    });
    expect(requests).toEqual([
      {
        call: 'POST /payments/sessions',
        body: { document: '52998224725', value: 0 },
        headers: { 'Idempotency-Key': 'k' },
      },
    ]);
  });

  test('is requested from the older service in its own field names', async () => {
    const { requests, client } = clientWithResponse({ sessionId: 's2', shopperReference: 'r2', expiresAt: 'later' });
    expect((await client.openSessionOtherwise(wanted, signal)).id).toBe('s2');
    expect(requests[0]?.body).toEqual({
      merchantAccount: 'Loja',
      amountCharged: 0,
      clientDocumentNumber: '52998224725',
    });
  });

  test.each([{}, { id: '', shopperReference: 'r', expiresAt: 'x' }, { id: 's' }, 'nonsense', undefined])(
    'fails as a broken contract if unreadable (%j)',
    async (answer) => {
      expect(await errorOf(clientWithResponse(answer).client.openSession(wanted, signal))).toMatchObject({
        kind: 'contract',
      });
    },
  );

  test.each([
    ['OPEN', 'open'],
    ['CHALLENGED', 'challenged'],
    ['PENDING', 'pending'],
    ['AUTHORISED', 'authorised'],
    ['REFUSED', 'refused'],
    ['EXPIRED', 'expired'],
    ['ON_HOLD', 'unknown'],
    ['constructor', 'unknown'],
  ])('with the status %s is %s', async (status, expected) => {
    const { client } = clientWithResponse({ sessionId: 's1', status });
    expect(await client.readNotification('s1', signal)).toBe(expected);
  });
});

describe('the history', () => {
  const entry = { resultCode: 'Authorised', issuerBin: '411111', cardSummary: '1111', recurringDetailReference: 't' };
  const read = async (...entries: readonly object[]) => clientWithResponse(entries).client.readHistory('r', signal);

  test('keeps four digits at either end, whatever the service sends', async () => {
    expect(await read({ ...entry, issuerBin: '4111 1111', cardSummary: '4111111111111111' })).toEqual([
      { isAuthorised: true, isRefused: false, initDigits: '4111', endDigits: '1111', token: 't' },
    ]);
  });

  test.each([
    [{ refusalReason: 'Refused' }, { isRefused: true }],
    [{ refusalReason: null }, { isRefused: false }],
    [{ resultCode: 'Refused' }, { isAuthorised: false, isRefused: true }],
    [{ resultCode: 'Received' }, { isAuthorised: false, isRefused: false }],
  ])('with %j is read as %j', async (changes, expected) => {
    expect(await read({ ...entry, ...changes })).toMatchObject([expected]);
  });

  test.each([null, undefined, ''])('has no token for the reference %j', async (recurringDetailReference) => {
    expect((await read({ ...entry, recurringDetailReference }))[0]).not.toHaveProperty('token');
  });
});

describe('a contract', () => {
  const byCard = {
    contractId: 'SDI1',
    paymentMethod: 36,
    paymentMethodDescription: 'Cartão de crédito',
    creditCardDetails: { cardSummary: '1111' },
  };

  test('is read with its method and the last digits of its card', async () => {
    expect(await clientWithResponse(byCard).client.readContract('SDI1', signal)).toEqual({
      method: { id: 36, description: 'Cartão de crédito' },
      endDigits: '1111',
    });
  });

  test.each([null, { cardSummary: '' }, {}])(
    'paid by bank slip has no digits of a card (%j)',
    async (creditCardDetails) => {
      const byBankSlip = { ...byCard, creditCardDetails };
      expect(await clientWithResponse(byBankSlip).client.readContract('SDI1', signal)).not.toHaveProperty('endDigits');
    },
  );

  test.each([
    [new ServiceError({ kind: 'notFound' }), 'notFound'],
    [new ServiceError({ kind: 'rejected', status: 400, code: '900' }), 'notFound'],
    [new ServiceError({ kind: 'rejected', status: 400, code: '901' }), 'rejected'],
    [new ServiceError({ kind: 'rejected', status: 500, code: '' }), 'rejected'],
  ])('with the response %s is %s', async (answer, kind) => {
    expect(await errorOf(clientWithResponse(answer).client.readContract('SDI1', signal))).toMatchObject({ kind });
  });

  const change = { userId: '1001', contractNumber: 'SDI1', document: '529.982.247-25', idempotencyKey: 'k' };

  test.each([
    [undefined, { contractId: 'SDI1', document: '52998224725' }],
    ['t', { contractId: 'SDI1', document: '52998224725', recurrenceToken: 't' }],
  ])('is changed with the token %s', async (token, body) => {
    const { requests, client } = clientWithResponse(undefined);
    await client.changeMethod({ ...change, ...(token && { token }) }, signal);
    expect(requests[0]).toMatchObject({ call: 'PUT /payments/methods', body, headers: { 'Idempotency-Key': 'k' } });
    expect(requests[0]?.body).toEqual(body);
  });

  test.each([
    [undefined, { formaPagamentoId: 2 }],
    ['t', { formaPagamentoId: 1, recurrenceToken: 't' }],
  ])('of a matched segment is saved with the token %s', async (token, body) => {
    const { requests, client } = clientWithResponse(undefined);
    await client.saveMatchedMethod({ ...change, ...(token && { token }) }, signal);
    expect(requests[0]?.body).toEqual({ contractNumber: 'SDI1', clientDocumentNumber: '52998224725', ...body });
  });
});

test('segments are requested from the fleet service', async () => {
  const { requests, client } = clientWithResponse([{ iD_Ibratan: 3, iD_Fleet: 9, prefix: 'SDA' }]);
  expect(await client.listSegments(signal)).toEqual([{ ibratanId: 3, fleetId: 9, prefix: 'SDA' }]);
  expect(requests).toEqual([{ call: 'GET /segments', headers: { service: 'fleet' } }]);
});
