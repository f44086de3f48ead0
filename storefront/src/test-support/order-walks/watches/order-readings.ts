import { selectUser } from '#/features/session/index.ts';
import type { Exchange } from '../browser/network.ts';
import type { Page } from '../browser/page.ts';
import type { World } from '../world.ts';

/** What each page can know of the visitor's orders. */
export function followOrderReadings(world: World) {
  /** When each page sent its last successful request for the orders. */
  const readAt = new WeakMap<object, number>();
  /** Pages whose last request for the orders has failed. */
  const isRepeating = new WeakSet<object>();
  /** The last request of each page that has placed an order. */
  const placements = new WeakMap<object, Exchange>();

  const isRepeated = ({ frame }: Page) => isRepeating.has(frame);
  return {
    onAnswered(exchange: Exchange): void {
      const { call, page, status, sentAt } = exchange;
      if (call === 'placeOrder' && status === 201) placements.set(page, exchange);
      if (call !== 'listOrders') return;
      if (status === 200) readAt.set(page, sentAt);
      isRepeating[status === 200 ? 'delete' : 'add'](page);
    },
    isRepeated,
    /** Changes of orders before this time are known to the page, in milliseconds. */
    knownAt(page: Page, stepStartedAt: number): number {
      // Without a session a page reads nothing.
      const mayRead = !page.isDialogOpen && selectUser(page.state) !== undefined;
      const isRead = world.network.pending === 0 && mayRead && !isRepeated(page);
      if (!isRead) return readAt.get(page.frame) ?? 0;
      const { answeredAt = 0, actedAt = 0 } = placements.get(page.frame) ?? {};
      // A late response may come after another device has cancelled the order.
      return answeredAt >= stepStartedAt ? actedAt : stepStartedAt;
    },
  };
}
