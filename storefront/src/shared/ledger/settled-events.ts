/** Settled writes of one feature that another one shows, too. */
import { createAction } from '@reduxjs/toolkit';
import type { Customer } from '#/domain/customer/customer.ts';

/** The service has stored this customer: the account and the order in progress show it. */
export const customerStored = createAction<Customer>('ledger/customerStored');

/** The order is cancelled or has expired: its page no longer shows it as placed. */
export const orderCancelled = createAction<{ orderId: string }>('ledger/orderCancelled');
