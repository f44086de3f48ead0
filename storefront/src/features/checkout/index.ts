export { burnSettled, openingFailed, openingRetried, orderPlaced, stepOpened } from './checkout.events.ts';
export type { OrderPlan } from './order-plan.ts';
