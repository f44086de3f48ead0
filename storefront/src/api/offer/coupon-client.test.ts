import type { CouponValidation } from '@signdrive/sandbox/contract/coupon';
import { describe, expect, test } from 'vitest';
import { toAppError } from '../app-error.ts';
import { createCouponClient } from './coupon-client.ts';
import { createHttp } from '../wire/http.ts';
import { json, startServer } from '../test-support/local-server.ts';

const never = () => new AbortController().signal;
const wire: CouponValidation = { couponOfferId: 'c1', discountType: 'PERCENT', discountValue: 10 };
const wanted = { code: ' promo 10 ', offerId: 'P1-24' };
const errorOf = async (asking: Promise<unknown>) => toAppError(await asking.catch((error: unknown) => error));

async function serving(body: unknown, status = 200) {
  const { baseUrl, seen } = await startServer((response) => json(response, body, status));
  return { client: createCouponClient(createHttp({ baseUrl })), seen };
}

describe('a coupon', () => {
  test.each([
    [wire, { kind: 'percent', percent: 10 }],
    [
      { ...wire, discountType: 'VALUE', discountValue: 150.5 },
      { kind: 'value', valueInCents: 15_050 },
    ],
  ])('in the response %o has the discount %o, with the code as typed', async (body, discount) => {
    const { client } = await serving(body);
    expect(await client.validate(wanted, never())).toEqual({ code: 'promo 10', couponOfferId: 'c1', discount });
  });

  test.each([
    [{}, ''],
    [{ document: '52998224725' }, ''],
    [{ email: 'clara@exemplo.com.br' }, ''],
    [{ document: '', email: 'clara@exemplo.com.br' }, ''],
    [{ document: '52998224725', email: 'clara@exemplo.com.br' }, '?document=52998224725&email=clara%40exemplo.com.br'],
  ])('is requested with %o as "%s": document and e-mail only together', async (person, query) => {
    const { client, seen } = await serving(wire);
    await client.validate({ ...wanted, ...person }, never());
    expect(seen[0]).toMatchObject({
      method: 'GET',
      url: `/campaings/coupons/promo%2010/offers/P1-24/validations${query}`,
    });
  });

  test.each([
    [404, { code: 'coupon_not_found' }, { kind: 'rejected', status: 404, code: 'unknown' }],
    [422, { code: 'coupon_expired' }, { kind: 'rejected', status: 422, code: 'expired' }],
    [422, { code: 'coupon_other_offer' }, { kind: 'rejected', status: 422, code: 'otherOffer' }],
    [422, { code: 'coupon_other_person' }, { kind: 'rejected', status: 422, code: 'otherPerson' }],
    [
      422,
      { code: 'coupon_used', message: 'Used.' },
      { kind: 'rejected', status: 422, code: 'used', serverMessage: 'Used.' },
    ],
    [422, { code: 'something_else' }, { kind: 'rejected', status: 422, code: 'something_else' }],
    [503, {}, { kind: 'rejected', status: 503, code: '' }],
    [401, {}, { kind: 'unauthorized' }],
  ])('rejected with %i %o is %o', async (status, body, expected) => {
    const { client } = await serving(body, status);
    expect(await errorOf(client.validate(wanted, never()))).toEqual(expected);
  });

  test.each(['', '  ', '..'])('with the code "%s" is unknown, without a call', async (code) => {
    const { client, seen } = await serving(wire);
    expect(await errorOf(client.validate({ ...wanted, code }, never()))).toMatchObject({ code: 'unknown' });
    expect(seen).toEqual([]);
  });

  test.each([
    'nonsense',
    null,
    [],
    {},
    { ...wire, couponOfferId: 7 },
    { ...wire, discountType: 'GIFT' },
    { ...wire, discountValue: 0 },
    { ...wire, discountValue: -5 },
    { ...wire, discountValue: 100.5 },
    { ...wire, discountType: 'VALUE', discountValue: '150' },
    { ...wire, discountType: 'VALUE', discountValue: 0.001 },
  ])('in the invalid response %o is an error, not a discount', async (body) => {
    const { client } = await serving(body);
    expect(await errorOf(client.validate(wanted, never()))).toMatchObject({ kind: 'contract' });
  });
});

test('redeeming sends the person, the offer and an idempotency key', async () => {
  const { client, seen } = await serving({ couponOfferId: 'c1', burnedAt: '2026-07-01T12:00:00.000Z' });
  const person = { document: '52998224725', email: 'clara@exemplo.com.br' };
  await client.burn({ ...wanted, ...person, userId: '1001', couponOfferId: 'c1', idempotencyKey: 'k1' }, never());
  expect(seen[0]).toMatchObject({
    method: 'POST',
    url: '/campaings/coupons/promo%2010/burn',
    headers: expect.objectContaining({ 'idempotency-key': 'k1' }) as object,
  });
  expect(JSON.parse(seen[0]?.body ?? '')).toEqual({ offerId: 'P1-24', couponOfferId: 'c1', ...person });
});
