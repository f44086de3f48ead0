/**
 * Wire shapes of the fleet API (spec §3, §7): orders, their status, segments. Money is reais as a decimal number, dates
 * are ISO. Fields marked "extension" are additions to the specification: optional, absent if the service doesn't send
 * them (decision 0010).
 */
import { Type, type Static } from 'typebox';
import { CouponEntry } from './coupon.ts';
import { CalendarDate } from './customers.ts';

/** Every order status (spec §3); 19 does not exist. */
export const orderStatusCodes = {
  Expired: -1,
  Cancelled: 0,
  Created: 1,
  ValidationPending: 2,
  ValidationApproved: 3,
  FraudRejected: 4,
  CreditPending: 5,
  CreditApproved: 6,
  CreditRejected: 7,
  InvalidRequest: 8,
  ContractSigningPending: 9,
  ContractSigned: 10,
  Completed: 11,
  DocumentAnalysis: 12,
  DocumentsApproved: 13,
  DocumentsRejected: 14,
  ContractSendingPending: 15,
  ContractInfoMissing: 16,
  DeliveryInProgress: 17,
  Resubmitting: 18,
  CreditApprovedSuccessfully: 20,
} as const;
export type OrderStatusCode = (typeof orderStatusCodes)[keyof typeof orderStatusCodes];

export const OrderStatusCodeSchema = Type.Enum(Object.values(orderStatusCodes));

/** Statuses that the owner of an order may post. */
export const ownerStatusCodes = [
  orderStatusCodes.Cancelled,
  orderStatusCodes.Created,
  orderStatusCodes.Resubmitting,
] as const;

/** Order types of spec §9; a new order is 500. */
const orderTypes = [500, 502] as const;
export type OrderType = (typeof orderTypes)[number];

/** Payment methods of the order (spec §9). */
export const paymentTypes = { card: 1, bankSlip: 2 } as const;
export type PaymentType = (typeof paymentTypes)[keyof typeof paymentTypes];

const OrderTypeSchema = Type.Enum([...orderTypes]);
const PaymentTypeSchema = Type.Enum(Object.values(paymentTypes), { description: '1 card, 2 bank slip' });

/** POST /orders. A repeat with the same Idempotency-Key gets the first response. */
export const OrderRequest = Type.Object({
  productId: Type.String({ minLength: 1, maxLength: 100, description: 'of GET /offers/{productId}' }),
  userId: Type.Integer(),
  locationId: Type.Integer({ description: 'where the car is picked up: the id of a dealer' }),
  aproved: Type.Literal(false, { description: 'the service approves, never the buyer' }),
  reanalysis: Type.Boolean({ description: 'true only when ordering again after CreditRejected or DocumentsRejected' }),
  finalPlate: Type.Literal('S/PLACA'),
  typeOrder: OrderTypeSchema,
  accessories: Type.Array(Type.String(), { maxItems: 50, description: 'of the offer' }),
  optionals: Type.Array(Type.String(), { maxItems: 50, description: 'of the offer' }),
  typePayment: PaymentTypeSchema,
  coupon: Type.Optional(CouponEntry),
  identifier: Type.Optional(Type.String({ description: "extension: the partner's store it was placed in" })),
  referenceCode: Type.Optional(Type.String({ description: "extension: that partner's reference code" })),
  orderPayments: Type.Object({
    orderId: Type.Optional(Type.Integer({ description: 'absent on a new order, the existing one on reanalysis' })),
    token: Type.Optional(
      Type.String({ minLength: 1, maxLength: 255, description: 'of the stored card; needed when paying by card' }),
    ),
    identificationPayment: Type.Optional(
      Type.String({ minLength: 1, maxLength: 255, description: 'shopper reference of the payment session' }),
    ),
  }),
});
export type OrderRequest = Static<typeof OrderRequest>;

export const OrderResponse = Type.Object({
  orderId: Type.Integer({ description: 'new, or on reanalysis the existing one' }),
});
export type OrderResponse = Static<typeof OrderResponse>;

/** GET /orders/GetOrderByUserId. `typeOrder` is one type or several separated by a bar: "502|500", the default. */
export const OrdersQuery = Type.Object({
  userId: Type.Integer(),
  typeOrder: Type.Optional(Type.String({ pattern: String.raw`^\d{3}(\|\d{3})*$` })),
});
export type OrdersQuery = Static<typeof OrdersQuery>;

/** Extension: the pickup window of the car, and the previous windows. */
export const DeliveryWindow = Type.Object({
  from: CalendarDate,
  to: CalendarDate,
  changes: Type.Array(
    Type.Object({
      from: CalendarDate,
      to: CalendarDate,
      reason: Type.String({ description: 'in Portuguese, e.g. "por causa do transporte"' }),
      dateCreated: Type.String({ description: 'ISO date of the change' }),
    }),
    { description: 'windows that held before, oldest first' },
  ),
});
export type DeliveryWindow = Static<typeof DeliveryWindow>;

