import { Value } from 'typebox/value';
import { beforeEach, describe, expect, test } from 'vitest';
import { CouponBurnResponse, CouponError, CouponValidation } from '../../../contract/coupon.ts';
import { send, startSandboxForFile } from '../../test-support/sandbox.ts';

const context = startSandboxForFile();
const { coupon } = context;
const anyOffer = 'TCCOM1-2026-24-1000-VEU';
const clara = { document: '52998224725', email: 'clara@exemplo.com.br' };
const validate = (code: string, offerId = anyOffer, person?: { document: string; email: string }) =>
  coupon<CouponValidation & CouponError>(
    `/campaings/coupons/${encodeURIComponent(code)}/offers/${offerId}/validations${person ? `?${String(new URLSearchParams(person))}` : ''}`,
  );
const burn = (code: string, body: object, headers: Record<string, string> = {}) =>
  coupon<CouponBurnResponse & CouponError>(
    `/campaings/coupons/${code}/burn`,
    { offerId: anyOffer, couponOfferId: `${code}:${anyOffer}`, ...clara, ...body },
    headers,
  );

beforeEach(() => context.sandbox.reset('default'));

describe('a valid coupon', () => {
  test.each([
    ['EXEMPLO10', anyOffer, undefined, { discountType: 'PERCENT', discountValue: 10 }],
    ['exemplo10', anyOffer, undefined, { discountType: 'PERCENT', discountValue: 10 }],
    ['EXEMPLO150', anyOffer, undefined, { discountType: 'VALUE', discountValue: 150 }],
    ['SOPOLO', 'POTRA1', undefined, { discountType: 'PERCENT', discountValue: 8 }],
    ['SOPOLO', 'POTRA1-2026-24-1000-BPU', undefined, { discountType: 'PERCENT', discountValue: 8 }],
    ['SODACLARA', anyOffer, clara, { discountType: 'PERCENT', discountValue: 12 }],
    ['SODACLARA', anyOffer, { document: '529.982.247-25', email: ' Clara@Exemplo.com.br' }, {}],
    ['SODACLARA', anyOffer, undefined, { discountType: 'PERCENT', discountValue: 12 }],
  ] as const)('is accepted (%s on %s for %o)', async (code, offerId, person, discount) => {
    const answer = await validate(code, offerId, person);
    expect(answer.status).toBe(200);
    expect([...Value.Errors(CouponValidation, answer.body)]).toEqual([]);
    expect(answer.body).toMatchObject(discount);
  });
});

describe('a coupon', () => {
  test.each([
    ['NAOEXISTE', anyOffer, undefined, 404, 'coupon_not_found'],
    ['VENCIDO', anyOffer, undefined, 422, 'coupon_expired'],
    ['SOPOLO', anyOffer, undefined, 422, 'coupon_other_offer'],
    ['SOPOLO', 'POTRA10-2026', undefined, 422, 'coupon_other_offer'],
    ['SODACLARA', anyOffer, { ...clara, email: 'outra@exemplo.com.br' }, 422, 'coupon_other_person'],
    ['SODACLARA', anyOffer, { ...clara, document: '11144477735' }, 422, 'coupon_other_person'],
    ['JAUSADO', anyOffer, undefined, 422, 'coupon_used'],
  ] as const)('is rejected (%s on %s for %o: %i %s)', async (code, offerId, person, status, refusal) => {
    const answer = await validate(code, offerId, person);
    expect(answer).toMatchObject({ status, body: { code: refusal } });
    expect(Value.Check(CouponError, answer.body)).toBe(true);
  });

  test('is rejected with only half of the personal data', async () => {
    const path = `/campaings/coupons/EXEMPLO10/offers/${anyOffer}/validations?email=a@b.c`;
    expect((await coupon(path)).status).toBe(400);
  });

  test('is rejected without the key and with another key', async () => {
    const url = `${context.sandbox.serviceUrl('coupon')}/campaings/coupons/EXEMPLO10/offers/${anyOffer}/validations`;
    expect((await send(url, 'GET')).status).toBe(401);
    expect((await send(url, 'GET', undefined, { 'x-api-key': 'outra' })).status).toBe(401);
  });

  test('is rejected after its last day, by the clock of the sandbox', async () => {
    await context.control('POST', '/clock', { now: '2025-12-31T23:59:59.999-03:00', isFrozen: true });
    expect((await validate('VENCIDO')).status).toBe(200);
    await context.control('POST', '/clock', { now: '2026-01-01T00:00:00-03:00' });
    expect((await validate('VENCIDO')).body.code).toBe('coupon_expired');
  });
});

describe('redeeming', () => {
  test('marks a coupon as used for all visitors until the world is reset', async () => {
    const burned = await burn('EXEMPLO10', {});
    expect(burned.status).toBe(200);
    expect(Value.Check(CouponBurnResponse, burned.body)).toBe(true);
    expect((await validate('EXEMPLO10')).body.code).toBe('coupon_used');
    expect(await burn('EXEMPLO10', {})).toMatchObject({ status: 422, body: { code: 'coupon_used' } });
    await context.sandbox.reset();
    expect((await validate('EXEMPLO10')).status).toBe(200);
  });

  test('returns the same response twice for one Idempotency-Key', async () => {
    const key = { 'idempotency-key': 'pedido-1' };
    const first = await burn('EXEMPLO150', {}, key);
    const again = await burn('EXEMPLO150', {}, key);
    expect(again).toMatchObject({ status: 200, body: first.body });
    expect(again.headers.get('idempotency-replayed')).toBe('true');
  });

  test('succeeds for one of two concurrent calls', async () => {
    const answers = await Promise.all([burn('EXEMPLO10', {}), burn('EXEMPLO10', {})]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
  });

  test.each([
    ['VENCIDO', {}, 'coupon_expired'],
    ['SODACLARA', { document: '11144477735' }, 'coupon_other_person'],
    ['EXEMPLO10', { couponOfferId: 'EXEMPLO150:outra' }, 'coupon_other_offer'],
  ])('rejects %s with %o: %s', async (code, body, refusal) => {
    expect(await burn(code, body)).toMatchObject({ status: 422, body: { code: refusal } });
  });

  test('is rejected without personal data', async () => {
    expect((await burn('EXEMPLO10', { email: undefined })).status).toBe(400);
  });
});

test('the control page lists every code and shows which were used', async () => {
  await burn('EXEMPLO10', {});
  const { body } = await send<string>(`${context.sandbox.url}/_sandbox`, 'GET');
  for (const code of ['EXEMPLO10', 'EXEMPLO150', 'SOPOLO', 'SODACLARA', 'VENCIDO', 'JAUSADO']) {
    expect(body).toContain(`<code>${code}</code>`);
  }
  expect(body.match(/\d\d\/\d\d\/\d{4}<\/td>/g)).toHaveLength(2);
});
