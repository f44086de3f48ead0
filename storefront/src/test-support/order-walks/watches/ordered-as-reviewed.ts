import { joinStreet } from '#/domain/customer/street.ts';
import { orderStatusCodes as code } from '@signdrive/sandbox/contract/orders';
import type { Exchange } from '../browser/network.ts';
import { reviewOf, type Review } from '../screens/order-review.ts';
import { checkoutOf } from '../screens/order-view.ts';
import type { Tab } from '../browser/tab.ts';
import { statusOfOrder, type StoredOrder } from '../service/orders.ts';
import { generateOrderFiles } from '../service/accounts.ts';
import { storeOfOrder } from '../service/catalogue.ts';
import type { MakeWatch } from './watch.ts';

interface Confirmed {
  review: Review;
  /** Address of the reviewed dealer at that moment; undefined if it has closed. */
  dealerAddress: string | undefined;
}

interface Facts extends Confirmed {
  customer: WireCustomer | undefined;
  fileTypes: readonly number[];
  /** The rejected order that this one should replace. */
  formerId: number | undefined;
}

interface WireCustomer {
  name: string;
  cpf: string;
  civilStatus: number;
  address: { zipCode: string; street: string; district: string; city: string; state: number; complement?: string };
  spouse?: { spouseMakesUpIncome: 'S' | 'N' };
}

const digits = (text = '') => text.replaceAll(/\D/g, '');

/** An order equals the review that was confirmed, in everything that the review shows. */
export const watchOrderedAsReviewed: MakeWatch = (world, tell) => {
  const { service } = world;
  const confirmed = new Map<Tab, Confirmed>();
  /** Tabs in which an order was confirmed, and whose customer another tab has saved since: a race that no tab can see. */
  const overtaken = new Set<Tab>();
  const sent = new Map<Exchange, Facts>();
  /** The rejected order that each page has read last, until it has decided what to order. */
  const readFormers = new WeakMap<object, StoredOrder | undefined>();
  /** Pages that have read the product since the confirmation, which is after the orders. */
  const decided = new WeakSet<object>();

  function rejectedOrder(userId: string | undefined): StoredOrder | undefined {
    const latest = service.orders.findLast((order) => order.userId === userId);
    const status = latest && statusOfOrder(latest)?.code;
    return status === code.CreditRejected || status === code.DocumentsRejected ? latest : undefined;
  }

  function compare({ review, dealerAddress, customer, fileTypes, formerId }: Facts, orderId: number): void {
    const order = service.orders.find(({ id }) => id === orderId);
    if (!order || !customer) return;
    const differs = (what: string, reviewed: unknown, ordered: unknown) => {
      if (reviewed !== ordered)
        tell(`ordered otherwise than reviewed: ${what}`, `${String(reviewed)} → ${String(ordered)}`);
    };
    const { address } = review;
    const home = customer.address;
    differs('account', review.userId, order.userId);
    differs('name', review.name?.trim(), customer.name);
    differs('cpf', digits(review.cpf), customer.cpf);
    differs(
      'address',
      [
        digits(address.cep),
        joinStreet(address.street ?? '', address.number ?? ''),
        address.complement ?? '',
        address.district,
        address.city,
        address.state,
      ].join('; '),
      [home.zipCode, home.street, home.complement ?? '', home.district, home.city, String(home.state)].join('; '),
    );
    const needed =
      customer.spouse?.spouseMakesUpIncome === 'S' && [2, 5].includes(customer.civilStatus)
        ? [105, 121, 5, 600, 16]
        : [105, 121, 5, 600];
    differs('papers', review.paperCount, needed.filter((type) => fileTypes.includes(type)).length);
    differs('papers', review.paperCount, needed.length);
    differs('dealer', review.dealerId, String(order.locationId));
    differs('address of the dealer', review.dealerAddress, dealerAddress);
    differs('payment', review.method, order.typePayment === 1 ? 'card' : 'boleto');
    differs('price', review.monthlyInCents, order.monthlyInCents);
    differs('coupon', review.couponCode, order.couponCode);
    differs('store', review.storeSlug, storeOfOrder(order));
    if (formerId !== undefined && !order.isReanalysis) {
      tell('ordered beside the order that was refused', `${formerId} and ${order.id}`);
    }
  }

  return {
    onPress(page, control) {
      const review = control === 'confirm' ? reviewOf(page) : undefined;
      if (!review) return;
      const documents = Object.entries(checkoutOf(page).documents);
      const [unsent] = documents.find(([, { status }]) => status === 'sent' || status === 'waiting') ?? [];
      if (unsent !== undefined) tell('confirmed before a document was sent', unsent);
      const dealer = service.dealers.find(({ id }) => String(id) === review.dealerId);
      confirmed.set(page.tab, { review, dealerAddress: dealer?.address });
      overtaken.delete(page.tab);
      decided.delete(page);
    },
    observer: {
      onSent(exchange) {
        if (exchange.call === 'readProduct') decided.add(exchange.page);
        const agreed = exchange.call === 'placeOrder' ? confirmed.get(exchange.page.tab as Tab) : undefined;
        const { userId } = exchange.request;
        const isOvertaken = overtaken.has(exchange.page.tab as Tab);
        if (!agreed || userId === undefined || isOvertaken) return;
        const former = rejectedOrder(userId);
        // An order that is rejected after the page has decided can't be known to it.
        const isKnown = former !== undefined && readFormers.get(exchange.page) === former;
        sent.set(exchange, {
          ...agreed,
          customer: service.customers.get(userId) as unknown as WireCustomer,
          fileTypes: generateOrderFiles(service, userId).map(({ fileType }) => fileType),
          formerId: isKnown && former.productId === agreed.review.productId ? former.id : undefined,
        });
      },
      onActed(exchange, answer) {
        if (exchange.call === 'listOrders' && !decided.has(exchange.page))
          readFormers.set(exchange.page, rejectedOrder(exchange.request.userId));
        if (exchange.call === 'saveCustomer') {
          for (const tab of confirmed.keys()) if (tab !== exchange.page.tab) overtaken.add(tab);
        }
        const facts = sent.get(exchange);
        if (facts && answer.status === 201) compare(facts, (answer.body as { orderId: number }).orderId);
      },
    },
  };
};
