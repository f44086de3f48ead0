import { createAction } from '@reduxjs/toolkit';
import type { AppError } from '#/api/app-error.ts';
import type { CouponRefusal } from '#/api/ports.ts';
import type { PageStep } from '#/domain/order/order-steps.ts';
import type { AgreedOrder } from './checkout.state.ts';

/** The page of a step is open; the step may not be due yet. The log-in step begins another order. */
export const stepOpened = createAction<{ slug: string; step: PageStep }>('checkout/stepOpened');

/** The page of an order was opened, or the visitor has returned to its tab. */
export const orderSeen = createAction('checkout/orderSeen');

/** A session is stored; the visitor's data and orders are read with it. */
export const openingStarted = createAction('checkout/openingStarted');

/** They are read, and a placed order of an earlier page was looked for: the due step is known. */
export const orderOpened = createAction('checkout/orderOpened');

/** The visitor's data and orders could not be read. */
export const openingFailed = createAction<AppError>('checkout/openingFailed');

/** The visitor wants them read again. */
export const openingRetried = createAction('checkout/openingRetried');

/** The visitor asks for the outcome of an order whose outcome is unknown. */
export const verificationAsked = createAction('checkout/verificationAsked');

/** The order was not sent, because a change of the order that it replaces is unfinished. */
export const formerOrderChanging = createAction('checkout/formerOrderChanging');

/** Our own code for an order that can't be sent: there is no card to pay by. */
export const cardMissing = 'cardMissing';

/**
 * The service has the order. `slug`: its car, which may differ from the page's. `isFound`: the order was found in the
 * list, and an earlier page may have sent it. `agreed`: the confirmed order, if this browser knows it.
 */
export const orderPlaced = createAction<{
  orderId: string;
  slug: string;
  hasCoupon: boolean;
  isFound: boolean;
  agreed?: AgreedOrder;
}>('checkout/orderPlaced');

/** The page shows the number of the placed order. */
export const orderNumberShown = createAction<{ orderId: string }>('checkout/orderNumberShown');

/** An attempt to use up the coupon of a placed order has ended; one that failed is tried again at the next visit. */
export const burnSettled = createAction<{
  orderId: string;
  code: string;
  burn: 'burned' | 'refused' | 'failed';
  /** The page shows this placed order. Otherwise it may show the coupon for another one. */
  isShown: boolean;
}>('checkout/burnSettled');

/**
 * The coupon is not valid for this person and plan any more; without a `reason`, it has another discount. The order has not
 * been sent.
 */
export const orderCouponRefused = createAction<{ code: string; reason?: CouponRefusal }>('checkout/orderCouponRefused');

/** A stored draft names a coupon that was applied to the order before the page was loaded again. */
export const orderCouponRemembered = createAction<{ code: string }>('checkout/orderCouponRemembered');

/** The coupon that the order's pages show has changed. */
export const orderCouponChanged = createAction<{ code: string | undefined }>('checkout/orderCouponChanged');
