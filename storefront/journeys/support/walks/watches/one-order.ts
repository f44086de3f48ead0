import { userIdWithEmail } from '../people.ts';
import { outcomeOf, reviewOf, slugOf, stepOf, type Outcome } from '../reading.ts';
import { isCancelled, type PlacedOrder } from '../service.ts';
import type { Tab } from '../tab.ts';
import type { MakeWatch } from './watch.ts';

/** One intended order: all confirmations until its outcome is shown. */
interface Intent {
  userId: string;
  slug: string | undefined;
  orderIds: Set<number>;
  told?: { as: 'placed' | 'nothing'; tab: Tab };
}

/** At most one order per intent, in whichever tabs it is confirmed. */
export const watchOneOrder: MakeWatch = (walk, tell) => {
  const intents: Intent[] = [];
  const intentOfTab = new Map<Tab, Intent>();
  /** The intent of the last order that each person sent. */
  const sent = new Map<string, Intent>();
  const known = new Set<number>();
  /** The orders that existed when the order of each tab began. */
  const begun = new Map<Tab, { slug: string | undefined; userId: string; ids: ReadonlySet<number> }>();
  const said = new Map<Tab, string>();

  const ordersOf = ({ orderIds }: Intent) => walk.stored.orders.filter(({ id }) => orderIds.has(id));
  /** An order that was cancelled is no longer wanted. */
  const isOver = (intent: Intent) => ordersOf(intent).some(isCancelled);

  function followBeginning(tab: Tab): void {
    const { shown } = tab;
    const userId = shown.session?.userId;
    const before = begun.get(tab);
    if (stepOf(shown) === undefined || stepOf(shown) === 'entrar' || userId === undefined) begun.delete(tab);
    else if (before?.slug !== slugOf(shown) || before?.userId !== userId) {
      begun.set(tab, { slug: slugOf(shown), userId, ids: new Set(walk.stored.orders.map(({ id }) => id)) });
    }
  }

  function intentOf(tab: Tab, userId: string, slug: string | undefined): Intent {
    const ids = begun.get(tab)?.ids;
    const isNewTo = ({ orderIds }: Intent) => ![...orderIds].some((id) => ids?.has(id));
    const same = intents.findLast((intent) => {
      if (intent.userId !== userId || isOver(intent)) return false;
      if (!intent.told) return true;
      if (intent.told.as === 'nothing') return intent.slug === slug;
      // A page that was open before the order was placed doesn't know of it.
      return isNewTo(intent) && intent.slug === slug;
    });
    if (same) return same;
    const intent: Intent = { userId, slug, orderIds: new Set() };
    intents.push(intent);
    return intent;
  }

  function add(order: PlacedOrder): void {
    const intent = sent.get(String(order.userId));
    if (!intent) return tell('an order that nobody confirmed', String(order.id));
    intent.orderIds.add(order.id);
    const products = ordersOf(intent).map(({ productId }) => productId);
    if (new Set(products).size < products.length) tell('two orders for one intent', [...intent.orderIds].join(', '));
    else if (products.length > 1) tell('another car ordered before the first order was told', products.join(', '));
    if (intent.told?.as === 'nothing') tell('told that nothing happened, then ordered', String(order.id));
  }

  function hear(tab: Tab, userId: string, outcome: Outcome): void {
    if (typeof outcome === 'object') {
      for (const intent of intents) if (intent.orderIds.has(outcome.orderId)) intent.told = { as: 'placed', tab };
    }
    if (outcome !== 'nothing') return;
    const intent = intentOfTab.get(tab);
    if (!intent || intent.userId !== userId || intent.told) return;
    if (intent.orderIds.size > 0) tell('says that nothing happened', `The service has ${[...intent.orderIds].join()}`);
    intent.told = { as: 'nothing', tab };
  }

  return {
    onPress(tab, control) {
      const review = control === 'confirm' ? reviewOf(tab.shown) : undefined;
      const userId = review && userIdWithEmail(review.email);
      if (!review || userId === undefined) return;
      const intent = intentOf(tab, userId, review.slug);
      if (intent.told?.as === 'nothing') delete intent.told;
      intentOfTab.set(tab, intent);
    },
    onSent({ tab, method, path }) {
      const intent = method === 'POST' && path === 'fleet/orders' ? intentOfTab.get(tab) : undefined;
      if (intent) sent.set(intent.userId, intent);
    },
    afterStep() {
      for (const order of walk.stored.orders) {
        if (known.has(order.id)) continue;
        known.add(order.id);
        add(order);
      }
      for (const tab of walk.tabs) {
        followBeginning(tab);
        const outcome = outcomeOf(tab.shown);
        const words = JSON.stringify(outcome ?? null);
        const isNew = said.get(tab) !== words;
        said.set(tab, words);
        const userId = tab.shown.session?.userId;
        if (isNew && outcome !== undefined && userId !== undefined && tab.shown.dialog === undefined) {
          hear(tab, userId, outcome);
        }
      }
    },
  };
};
