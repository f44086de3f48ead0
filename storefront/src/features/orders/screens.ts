export { OrderStatusScreen, type OrderStatusScreenProps } from './screens/OrderStatusScreen.tsx';
export { PlanScreen, type PlanScreenProps } from './screens/PlanScreen.tsx';
export { formatOrderId } from '#/shared/text/order-number.ts';
export { useOrders } from './orders.slice.ts';
