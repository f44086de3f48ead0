export { formatOrderId } from '#/shared/text/order-number.ts';
export { messageOf } from './orders.copy.ts';
export { watchOrders } from './orders.saga.ts';
export { fileAsked, ordersLoaded, orderShown } from './orders.slice.ts';
export type { AttentionPort, FilesPort, OrdersFeaturePorts } from './orders.ports.ts';
