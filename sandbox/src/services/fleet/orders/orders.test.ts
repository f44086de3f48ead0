import { Value } from 'typebox/value';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CouponValidation } from '../../../../contract/coupon.ts';
import type { FleetError, FleetOffer } from '../../../../contract/fleet.ts';
import {
  orderErrorIds,
  OrderResponse,
  OrdersResponse,
  OrderStatusResponse,
  orderStatusCodes as code,
  SegmentsResponse,
  type OrderRequest,
} from '../../../../contract/orders.ts';
import { sampleCustomer } from '../../../scenarios/sample/customers.ts';
import { addSession, changeSession, readContract } from '../../payment/state.ts';
import { startSandboxForFile } from '../../../test-support/sandbox.ts';
import { bruno, clara, openSession, orderOf } from '../../../test-support/fleet.ts';

const context = startSandboxForFile();
const { fleet, coupon, control } = context;
let token: string;

const enter = async (name: string) => {
  await context.sandbox.reset(name);
  token = await openSession(context, clara);
};
const place = (change: Partial<OrderRequest> = {}, headers: Record<string, string> = {}) =>
  fleet<OrderResponse & FleetError>('/orders', orderOf(change), { token, headers });
const list = async (query = '') =>
  (await fleet<OrdersResponse>(`/orders/GetOrderByUserId?userId=${clara.id}${query}`, undefined, { token })).body;
const history = async (orderId: number) =>
  (await fleet<OrderStatusResponse>(`/orderstatus/${orderId}`, undefined, { token })).body;
const statuses = async (orderId: number) => (await history(orderId)).map(({ status }) => status);
const withdraw = (orderId: number) =>
  fleet<FleetError>(`/orderstatus/${orderId}`, undefined, { token, method: 'DELETE' });
const post = (orderId: number, status: number, description = '') =>
  fleet<FleetError>('/orderstatus', { orderId, status, description }, { token });
/** A session ends after eight hours, so Clara logs in again. */
const hours = async (count: number) => {
  context.sandbox.kernel.clock.advance(count * 3_600_000);
  token = await openSession(context, clara);
};
const first = async () => {
  const [order] = await list();
  if (!order) throw new Error('There is no order');
  return order;
};

