/** Clients for orders, customers, documents and dealers against the running sandbox. */
import { createSandbox, type Sandbox } from '@signdrive/sandbox/server';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Customer } from '../../domain/customer/customer.ts';
import { documentKinds } from '../../domain/order/order-documents.ts';
import { orderRequestOf } from '../../domain/order/order-request.ts';
import { toAppError } from '../app-error.ts';
import { createServices } from '../services.ts';

let sandbox: Sandbox;
let token: string | undefined;
let services: ReturnType<typeof createServices>;
const userId = '1001';
const never = () => new AbortController().signal;
const errorOf = async (reading: Promise<unknown>) =>
  toAppError(
    await reading.then(
      () => undefined,
      (error: unknown) => error,
    ),
  );

beforeAll(async () => {
  sandbox = await createSandbox({ port: 0, cardPort: 0 });
  services = createServices({ baseUrl: sandbox.url, readToken: () => token, readUserId: () => userId });
});
afterAll(() => sandbox.close());

const enter = async (world: string) => {
  await sandbox.reset(world);
  token = undefined;
  ({ token } = await services.identity.signIn({ login: 'clara@exemplo.com.br', password: 'Exemplo#2026' }, never()));
};
beforeEach(() => enter('default'));

const customer: Customer = {
  userId,
  name: 'Clara Exemplo da Silva',
  cpf: '52998224725',
  rg: '12345678X',
  birthDate: '1990-05-17',
  phone: '11900000001',
  alternativeEmail: '',
  civilStatus: 2,
  gender: 2,
  cnh: '01234567890',
  cnhCategory: 'B',
  cnhIssuanceDate: '2021-08-02',
  cnhValidUntil: '2031-08-01',
  address: {
    cep: '01310100',
    street: 'Rua de Exemplo',
    number: '100',
    complement: '',
    district: 'Centro',
    city: 'São Paulo',
    stateId: 25,
  },
  job: {
    company: 'Empresa de Exemplo',
    position: 'Analista',
    admissionDate: '2018-02-01',
    salaryInCents: 390_050,
    phone: '1130000000',
  },
  spouse: {
    name: 'Davi Exemplo da Silva',
    cpf: '71460238001',
    birthDate: '1988-11-30',
    email: '',
    phone: '11900000004',
    makesUpIncome: true,
    job: { company: 'Oficina', position: 'Técnico', admissionDate: '2019-06-10', salaryInCents: 420_000 },
  },
};

test('a married person’s data is stored, read back unchanged, and changed', async () => {
  const { customers } = services;
  expect(await customers.readCustomer(userId, never())).toBeUndefined();
  await customers.saveCustomer({ customer, idempotencyKey: 'c1' }, never());
  const stored = await customers.readCustomer(userId, never());
  expect(stored).toMatchObject(customer);
  const single = { ...customer, id: stored?.id ?? '', civilStatus: 1 };
  await customers.saveCustomer({ customer: single, idempotencyKey: 'c2' }, never());
  expect(await customers.readCustomer(userId, never())).not.toHaveProperty('spouse');
});

