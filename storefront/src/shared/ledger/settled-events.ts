/** Settled writes of one feature that another one shows, too. */
import { createAction } from '@reduxjs/toolkit';
import type { Customer } from '#/domain/customer/customer.ts';
import type { DocumentOnFile } from '#/domain/order/order-documents.ts';
import type { Upload } from '#/domain/order/uploads.ts';

/** The service has stored this customer: the account and the order in progress show it. */
export const customerStored = createAction<Customer>('ledger/customerStored');

/** The order is cancelled or has expired: its page no longer shows it as placed. */
export const orderCancelled = createAction<{ orderId: string }>('ledger/orderCancelled');

/**
 * The service has a file that this page has sent, for an order in progress or for a placed one. It replaces the person's
 * document of that kind in both.
 */
export const documentArrived = createAction<{ document: DocumentOnFile; upload: Upload }>('uploads/documentArrived');
