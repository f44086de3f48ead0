export { watchCheckout } from './checkout.saga.ts';