test('five documents are sent, and an order is placed once, followed and cancelled', async () => {
  const { customers, documents, orders, dealers } = services;
  await customers.saveCustomer({ customer, idempotencyKey: 'c1' }, never());
  expect(await documents.listDocuments(userId, never())).toEqual([]);
  for (const kind of documentKinds) {
    const file = new Blob(['%PDF-1.7 exemplo'], { type: 'application/pdf' });
    const sent = { userId, kind, file, fileName: `${kind} nº 1.pdf`, idempotencyKey: `d-${kind}` };
    await documents.upload(sent, never());
  }
  const listed = await documents.listDocuments(userId, never());
  expect(listed.map(({ kind }) => kind)).toEqual(documentKinds);
  expect(listed[0]).toMatchObject({ review: 'sent', fileName: 'cnh nº 1.pdf' });

  const [dealer] = await dealers.listDealers({ uf: 'SP', city: 'São Paulo' }, never());
  const product = await services.fleetOffer.readOffer({ productId: 'TCCOM1-2026-24-1000-VEU' }, never());
  const request = orderRequestOf({ product, userId, locationId: dealer?.id ?? '', payment: { kind: 'boleto' } });
  const place = () => orders.place({ ...request, idempotencyKey: 'p1' }, never());
  const { orderId } = await place();
  expect(await place()).toEqual({ orderId });
  expect(await orders.listOrders(userId, never())).toMatchObject([
    { id: orderId, status: 'created', locationId: dealer?.id, dealershipId: dealer?.id },
  ]);
  expect(await dealers.readLocation(dealer?.id ?? '', never())).toEqual(dealer);

  const removing = { orderId, idempotencyKey: 'r1' };
  await orders.removeStatus(removing, never());
  // A repeat after a lost response.
  await orders.removeStatus(removing, never());
  expect(await orders.readHistory(orderId, never())).toEqual([]);
  const cancelling = { orderId, status: 'cancelled', description: 'Desisti', idempotencyKey: 's1' } as const;
  await orders.postStatus(cancelling, never());
  expect(await orders.readHistory(orderId, never())).toMatchObject([{ code: 0, description: 'Desisti' }]);
});

test('the reasons of rejected documents are read for each document', async () => {
  await enter('documents-rejected');
  const [order] = await services.orders.listOrders(userId, never());
  expect(order?.status).toBe('documentsRejected');
  const refusals = await services.documents.readRefusals({ userId, orderId: order?.id ?? '' }, never());
  expect(refusals.map(({ kind }) => kind)).toEqual(['cnhBack', 'addressProof']);
  for (const { reason } of refusals) expect(reason).toMatch(/\.$/);
});

test('a rejected order and a rejected file carry the service’s own message', async () => {
  const { orders, documents } = services;
  const product = { productId: 'nada', accessories: [], optionals: [] };
  const request = orderRequestOf({ product, userId, locationId: '7001', payment: { kind: 'boleto' } });
  expect(await errorOf(orders.place({ ...request, idempotencyKey: 'p1' }, never()))).toMatchObject({
    kind: 'rejected',
    status: 422,
    serverMessage: 'Complete os seus dados antes de fazer o pedido.',
  });
  const lie = { userId, kind: 'cnh', file: new Blob(['<html>']), fileName: 'cnh.pdf', idempotencyKey: 'd1' } as const;
  expect(await errorOf(documents.upload(lie, never()))).toMatchObject({
    kind: 'rejected',
    serverMessage: 'O conteúdo do arquivo não é o que o nome diz. Envie um PDF, JPG ou PNG.',
  });
});

test('a document of an order is downloaded unchanged, and only with the customer’s token', async () => {
  await enter('method-19');
  const [found] = await services.orders.listOrders(userId, never());
  const receipt = found?.files?.find(({ kind }) => kind === 'receipt');
  const file = await services.documents.readFile(receipt?.id ?? '', never());
  expect(file.size).toBe(receipt?.sizeInBytes);
  expect(await file.slice(0, 5).text()).toBe('%PDF-');
  expect(await errorOf(services.documents.readFile('pedido-1-contrato', never()))).toEqual({ kind: 'notFound' });
  token = 'invalid';
  expect(await errorOf(services.documents.readFile(receipt?.id ?? '', never()))).toEqual({ kind: 'unauthorized' });
});

test('months of a plan come newest first, with the payment code of the bank slip that is due', async () => {
  await enter('method-19');
  const [found] = await services.orders.listOrders(userId, never());
  expect(found?.installments?.map(({ status }) => status)).toEqual(['open', 'clearing', 'paid']);
  expect(found?.installments?.[0]?.boletoLine).toMatch(/^[\d. ]{54}$/);
  await enter('card-refused');
  const [rejected] = await services.orders.listOrders(userId, never());
  expect(rejected?.installments?.map(({ status }) => status)).toContain('refused');
  expect(rejected?.installments?.some(({ boletoLine }) => boletoLine !== undefined)).toBe(false);
});
