import { createAction } from '@reduxjs/toolkit';
import type { AppError } from '#/api/app-error.ts';
import type { PageStep } from '#/domain/order-steps.ts';
import type { LeftBurn } from './checkout.state.ts';
import type { OrderPlan } from './order-plan.ts';

/** A step's page is open, which may not be its turn yet. Another car's, after an order, begins another order. */
export const stepOpened = createAction<{ slug: string; step: PageStep }>('checkout/stepOpened');

/** What is known of the visitor and their order could not be read. */
export const openingFailed = createAction<AppError>('checkout/openingFailed');

/** What could not be read is read again. */
export const openingRetried = createAction('checkout/openingRetried');

/** The visitor asks again what became of an order nobody knows of. */
export const verificationAsked = createAction('checkout/verificationAsked');

/** Our own code for an order that can't be sent: there is no card to pay by. */
export const cardMissing = 'cardMissing';

/**
 * The order is at the service. `isFound`: it was looked for, and may be an earlier page's; `plan`: what that page knew
 * had been agreed to.
 */
export const orderPlaced = createAction<{ orderId: string; hasCoupon: boolean; isFound: boolean; plan?: OrderPlan }>(
  'checkout/orderPlaced',
);

/** What became of the coupon of a placed order is known; one that failed is left to be tried again. */
export const burnSettled = createAction<{ burn: 'burned' | 'refused' } | { burn: 'failed'; left: LeftBurn }>(
  'checkout/burnSettled',
);