describe('an order', () => {
  beforeEach(() => enter('known-customer'));

  test('is placed, listed and dated by the clock of the sandbox', async () => {
    await control('POST', '/clock', { now: '2027-02-03T10:00:00-03:00', isFrozen: true });
    token = await openSession(context, clara);
    const answer = await place();
    expect(answer.status).toBe(201);
    expect([...Value.Errors(OrderResponse, answer.body)]).toEqual([]);
    const { orderId } = answer.body;
    const orders = await list();
    expect([...Value.Errors(OrdersResponse, orders)]).toEqual([]);
    expect(orders).toMatchObject([
      { orderId, status: 1, locationId: 7001, dealershipId: 7001, monthlyInstallment: 2179, nextActor: 'STORE' },
    ]);
    const entries = await history(orderId);
    expect([...Value.Errors(OrderStatusResponse, entries)]).toEqual([]);
    expect(entries).toMatchObject([
      {
        status: 1,
        description: 'Pedido Criado, aguarde a análise dos documentos',
        dateCreated: '2027-02-03T13:00:00.000Z',
      },
    ]);
  });

  test('sent twice with one Idempotency-Key is one order with one response', async () => {
    const headers = { 'idempotency-key': 'pedido-1' };
    const [one, other] = await Promise.all([place({}, headers), place({}, headers)]);
    expect(one.body).toEqual(other.body);
    expect(await list()).toHaveLength(1);
  });

  test('repeated with its key after a new log-in is still one order', async () => {
    const headers = { 'idempotency-key': 'pedido-1' };
    const { body } = await place({}, headers);
    token = await openSession(context, clara);
    expect((await place({}, headers)).body).toEqual(body);
    expect(await list()).toHaveLength(1);
  });

  test('can be paid by the stored card of its buyer, as can its contract', async () => {
    const { kernel } = context.sandbox;
    const { id, shopperReference } = await addSession(kernel, { document: clara.document, valueInCents: 0 });
    const card = { stage: 'approved', visibleAt: kernel.clock.now().toISOString(), cardToken: 'cartao-1' } as const;
    await changeSession(kernel.database, id, () => ({ ...card, issuerBin: '411111', endDigits: '1111' }));
    const byCard = (orderPayments: OrderRequest['orderPayments']) => place({ typePayment: 1, orderPayments });
    const others = await addSession(kernel, { document: '11144477735', valueInCents: 0 });
    await changeSession(kernel.database, others.id, () => ({ ...card, cardToken: 'cartao-2' }));
    for (const refused of [
      { token: 'inventado' },
      { token: 'cartao-2' },
      { token: 'cartao-1', identificationPayment: 'outra' },
    ]) {
      expect((await byCard(refused)).body.id).toBe(orderErrorIds.payment_mismatch);
    }
    const { orderId } = (await byCard({ token: 'cartao-1', identificationPayment: shopperReference })).body;
    await control('POST', `/orders/${orderId}/status`, { status: code.ContractSigned });
    expect(await readContract(kernel.database, `SDI${orderId}`)).toMatchObject({ methodId: 36, cardSummary: '1111' });
  });

  test('sent fifty times concurrently without a key is fifty orders', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, turn) => place({}, { 'idempotency-key': `pedido-${turn}` })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 50 }, () => 201));
    const ids = answers.map(({ body }) => body.orderId).toSorted((a, b) => a - b);
    expect(new Set(ids).size).toBe(50);
    expect((await list()).map(({ orderId }) => orderId).toSorted((a, b) => a - b)).toEqual(ids);
  });

  test('can be filtered by its type', async () => {
    await place();
    await place({ typeOrder: 502 });
    expect(await list('&typeOrder=502%7C500')).toHaveLength(2);
    expect(await list('&typeOrder=502')).toHaveLength(1);
    expect(await list('&typeOrder=501')).toEqual([]);
  });

  test('subtracts a validated coupon from the instalment, and leaves redeeming to the store', async () => {
    const productId = orderOf().productId;
    const path = `/campaings/coupons/EXEMPLO10/offers/${productId}/validations`;
    const { body: validation } = await coupon<CouponValidation>(path);
    await place({ coupon: { couponCode: 'exemplo10', ...validation } });
    expect(await first()).toMatchObject({ monthlyInstallment: 1961.1 });
    expect((await coupon(path)).status).toBe(200);
  });

  test('requires personal data first', async () => {
    await enter('default');
    expect(await place()).toMatchObject({ status: 422, body: { id: orderErrorIds.customer_missing } });
  });

  test('costs the price that was last requested', async () => {
    const { body } = await control<{ scenario: string }>('POST', '/scenario', { name: 'price-change' });
    expect(body.scenario).toBe('price-change');
    token = await openSession(context, clara);
    await fleet('/customers?userId=1001', sampleCustomer(), {
      token,
    });
    await place();
    expect(await first()).toMatchObject({ monthlyInstallment: 2244 });
  });
});

describe('an invalid order', () => {
  beforeAll(() => enter('known-customer'));

  const someCoupon = { couponCode: 'EXEMPLO10', discountType: 'PERCENT', discountValue: 10 } as const;
  test.each([
    ['an unknown product', { productId: 'TCCOM1-2026-24-3000-VEU' }, 'unknown_product'],
    ['an unknown place', { locationId: 1 }, 'unknown_location'],
    ['an accessory of no offer', { accessories: ['Asas'] }, 'unknown_accessory'],
    ['a card without token', { typePayment: 1 }, 'payment_mismatch'],
    ['a bank slip with a token', { orderPayments: { token: 'x' } }, 'payment_mismatch'],
    ['a coupon nobody validated', { coupon: { ...someCoupon, couponOfferId: 'EXEMPLO10:outra' } }, 'coupon_refused'],
    [
      'a coupon that was used',
      { coupon: { ...someCoupon, couponCode: 'JAUSADO', couponOfferId: 'JAUSADO:TCCOM1' } },
      'coupon_refused',
    ],
    ['reanalysis of nothing', { reanalysis: true }, 'reanalysis_refused'],
  ] as const)('with %s: there is a sentence, and none is kept', async (_, change, reason) => {
    const answer = await place(change as Partial<OrderRequest>);
    expect(answer).toMatchObject({ status: 422, body: { id: orderErrorIds[reason] } });
    expect(answer.body.message).toMatch(/^[A-ZÀ-Ú].+\.$/u);
    expect(await list()).toEqual([]);
  });

  test.each([{ aproved: true }, { finalPlate: 'ABC1D23' }, { typeOrder: 501 }, { typePayment: 3 }])(
    'that breaks the contract: %o',
    async (change) => {
      expect((await place(change as never)).status).toBe(400);
    },
  );
});

