/** Events outside of the page: in the browser, and at the services. */
import { orderStatusCodes } from '@signdrive/sandbox/contract/orders';
import { outcomeOf, slugOf, stepOf } from './reading.ts';
import { isCancelled } from './service.ts';
import type { Act } from './controls.ts';
import type { Walk } from './walk.ts';

/** Longer than a session of the sandbox lasts. */
const sessionInMs = 9 * 3_600_000;

/** @returns undefined if it can't happen now */
type Event = (walk: Walk) => Act | undefined;

const events: Readonly<Record<string, Event>> = {
  reload:
    ({ tab: { page } }) =>
    () =>
      page.reload(),
  'browser back': ({ tab: { page, shown } }) => (shown.canGoBack ? () => page.goBack() : undefined),
  'browser forward': ({ tab: { page, shown } }) => (shown.canGoForward ? () => page.goForward() : undefined),
  'open a second tab here': (walk) =>
    walk.tabs.length === 1 ? () => walk.openTab(walk.tab.shown.url.slice(1)) : undefined,
  'change to the other tab': (walk) => (walk.tabs.length > 1 ? () => walk.changeTab() : undefined),
  'close the tab': (walk) => (walk.tabs.length > 1 ? () => walk.closeTab() : undefined),
  'the session expires':
    ({ sandbox }) =>
    () =>
      sandbox.advance(sessionInMs),
  'the prices rise': (walk) => {
    if (walk.clock.isHolding) return undefined;
    return () => walk.raisePrices();
  },
  'an order is rejected for its credit': (walk) => {
    const order = walk.stored.orders.find((each) => !isCancelled(each));
    if (!order || order.history.at(-1)?.status !== orderStatusCodes.Created) return undefined;
    return () => walk.sandbox.send('POST', `orders/${order.id}/status`, { status: orderStatusCodes.CreditRejected });
  },
};

const urls = ['dados', 'endereco', 'documentos', 'retirada', 'pagamento'] as const;

/** Steps that a visitor opens by their URL. */
export const openings = urls.map((step) => `open the URL of ${step}`);

export const isEvent = (words: string): boolean => Object.hasOwn(events, words) || openings.includes(words);

export function findEvent(walk: Walk, words: string): Act | undefined {
  const { page, shown } = walk.tab;
  const opened = urls.find((step) => words === `open the URL of ${step}`);
  if (opened === undefined) return events[words]?.(walk);
  const isInOrder = stepOf(shown) !== undefined || outcomeOf(shown) !== undefined;
  return isInOrder ? () => page.goto(`ofertasvw/${slugOf(shown)}/assinar/${opened}`) : undefined;
}
