import { createAction } from '@reduxjs/toolkit';
import type { OrderStep } from '#/domain/order/order-steps.ts';

/** The visitor has reached an open step of an order (spec §2.7); counted as a conversion. */
export const stepReached = createAction<{
  /** Slug of the car. */
  slug: string;
  step: OrderStep;
}>('order/stepReached');
