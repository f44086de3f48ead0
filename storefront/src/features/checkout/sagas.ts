export { watchCheckout } from './checkout.saga.ts';
export type { CheckoutPorts } from './checkout.ports.ts';
