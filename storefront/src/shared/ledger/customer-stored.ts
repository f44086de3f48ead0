import { createAction } from '@reduxjs/toolkit';
import type { Customer } from '#/domain/customer/customer.ts';

/** The service has stored this customer: the account and the order in progress show it. */
export const customerStored = createAction<Customer>('ledger/customerStored');
