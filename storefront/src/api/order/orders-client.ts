import type {
  Installment as WireInstallment,
  Order as WireOrder,
  OrderFile as WireOrderFile,
  OrderRequest as WireOrderRequest,
  OrderResponse,
  OrderStatusEntry,
  OrderStatusRequest,
} from '@signdrive/sandbox/contract/orders';
import type { OrderRequest } from '../../domain/order/order-request.ts';
import type { Confirmed, Http } from '../wire/http.ts';
import { couponEntryOf } from '../offer/coupon-client.ts';
import type {
  DayRange,
  DeliveryWindow,
  Installment,
  InstallmentStatus,
  Order,
  OrderActor,
  OrderFile,
  OrderPayment,
} from '../../domain/order/order.ts';
import { codeOfStatus, orderStatusOf, type OwnerStatus, type StatusEntry } from '../../domain/order/order-status.ts';
import {
  broken,
  cents,
  count,
  fieldsOf,
  idOnWire,
  idText,
  list,
  listOfReadable,
  number,
  object,
  present,
  text,
  type Decoder,
  type Fields,
  type Report,
} from '../wire/decode.ts';

/** Orders and their status (spec §7). */
export interface OrdersPort {
  /** @throws ServiceError `rejected` with the service's own message */
  place(order: OrderRequest & Confirmed, signal: AbortSignal): Promise<{ orderId: string }>;
  /** Every order of a person, newest first. One unreadable order fails the list: none must look missing. */
  listOrders(userId: string, signal: AbortSignal): Promise<readonly Order[]>;
  /** Oldest first. */
  readHistory(orderId: string, signal: AbortSignal): Promise<readonly StatusEntry[]>;
  /** The first half of a change: removes the status. */
  removeStatus(change: { orderId: string } & Confirmed, signal: AbortSignal): Promise<void>;
  /** The second half: posts the new status. */
  postStatus(
    change: { orderId: string; status: OwnerStatus; description: string } & Confirmed,
    signal: AbortSignal,
  ): Promise<void>;
}

const integer: Decoder<number> = (value, where) => {
  const found = number(value, where);
  return Number.isSafeInteger(found) ? found : broken(where);
};

