import { isDeepStrictEqual } from 'node:util';
import { selectIsOrderChanging } from '#/features/order-changes/index.ts';
import { selectOrders } from '#/features/orders/orders.slice.ts';
import { selectSession } from '#/features/session/index.ts';
import { openOrders } from '#/domain/order/order.ts';
import { codeOfStatus } from '#/domain/order/order-status.ts';
import type { Page } from '../browser/page.ts';
import { ordersOf } from '../screens/account.ts';
import { statusOfOrder } from '../service/orders.ts';
import type { MakeWatch } from './watch.ts';

/**
 * A page of the account shows the orders that the service has when the page is opened, and the steps of each, unless
 * they can't be read.
 */
export const watchAccountOrders: MakeWatch = (world, tell) => {
  /** Path of each page after the previous step. */
  let shown = new Map<Page, string>();
  /** Pages whose reading has failed during this step. */
  const failed = new Set<object>();
  /** Status and steps of each order, by their codes. */
  const readService = () =>
    world.service.orders.map((order) => ({
      id: String(order.id),
      userId: order.userId,
      status: statusOfOrder(order)?.code,
      steps: order.history.filter(({ isWithdrawn }) => !isWithdrawn).map(({ code }) => String(code)),
    }));
  /** Orders before this step: a late request may change them after they were read. */
  let before = readService();

  function check(page: Page): void {
    const session = selectSession(page.state);
    const { list, histories, isStale } = selectOrders(page.state);
    const isReading = page.isDialogOpen || world.network.pending > 0 || failed.has(page.frame) || isStale;
    if (isReading || session.status !== 'success' || list.status !== 'success') return;
    if (selectIsOrderChanging(page.state) || list.data.some(({ status }) => status === 'unknown')) return;
    const userId = session.user.id;
    const known = [before, readService()].map((orders) => orders.filter((order) => order.userId === userId));
    const listed = ordersOf(page).map(({ id, status }) => `${id} ${status === 'unknown' ? '' : codeOfStatus(status)}`);
    const isListed = known.some((orders) =>
      isDeepStrictEqual(orders.map(({ id, status }) => `${id} ${status}`).toSorted(), listed.toSorted()),
    );
    if (!isListed) tell('the account shows former orders', `${userId}: ${listed.join()}`);
    if (page.tab.entry.pathname !== '/conta/status-pedido') return;
    for (const { id } of openOrders(ordersOf(page))) {
      const history = histories[id];
      if (history?.status !== 'success') continue;
      const steps = history.data.map(({ code }) => String(code)).toSorted();
      const isShown = known.some((orders) =>
        isDeepStrictEqual(orders.find((order) => order.id === id)?.steps.toSorted(), steps),
      );
      if (!isShown) tell('the account shows former steps of an order', `${id}: ${steps.join()}`);
    }
  }

  return {
    observer: {
      onAnswered({ call, page, status }) {
        if ((call === 'listOrders' || call === 'readHistory') && status !== 200) failed.add(page);
      },
    },
    afterStep() {
      const now = new Map(
        world.openPages
          .map((page) => [page, page.tab.entry.pathname] as const)
          .filter(([, at]) => at.startsWith('/conta')),
      );
      for (const [page, at] of now) if (shown.get(page) !== at) check(page);
      shown = now;
      failed.clear();
      before = readService();
    },
  };
};
