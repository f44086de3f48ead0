export { messageOf } from './orders.copy.ts';
export { watchOrders, type AttentionPort, type FilesPort } from './orders.saga.ts';
export { fileAsked, ordersLoaded, orderShown } from './orders.slice.ts';