/** Extension: a document of the order, downloaded by GET /upload/{id}. */
export const OrderFile = Type.Object({
  id: Type.String(),
  kind: Type.Enum(['SUMMARY', 'CONTRACT_DRAFT', 'CONTRACT', 'RECEIPT']),
  fileName: Type.String(),
  contentType: Type.String(),
  size: Type.Integer({ description: 'bytes' }),
  dateCreated: Type.String(),
});
export type OrderFile = Static<typeof OrderFile>;

/** Extension: one month of a plan. */
export const Installment = Type.Object({
  id: Type.String(),
  month: Type.String({ pattern: String.raw`^\d{4}-\d{2}$`, description: 'the month it is for, YYYY-MM' }),
  dueDate: CalendarDate,
  value: Type.Number({ description: 'reais' }),
  status: Type.Enum(['OPEN', 'CLEARING', 'PAID', 'REFUSED'], {
    description: 'CLEARING: paid, on its way through the banks; REFUSED: the card was not accepted',
  }),
  paidAt: Type.Optional(CalendarDate),
  digitableLine: Type.Optional(Type.String({ description: 'of the bank slip, while it is to be paid' })),
});
export type Installment = Static<typeof Installment>;

/** Extension: the party that must act next. */
export const orderActors = ['CUSTOMER', 'STORE', 'DEALER'] as const;

export const Order = Type.Object({
  orderId: Type.Integer(),
  status: OrderStatusCodeSchema,
  locationId: Type.Integer(),
  productId: Type.String(),
  dealershipId: Type.Integer(),
  dateCreated: Type.Optional(Type.String({ description: 'extension' })),
  typePayment: Type.Optional(PaymentTypeSchema),
  monthlyInstallment: Type.Optional(
    Type.Number({ description: 'extension: agreed when it was ordered, coupon taken off; reais' }),
  ),
  nextActor: Type.Optional(Type.Enum([...orderActors], { description: 'extension; absent when nobody has to act' })),
  nextActionUntil: Type.Optional(
    Type.String({ description: 'extension: ISO date the order expires when the customer does nothing' }),
  ),
  deliveryWindow: Type.Optional(DeliveryWindow),
  files: Type.Optional(Type.Array(OrderFile)),
  installments: Type.Optional(Type.Array(Installment, { description: 'extension: newest first' })),
});
export type Order = Static<typeof Order>;

/** Newest first. */
export const OrdersResponse = Type.Array(Order);
export type OrdersResponse = Static<typeof OrdersResponse>;

/** One entry of GET /orderstatus/{orderId}. */
export const OrderStatusEntry = Type.Object({
  orderStatusId: Type.Integer(),
  status: OrderStatusCodeSchema,
  description: Type.String(),
  dateCreated: Type.String({ description: 'ISO date' }),
});
export type OrderStatusEntry = Static<typeof OrderStatusEntry>;

/**
 * GET /orderstatus/{orderId}: the history, oldest first. Between DELETE and POST the removed status is missing here but
 * still on the order itself, so that an interrupted pair can be detected.
 */
export const OrderStatusResponse = Type.Array(OrderStatusEntry);
export type OrderStatusResponse = Static<typeof OrderStatusResponse>;

/** POST /orderstatus, after DELETE /orderstatus/{orderId}: cancels (0), or resends documents (1 or 18). */
export const OrderStatusRequest = Type.Object({
  orderId: Type.Integer(),
  description: Type.String({ maxLength: 500 }),
  status: Type.Enum([...ownerStatusCodes]),
});
export type OrderStatusRequest = Static<typeof OrderStatusRequest>;

/** GET /segments */
export const SegmentsResponse = Type.Array(
  Type.Object({
    iD_Ibratan: Type.Integer(),
    iD_Fleet: Type.Integer({ description: '9, 11 and 24 match the contracts of subscriptions' }),
    prefix: Type.String({ description: 'of the contract number: prefix and order id' }),
  }),
);
export type SegmentsResponse = Static<typeof SegmentsResponse>;

/** Error `id` of each rejection of an order or a status. */
export const orderErrorIds = {
  /** 422: no offer has this productId. */
  unknown_product: 450,
  /** 422: no dealer has this locationId. */
  unknown_location: 451,
  /** 422: an accessory or optional does not belong to the offer. */
  unknown_accessory: 452,
  /** 422: the coupon was not validated for this product and person, or was used since. */
  coupon_refused: 453,
  /** 422: POST /customers is required first. */
  customer_missing: 454,
  /** 422: a card order without token, or a bank slip with one. */
  payment_mismatch: 455,
  /** 422: reanalysis of an order that is not rejected, or a new order that names one. */
  reanalysis_refused: 456,
  /** 409: DELETE /orderstatus/{orderId} is required first. */
  status_in_place: 457,
  /** 422: this status can't follow the order's current one. */
  status_refused: 458,
} as const;