describe('another user', () => {
  beforeEach(() => enter('known-customer'));

  test('cannot read, change or place an order of hers', async () => {
    const { orderId } = (await place()).body;
    const other = await openSession(context, bruno);
    const answers = [
      await fleet(`/orders/GetOrderByUserId?userId=${clara.id}`, undefined, { token: other }),
      await fleet('/orders', orderOf(), { token: other }),
      await fleet(`/orderstatus/${orderId}`, undefined, { token: other }),
      await fleet(`/orderstatus/${orderId}`, undefined, { token: other, method: 'DELETE' }),
      await fleet('/orderstatus', { orderId, status: 0, description: '' }, { token: other }),
      await fleet(`/upload/pedido-${orderId}-resumo`, undefined, { token: other }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 403]);
    expect(await statuses(orderId)).toEqual([1]);
  });

  test('cannot find out without a session whether an order exists', async () => {
    for (const orderId of [(await place()).body.orderId, 999_999]) {
      expect((await fleet(`/orderstatus/${orderId}`)).status).toBe(401);
      expect((await fleet('/orderstatus', { orderId, status: 0, description: '' })).status).toBe(401);
    }
    expect((await fleet('/orders', orderOf())).status).toBe(401);
    expect((await fleet('/orderstatus/999999', undefined, { token })).status).toBe(404);
  });
});

describe('the clock', () => {
  beforeEach(() => enter('known-customer'));

  test('advances an order to its end, each status dated when it was due', async () => {
    const { orderId } = (await place()).body;
    const { dateCreated } = await first();
    await hours(24 * 30);
    expect(await statuses(orderId)).toEqual([1, 12, 13, 2, 3, 5, 6, 20, 15, 9, 10, 17, 11]);
    const begun = new Date(dateCreated ?? '').getTime();
    const minutes = (await history(orderId)).map((entry) => (new Date(entry.dateCreated).getTime() - begun) / 60_000);
    const { orderPeriods } = (await fleet<FleetOffer>(`/offers/${orderOf().productId}`)).body;
    // Documents are approved after 250 minutes, and the contract can be signed after 1660.
    expect(orderPeriods).toEqual({ documentsDays: 1, contractDays: 2, signingDays: 7 });
    expect(minutes).toEqual([0, 10, 250, 260, 380, 390, 1350, 1360, 1420, 1660, 3100, 4540, 18_940]);
    expect(await first()).not.toHaveProperty('nextActor');
  });

  test('stops at missing or rejected documents, and continues once they are sent again', async () => {
    await enter('default');
    await fleet('/customers?userId=1001', sampleCustomer(), {
      token,
    });
    const { orderId } = (await place()).body;
    await hours(5);
    expect(await statuses(orderId)).toEqual([1, 12, 14]);
    expect(await first()).toMatchObject({ nextActor: 'CUSTOMER' });
    await hours(24 * 31);
    expect((await statuses(orderId)).at(-1)).toBe(code.Expired);
  });

  test('rejects the credit of a customer who earns less than three instalments', async () => {
    const { body: customer } = await fleet<object>('/customers/1001', undefined, { token });
    const poor = { ...customer, job: { ...(customer as { job: object }).job, salary: 6536 } };
    await fleet('/customers?userId=1001', poor, { token, method: 'PUT' });
    const { orderId } = (await place()).body;
    await hours(48);
    expect((await statuses(orderId)).at(-1)).toBe(code.CreditRejected);
  });

  test('counts the income of the spouse if the customer included it', async () => {
    await enter('spouse-income');
    const { orderId } = await first();
    await hours(24);
    expect(await statuses(orderId)).toContain(code.CreditApproved);
  });
});

