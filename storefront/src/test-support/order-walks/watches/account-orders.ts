import { isDeepStrictEqual } from 'node:util';
import { selectIsOrderChanging } from '#/features/order-changes/index.ts';
import { selectOrders } from '#/features/orders/orders.slice.ts';
import { selectSession } from '#/features/session/index.ts';
import { codeOfStatus } from '#/domain/order/order-status.ts';
import type { Page } from '../browser/page.ts';
import { ordersOf } from '../screens/account.ts';
import { statusOfOrder } from '../service/orders.ts';
import type { MakeWatch } from './watch.ts';

/** A page of the account shows the orders that the service has when the page is opened, unless they can't be read. */
export const watchAccountOrders: MakeWatch = (world, tell) => {
  /** Where each page was after the step before. */
  let shown = new Map<Page, string>();
  /** Pages whose reading has failed during this step. */
  const failed = new Set<object>();
  const stored = () => Map.groupBy(world.service.orders, ({ userId }) => userId);
  const statusesOf = (userId: string) =>
    (stored().get(userId) ?? []).map((order) => `${order.id} ${statusOfOrder(order)?.code}`).toSorted();
  const statuses = () => new Map([...stored().keys()].map((userId) => [userId, statusesOf(userId)]));
  /** Orders before this step: a late request may change them after they were read. */
  let before = statuses();

  function check(page: Page): void {
    const session = selectSession(page.state);
    const { list, isStale } = selectOrders(page.state);
    const isReading = page.isDialogOpen || world.network.pending > 0 || failed.has(page.frame) || isStale;
    if (isReading || session.status !== 'success' || list.status !== 'success') return;
    if (selectIsOrderChanging(page.state) || ordersOf(page).some(({ status }) => status === 'unknown')) return;
    const userId = session.user.id;
    const listed = ordersOf(page)
      .map(({ id, status }) => `${id} ${status === 'unknown' ? '' : codeOfStatus(status)}`)
      .toSorted();
    if ([before, statuses()].some((known) => isDeepStrictEqual(known.get(userId) ?? [], listed))) return;
    tell('the account shows former orders', `${userId}: ${listed.join()}`);
  }

  return {
    observer: {
      onAnswered({ call, page, status }) {
        if (call === 'listOrders' && status !== 200) failed.add(page);
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
      before = statuses();
    },
  };
};
