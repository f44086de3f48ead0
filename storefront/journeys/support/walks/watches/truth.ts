import { people } from '../people.ts';
import { burnOf, outcomeOf, reviewOf } from '../reading.ts';
import { isCancelled } from '../service.ts';
import type { Tab } from '../tab.ts';
import type { MakeWatch } from './watch.ts';

/** No page shows anything that the services contradict at the moment it appears. */
export const watchTruth: MakeWatch = (walk, tell) => {
  /** Statements of each tab after the previous step. */
  const said = new Map<Tab, ReadonlySet<string>>();

  function* statements(tab: Tab): Generator<readonly [statement: string, check: () => void]> {
    const { shown } = tab;
    const { orders, usedCoupons, documents } = walk.stored;
    const userId = Number(shown.session?.userId);
    const own = orders.filter((order) => order.userId === userId);
    const outcome = outcomeOf(shown);
    if (typeof outcome === 'object') {
      const order = own.find(({ id }) => id === outcome.orderId);
      yield [
        `placed ${outcome.orderId}`,
        () => {
          if (!order) tell('says that an order is placed', `${outcome.orderId} of ${userId}`);
        },
      ];
      const burn = burnOf(shown);
      const isUsed = order?.couponCode ? usedCoupons.has(order.couponCode) : false;
      yield [
        `burn ${burn} ${outcome.orderId}`,
        () => {
          if (burn === 'burned' && !isUsed) tell('says that the coupon is used', String(outcome.orderId));
          if (burn === 'refused' && isUsed) tell('says that the coupon was refused', String(outcome.orderId));
        },
      ];
    }
    const review = reviewOf(shown);
    if (review && shown.dialog === undefined) {
      const types = new Set(documents.filter((each) => each.userId === userId).map(({ fileType }) => fileType));
      yield [
        `papers ${review.paperCount}`,
        () => {
          if (review.paperCount > types.size)
            tell('says that documents are sent', `${review.paperCount}; ${types.size}`);
        },
      ];
      yield [
        `coupon ${review.coupon} ${userId}`,
        () => {
          const isOthers = review.coupon === 'SODACLARA' && review.email !== people.clara.email;
          if (isOthers) tell('takes a coupon that is for another person', review.email);
        },
      ];
    }
    if (!shown.url.startsWith('/conta/status-pedido')) return;
    yield [
      `cancelled ${shown.text.includes('é só fazer outro pedido')} ${shown.text.includes('O pedido não foi cancelado')}`,
      () => {
        const isDone = shown.text.includes('Se mudar de ideia, é só fazer outro pedido.');
        if (isDone && !own.some(isCancelled)) tell('says that an order is cancelled', String(userId));
        const isRefused = shown.text.includes('O pedido não foi cancelado');
        if (isRefused && own.length > 0 && own.every(isCancelled)) tell('says that an order was not cancelled', '');
      },
    ];
  }

  return {
    afterStep() {
      for (const tab of walk.tabs) {
        const before = said.get(tab);
        const now = new Set<string>();
        for (const [statement, check] of statements(tab)) {
          now.add(statement);
          if (!before?.has(statement)) check();
        }
        said.set(tab, now);
      }
    },
    atEnd() {
      for (const { id, history } of walk.stored.orders) {
        if ((history.at(-1)?.withdrawnAt ?? null) !== null) tell('an order is left without a status', String(id));
      }
    },
  };
};