const isoMoment = /^(\d{4}-\d{2}-\d{2})(?:(T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(Z|[+-]\d{2}:\d{2})?)?$/;

/**
 * ISO 8601, which every engine parses alike; other inputs of `Date.parse` differ between engines. Without a zone it is the
 * time in São Paulo, as the service means it, and without a time it is noon, which is that day in every zone of Brazil.
 */
const moment: Decoder<string> = (value, where) => {
  const [, day, time = 'T12:00', zone = '-03:00'] = isoMoment.exec(text(value, where).replace(' ', 'T')) ?? [];
  const written = `${day}${time}${zone}`;
  return Number.isNaN(Date.parse(written)) ? broken(where) : written;
};

const calendarDay: Decoder<string> = (value, where) => {
  const written = text(value, where);
  return /^\d{4}-\d{2}-\d{2}$/.test(written) ? written : broken(where);
};

/** Maps an enumeration of the service. */
const oneOf =
  <T>(values: Readonly<Record<string, T>>): Decoder<T> =>
  (value, where) => {
    const written = String(value);
    return Object.hasOwn(values, written) ? (values[written] as T) : broken(where);
  };

const payment = oneOf<OrderPayment>({ 1: 'card', 2: 'boleto' });
const actor = oneOf<OrderActor>({ CUSTOMER: 'customer', STORE: 'store', DEALER: 'dealer' });
const fileKind = oneOf<OrderFile['kind']>({
  SUMMARY: 'summary',
  CONTRACT_DRAFT: 'contractDraft',
  CONTRACT: 'contract',
  RECEIPT: 'receipt',
});
const installmentStatus = oneOf<InstallmentStatus>({
  OPEN: 'open',
  CLEARING: 'clearing',
  PAID: 'paid',
  REFUSED: 'refused',
});

const dayRange = object((wire: Fields<DayRange>): DayRange => ({
  from: wire.get('from', calendarDay),
  to: wire.get('to', calendarDay),
}));

const deliveryWindow: Decoder<DeliveryWindow> = (value, where) => ({
  ...dayRange(value, where),
  changes:
    fieldsOf<{ changes: unknown }>(value, where).maybe(
      'changes',
      list((change, at) => {
        const wire = fieldsOf<{ reason: string; dateCreated: string }>(change, at);
        return {
          ...dayRange(change, at),
          reason: wire.get('reason', text),
          changedAt: wire.get('dateCreated', moment),
        };
      }),
    ) ?? [],
});

const orderFile = object((wire: Fields<WireOrderFile>): OrderFile => ({
  id: wire.get('id', idText),
  kind: wire.get('kind', fileKind),
  fileName: wire.get('fileName', text),
  sizeInBytes: wire.get('size', count),
  createdAt: wire.get('dateCreated', moment),
}));

const installment = object((wire: Fields<WireInstallment>): Installment => ({
  id: wire.get('id', idText),
  month: wire.get('month', (month, at) => (/^\d{4}-\d{2}$/.test(text(month, at)) ? text(month, at) : broken(at))),
  dueDate: wire.get('dueDate', calendarDay),
  amountInCents: wire.get('value', cents),
  status: wire.get('status', installmentStatus),
  ...present({ paidAt: wire.maybe('paidAt', calendarDay), boletoLine: wire.maybe('digitableLine', text) }),
}));

/** The store's own fields and the dealership are reported and left out if unreadable; the order itself is kept. */
const order = (report: Report) =>
  object((wire: Fields<WireOrder>): Order => ({
    id: wire.get('orderId', idText),
    status: orderStatusOf(wire.get('status', integer)),
    productId: wire.get('productId', text),
    locationId: wire.get('locationId', idText),
    ...present({
      dealershipId: wire.tolerant('dealershipId', idText, report),
      createdAt: wire.tolerant('dateCreated', moment, report),
      payment: wire.tolerant('typePayment', payment, report),
      monthlyInCents: wire.tolerant('monthlyInstallment', cents, report),
      nextActor: wire.tolerant('nextActor', actor, report),
      nextActionUntil: wire.tolerant('nextActionUntil', moment, report),
      delivery: wire.tolerant('deliveryWindow', deliveryWindow, report),
      files: wire.tolerant('files', listOfReadable(orderFile, report), report),
      installments: wire.tolerant('installments', listOfReadable(installment, report), report),
    }),
  }));

const statusEntry = object((wire: Fields<OrderStatusEntry>): StatusEntry => ({
  id: wire.get('orderStatusId', idText),
  code: wire.get('status', integer),
  description: wire.maybe('description', text) ?? '',
  createdAt: wire.get('dateCreated', moment),
}));

/** Statuses that the owner may post, by their code. */
const ownerCode = (status: OwnerStatus) => codeOfStatus(status) as OrderStatusRequest['status'];

/** Fleet API (spec §7), orders and their status. */
export function createOrdersClient(http: Http, report: Report = () => {}): OrdersPort {
  return {
    async place({ idempotencyKey, coupon, partner, orderPayments: { orderId, ...payments }, ...wanted }, signal) {
      const call = 'POST /orders';
      const body: WireOrderRequest = {
        ...wanted,
        userId: idOnWire(wanted.userId),
        locationId: idOnWire(wanted.locationId),
        accessories: [...wanted.accessories],
        optionals: [...wanted.optionals],
        ...(coupon && { coupon: couponEntryOf(coupon) }),
        ...(partner && { identifier: partner.identifier, referenceCode: partner.referenceCode }),
        orderPayments: { ...(orderId !== undefined && { orderId: idOnWire(orderId) }), ...payments },
      };
      const answer = await http.send({
        call,
        body,
        ofUser: wanted.userId,
        headers: { 'Idempotency-Key': idempotencyKey },
        signal,
      });
      return { orderId: fieldsOf<OrderResponse>(answer, call).get('orderId', idText) };
    },

    async listOrders(userId, signal) {
      const call = 'GET /orders/GetOrderByUserId';
      // An unreadable order must not look missing: the caller might place a second one.
      return list(order(report))(
        await http.send({ call, query: { userId, typeOrder: '502|500' }, ofUser: userId, signal }),
        call,
      );
    },

    async readHistory(orderId, signal) {
      const call = 'GET /orderstatus/{orderId}';
      const entries = listOfReadable(statusEntry, report)(await http.send({ call, params: { orderId }, signal }), call);
      // The specification states no order. Entries of the same moment are ordered by their number.
      return entries.toSorted(
        (one, other) => Date.parse(one.createdAt) - Date.parse(other.createdAt) || Number(one.id) - Number(other.id),
      );
    },

    async removeStatus({ orderId, idempotencyKey }, signal) {
      const headers = { 'Idempotency-Key': idempotencyKey };
      await http.send({ call: 'DELETE /orderstatus/{orderId}', params: { orderId }, headers, signal });
    },

    async postStatus({ orderId, status, description, idempotencyKey }, signal) {
      const body: OrderStatusRequest = { orderId: idOnWire(orderId), description, status: ownerCode(status) };
      await http.send({ call: 'POST /orderstatus', body, headers: { 'Idempotency-Key': idempotencyKey }, signal });
    },
  };
}
