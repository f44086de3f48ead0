import { createAction } from '@reduxjs/toolkit';
import type { OrderStep } from '#/domain/order/order-steps.ts';

/** The visitor stands at a step of an order that is theirs to do (spec §2.7): what conversions are counted by. */
export const stepReached = createAction<{
  /** Of the car. */
  slug: string;
  step: OrderStep;
}>('order/stepReached');
