import { createAction } from '@reduxjs/toolkit';
import type { AppError } from '#/api/app-error.ts';

/** A page that shows orders is open, or what it couldn't load is asked for again. */
export const ordersOpened = createAction('orders/opened');
/** Something was done to an order: what the service says of it now is to be shown. */
export const ordersOutdated = createAction('orders/outdated');
export const ordersFailed = createAction<AppError>('orders/failed');
