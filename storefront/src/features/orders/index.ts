/**
 * Status of the user's orders, and their plans. The first load contains the events only. The reducer is registered with
 * the screens; the first `ordersOpened` loads the watcher (`sagas.ts`).
 */
export { ordersFailed, ordersOpened, ordersOutdated } from './orders.events.ts';

export { OrderStatusScreen } from './screens/OrderStatusScreen.tsx';
export { PlanScreen } from './screens/PlanScreen.tsx';
export { useOrders } from './orders.slice.ts';