describe('the owner', () => {
  beforeEach(() => enter('known-customer'));

  test('cancels by removing the status and posting another; the order does not change in between', async () => {
    const { orderId } = (await place()).body;
    expect((await post(orderId, 0)).body.id).toBe(orderErrorIds.status_in_place);
    expect((await withdraw(orderId)).status).toBe(200);
    expect((await withdraw(orderId)).status).toBe(200);
    await hours(100);
    expect(await statuses(orderId)).toEqual([]);
    expect(await first()).toMatchObject({ status: 1 });
    expect((await post(orderId, 0, 'Desisti')).status).toBe(201);
    expect(await history(orderId)).toMatchObject([{ status: 0, description: 'Desisti' }]);
    expect((await withdraw(orderId)).body.id).toBe(orderErrorIds.status_refused);
  });

  test('resends documents: 1 after a rejection, 18 otherwise', async () => {
    await enter('documents-rejected');
    const { orderId } = await first();
    await withdraw(orderId);
    expect((await post(orderId, 18)).body.id).toBe(orderErrorIds.status_refused);
    expect((await post(orderId, 1)).status).toBe(201);
    await withdraw(orderId);
    expect((await post(orderId, 18, 'Reenvio dos documentos')).status).toBe(201);
    expect((await history(orderId)).at(-1)).toMatchObject({ status: 18, description: 'Reenvio dos documentos' });
  });

  test.each([6, 10, 11, -1, 19])('can’t post %i', async (status) => {
    const { orderId } = (await place()).body;
    await withdraw(orderId);
    expect((await post(orderId, status)).status).toBe(400);
  });

  test('gets a rejected order reanalysed under its own number', async () => {
    await enter('credit-rejected');
    const { orderId } = await first();
    const again = { reanalysis: true, orderPayments: { orderId }, productId: 'POTRA1-2026-24-1000-BRG' };
    expect((await place(again)).body).toEqual({ orderId });
    expect(await first()).toMatchObject({ orderId, status: 1, productId: 'POTRA1-2026-24-1000-BRG' });
    expect((await place(again)).body.id).toBe(orderErrorIds.reanalysis_refused);
  });
});

describe('the extensions of the sandbox', () => {
  const download = (id: string) =>
    fetch(`${context.sandbox.serviceUrl('fleet')}/upload/${id}`, { headers: { authorization: `Bearer ${token}` } });

  test('provide the documents of an order as PDF files under their names', async () => {
    await enter('contract-signing');
    const { files = [], nextActionUntil, deliveryWindow } = await first();
    expect(files.map(({ kind }) => kind)).toEqual(['SUMMARY', 'CONTRACT_DRAFT']);
    expect(nextActionUntil).toBeDefined();
    expect(deliveryWindow?.changes).toMatchObject([{ reason: 'por causa do transporte' }]);
    for (const { id, size, fileName } of files) {
      const answer = await download(id);
      const bytes = Buffer.from(await answer.arrayBuffer());
      expect(answer.headers.get('content-disposition')).toContain(`attachment; filename="${fileName}"`);
      expect(bytes.subarray(0, 8).toString()).toBe('%PDF-1.7');
      expect(bytes).toHaveLength(size);
      expect(bytes.toString('latin1')).toContain('1.000 km por mês');
    }
  });

  test.each([
    ['method-19', ['OPEN', 'CLEARING', 'PAID'], 1],
    ['method-36', ['OPEN', 'PAID', 'PAID'], 2],
    ['card-refused', ['OPEN', 'REFUSED', 'PAID'], 1],
    ['delivery-boleto', ['OPEN'], 0],
    ['contract-signing', [], 0],
  ] as const)(
    'the months of a plan in %s are %j, and each one paid has its receipt, which names the month',
    async (world, wanted, receipts) => {
      await enter(world);
      const { installments = [], files = [] } = await first();
      expect([...Value.Errors(OrdersResponse, await list())]).toEqual([]);
      expect(installments.map(({ status }) => status)).toEqual(wanted);
      const receiptFiles = files.filter(({ kind }) => kind === 'RECEIPT');
      expect(receiptFiles).toHaveLength(receipts);
      for (const { id } of receiptFiles) {
        const bytes = Buffer.from(await (await download(id)).arrayBuffer());
        expect(bytes.toString('latin1')).toMatch(/Mensalidade de [a-zç]+ de \d{4} do pedido/);
      }
      const lines = installments.map(({ digitableLine }) => digitableLine !== undefined);
      const isBankSlip = world === 'method-19' || world === 'delivery-boleto';
      expect(lines).toEqual(wanted.map((status) => isBankSlip && status === 'OPEN'));
    },
  );

  test('are omitted in a world without extensions', async () => {
    await enter('no-extensions');
    await fleet('/customers?userId=1001', sampleCustomer(), {
      token,
    });
    await place();
    expect(Object.keys(await first()).toSorted()).toEqual([
      'dealershipId',
      'locationId',
      'orderId',
      'productId',
      'status',
    ]);
  });
});

test('the segments are those of the contract', async () => {
  const { body } = await fleet<SegmentsResponse>('/segments');
  expect([...Value.Errors(SegmentsResponse, body)]).toEqual([]);
  expect(body.map((segment) => segment.iD_Fleet)).toEqual(expect.arrayContaining([9, 11, 24]));
});
