export { watchCheckout } from './checkout.saga.ts';
export type { CheckoutPorts, PhotoPort } from './checkout.ports.ts';
