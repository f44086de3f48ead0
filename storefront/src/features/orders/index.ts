/**
 * Orders as the account follows them: their status, and the plans that came of them. Nothing of it is in a first load:
 * what is here are events; the state comes with the screens (`screens.ts`), the watcher (`sagas.ts`) with the first
 * `ordersOpened`.
 */
export { ordersFailed, ordersOpened, ordersOutdated } from './orders.events.ts';
