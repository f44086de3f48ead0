/** The order request (spec §3, Order request) and the source of each field. */
import type { Coupon } from '../coupon/coupon.ts';
import type { FleetOffer } from '../offer/offer.ts';
import type { PartnerReference } from '../contact/leads.ts';
import { isReanalysis, type OrderStatus } from './order-status.ts';

/** How the instalments are paid: ids of the interface (spec §9). */
export const paymentTypes = { card: 1, boleto: 2 } as const;
export type PaymentKind = keyof typeof paymentTypes;

/** Order type of this store's orders (spec §9). */
const orderType = 500;
/** A car that isn't registered yet (spec §9, Final plate). */
export const finalPlate = 'S/PLACA';

/** The payment method, with the identifiers of a stored card. */
export type Payment =
  | { kind: 'boleto' }
  | {
      kind: 'card';
      /** Recurring token of the stored card. */
      token: string;
      /** Shopper reference of the payment session. */
      identification: string;
      /** Last four digits, displayed to its owner and not sent. */
      endDigits?: string;
    };

/** The facts that an order is built from. */
export interface OrderFacts {
  /** The fleet's own offer for the plan whose price was requested again. */
  product: Pick<FleetOffer, 'productId' | 'accessories' | 'optionals'>;
  userId: string;
  /** Dealer at which the car is picked up. */
  locationId: string;
  payment: Payment;
  coupon?: Coupon;
  /** Set if the order repeats a rejected one. */
  former?: { orderId: string; status: OrderStatus };
  /** Set in a partner's store. */
  partner?: PartnerReference;
}

/** In the spelling of the specification; the api client converts numeric fields. */
export interface OrderRequest {
  productId: string;
  userId: string;
  locationId: string;
  aproved: false;
  reanalysis: boolean;
  finalPlate: typeof finalPlate;
  typeOrder: typeof orderType;
  accessories: readonly string[];
  optionals: readonly string[];
  typePayment: (typeof paymentTypes)[PaymentKind];
  coupon?: Coupon;
  partner?: PartnerReference;
  orderPayments: { orderId?: string; token?: string; identificationPayment?: string };
}

/**
 * | field                                 | source                                                                      |
 * | ------------------------------------- | --------------------------------------------------------------------------- |
 * | `productId`                           | the plan whose price was read again (`POST /vehicles/{model}/rental`)       |
 * | `userId`                              | the session                                                                 |
 * | `locationId`                          | step 7: the dealer chosen                                                   |
 * | `aproved`                             | always false: the service approves (product.md)                             |
 * | `reanalysis`                          | true only for an order made again after CreditRejected or DocumentsRejected |
 * | `finalPlate`                          | constant S/PLACA                                                            |
 * | `typeOrder`                           | constant 500                                                                |
 * | `accessories`, `optionals`            | the fleet's offer of that product (`GET /offers/{productId}`)               |
 * | `typePayment`                         | step 8: 1 card, 2 bank slip                                                 |
 * | `coupon`                              | the coupon entry validated for the plan; absent without one                 |
 * | `partner`                             | the partner whose store is open; absent in the house                        |
 * | `orderPayments.orderId`               | the order that is analysed again; absent on a new one                       |
 * | `orderPayments.token`                 | the stored card's token; absent for a bank slip                             |
 * | `orderPayments.identificationPayment` | the payment session's shopper reference; absent for a bank slip             |
 */
export function orderRequestOf(facts: OrderFacts): OrderRequest {
  const { product, userId, locationId, payment, coupon, former, partner } = facts;
  const isAgain = isReanalysis(former?.status);
  return {
    productId: product.productId,
    userId,
    locationId,
    aproved: false,
    reanalysis: isAgain,
    finalPlate,
    typeOrder: orderType,
    accessories: product.accessories,
    optionals: product.optionals,
    typePayment: paymentTypes[payment.kind],
    ...(coupon && { coupon }),
    ...(partner && { partner }),
    orderPayments: {
      ...(former && isAgain && { orderId: former.orderId }),
      ...(payment.kind === 'card' && { token: payment.token, identificationPayment: payment.identification }),
    },
  };
}
