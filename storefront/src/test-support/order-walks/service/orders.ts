import { orderStatusCodes as code, type OrderRequest } from '@signdrive/sandbox/contract/orders';
import { carWithProduct } from './catalogue.ts';
import { checkCoupon, discounted } from './coupons.ts';
import { generateOrderFiles } from './accounts.ts';
import { personWithId } from '../people/people.ts';
import type { Service } from './service.ts';
import { answered, refused, type ServiceAnswer, type ServiceRequest } from './answer.ts';

export interface StatusOfOrder {
  id: number;
  code: number;
  at: string;
  /** Removed, and not replaced yet. */
  isWithdrawn: boolean;
}

/** An order, with the customer and the documents that the service had when it was made. */
export interface StoredOrder {
  id: number;
  userId: string;
  productId: string;
  locationId: number;
  typePayment: 1 | 2;
  couponCode: string | undefined;
  monthlyInCents: number;
  history: StatusOfOrder[];
  customer: Readonly<Record<string, unknown>>;
  fileTypes: readonly number[];
  isReanalysis: boolean;
  /** Identifier of the partner in whose store it was placed. */
  identifier: string | undefined;
  createdAt: string;
}

export const statusOfOrder = ({ history }: StoredOrder): StatusOfOrder | undefined => history.at(-1);

export function enterStatus(service: Service, order: StoredOrder, status: number): void {
  order.history.push({ id: service.newId(), code: status, at: service.moment, isWithdrawn: false });
}

const reanalysable: readonly number[] = [code.CreditRejected, code.DocumentsRejected];

const resendable: readonly number[] = [
  code.Created,
  code.ValidationPending,
  code.ValidationApproved,
  code.CreditPending,
  code.DocumentAnalysis,
  code.DocumentsApproved,
  code.ContractSendingPending,
  code.ContractInfoMissing,
  code.Resubmitting,
];
const cancellable: readonly number[] = [
  ...resendable,
  code.DocumentsRejected,
  code.CreditApproved,
  code.CreditApprovedSuccessfully,
  code.ContractSigningPending,
  code.ContractSigned,
];

/** Which status the owner may post after which. */
function mayPost(from: number, to: number): boolean {
  if (to === code.Cancelled) return cancellable.includes(from);
  return to === code.Created ? from === code.DocumentsRejected : resendable.includes(from);
}

const frozen = refused(422, 'status_refused', 'O pedido não pode mais ser alterado assim.');

function ownOrder({ orders }: Service, id: string | number | undefined, userId: string | undefined) {
  return orders.find((order) => String(order.id) === String(id) && order.userId === userId);
}

type Call = (service: Service, request: ServiceRequest) => ServiceAnswer;

/** Orders and their status, by the rules of the sandbox (sandbox/src/services/fleet/orders). */
export const orderCalls = {
  listOrders: (service, { query, userId }) => {
    if (query.get('userId') !== userId) return refused(403, 'forbidden');
    const own = service.orders.filter((order) => order.userId === userId).toReversed();
    return answered(
      own.map((order) => ({
        orderId: order.id,
        status: statusOfOrder(order)?.code ?? code.InvalidRequest,
        locationId: order.locationId,
        productId: order.productId,
        dealershipId: order.locationId,
        dateCreated: order.createdAt,
        typePayment: order.typePayment,
        monthlyInstallment: order.monthlyInCents / 100,
      })),
    );
  },
  placeOrder: (service, { body, userId }) => placeOrder(service, body as OrderRequest, userId),
  readHistory: (service, { path, userId }) => {
    const order = ownOrder(service, path[1], userId);
    if (!order) return refused(404, 'not_found');
    const standing = order.history.filter(({ isWithdrawn }) => !isWithdrawn);
    return answered(
      standing.map((entry) => ({
        orderStatusId: entry.id,
        status: entry.code,
        description: '',
        dateCreated: entry.at,
      })),
    );
  },
  removeStatus: (service, { path, userId }) => {
    const order = ownOrder(service, path[1], userId);
    const last = order && statusOfOrder(order);
    if (!order || !last) return refused(404, 'not_found');
    if (!cancellable.includes(last.code)) return frozen;
    last.isWithdrawn = true;
    return answered({ message: 'Situação retirada' });
  },
  postStatus: (service, { body, userId }) => {
    const { orderId, status } = body as { orderId: number; status: number };
    const order = ownOrder(service, orderId, userId);
    const last = order && statusOfOrder(order);
    if (!order || !last) return refused(404, 'not_found');
    if (!last.isWithdrawn) return refused(409, 'status_in_place');
    if (!mayPost(last.code, status)) return frozen;
    enterStatus(service, order, status);
    return answered({ message: 'Situação alterada' }, 201);
  },
} satisfies Record<string, Call>;

function placeOrder(service: Service, body: OrderRequest, userId: string | undefined): ServiceAnswer {
  const person = personWithId(userId);
  if (!person || String(body.userId) !== userId) return refused(403, 'forbidden');
  const customer = service.customers.get(person.userId);
  if (!customer) return refused(422, 'customer_missing', 'Complete os seus dados antes de fazer o pedido.');
  const car = carWithProduct(body.productId);
  if (!car) return refused(422, 'unknown_product', 'Esta combinação não está mais à venda.');
  const { token, orderId: formerId } = body.orderPayments;
  if ((body.typePayment === 1) !== (token !== undefined)) return refused(422, 'payment_mismatch');
  if (token !== undefined) {
    const card = service.cards.find((stored) => stored.token === token);
    if (card?.document !== person.cpf) return refused(422, 'payment_mismatch');
  }
  if (body.reanalysis !== (formerId !== undefined)) return refused(422, 'reanalysis_refused');
  const coupon = body.coupon && checkCoupon(service, body.coupon.couponCode, body.productId, person);
  if (typeof coupon === 'string') return refused(422, 'coupon_refused', 'O cupom não vale mais para este pedido.');

  const former = formerId === undefined ? undefined : ownOrder(service, formerId, userId);
  if (formerId !== undefined && !reanalysable.includes((former && statusOfOrder(former)?.code) ?? 0)) {
    return refused(422, 'reanalysis_refused', 'Este pedido não pode ser refeito.');
  }
  const asked = service.quotes.get(body.productId) ?? service.prices.get(car) ?? car.monthlyInCents;
  const facts = {
    productId: body.productId,
    locationId: body.locationId,
    typePayment: body.typePayment,
    couponCode: coupon?.code,
    monthlyInCents: discounted(asked, coupon),
    customer,
    fileTypes: generateOrderFiles(service, person.userId).map(({ fileType }) => fileType),
    isReanalysis: former !== undefined,
    identifier: body.identifier,
  };
  const order: StoredOrder = former
    ? Object.assign(former, facts)
    : { id: service.newId(), userId: person.userId, history: [], createdAt: service.moment, ...facts };
  if (!former) service.orders.push(order);
  enterStatus(service, order, code.Created);
  service.placements.push({ orderId: order.id, couponCode: coupon?.code });
  return answered({ orderId: order.id }, 201);
}
