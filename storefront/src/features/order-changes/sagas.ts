export { watchOrderChanges, type OrderChangesPorts } from './order-changes.saga.ts';
