import { createAction } from '@reduxjs/toolkit';
import type { AppError } from '#/api/app-error.ts';

/**
 * A page with orders was opened, or a failed part of it is retried. `isReturn`: the visitor returns to the tab, so what
 * it shows stays until the orders are read.
 */
export const ordersOpened = createAction<{ isReturn: boolean } | undefined>('orders/opened');
/** An order was changed: the orders have to be read again. `toldOf`: the order whose new status is announced already. */
export const ordersOutdated = createAction<{ toldOf?: string }>('orders/outdated');
export const ordersFailed = createAction<AppError>('orders/failed');
