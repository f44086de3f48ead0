import { orderStatusCodes as code } from '@signdrive/sandbox/contract/orders';
import type { Customer } from '@signdrive/sandbox/contract/customers';
import { people, personNames, userIdWithEmail } from '../people.ts';
import { reviewOf, stepOf, type Review } from '../reading.ts';
import type { PlacedOrder } from '../service.ts';
import type { Tab } from '../tab.ts';
import type { MakeWatch } from './watch.ts';

interface Facts {
  review: Review;
  /** The service's data when the order was confirmed. */
  customer: Customer | undefined;
  fileTypes: ReadonlySet<number>;
  /** The rejected order that this one should replace. */
  former: PlacedOrder | undefined;
}

const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** The number of times that an order was analysed. */
const placementOf = ({ id, history }: PlacedOrder) =>
  `${id} ${history.filter(({ description }) => description === 'Pedido em reanálise').length}`;

/** An order equals the confirmed review in every value that the review shows. */
export const watchOrderedAsReviewed: MakeWatch = (walk, tell) => {
  const confirmed = new Map<Tab, Facts>();
  /** The last order sent by each person. */
  const sent = new Map<string, Facts>();
  const known = new Set<string>();
  /** The rejected order that existed when the order of each tab began; the tab can't know of later rejections. */
  const formers = new Map<Tab, PlacedOrder | undefined>();

  function rejectedOrderOf(userId: string | undefined): PlacedOrder | undefined {
    const [latest] = walk.stored.orders.filter((order) => String(order.userId) === userId);
    const status = latest?.history.at(-1)?.status;
    return status === code.CreditRejected || status === code.DocumentsRejected ? latest : undefined;
  }

  function followBeginning(tab: Tab): void {
    const step = stepOf(tab.shown);
    if (step === undefined || step === 'entrar') formers.delete(tab);
    else if (!formers.has(tab)) formers.set(tab, rejectedOrderOf(tab.shown.session?.userId));
  }

  async function dealerNameOf(locationId: number): Promise<string> {
    const response = await walk.context.request.get(`api/fleet/dealers/${locationId}?brandCode=13`);
    return ((await response.json()) as { name?: string }).name ?? '';
  }

  async function compare({ review, customer, fileTypes, former }: Facts, order: PlacedOrder): Promise<void> {
    const differs = (what: string, reviewed: unknown, ordered: unknown) => {
      if (reviewed !== ordered)
        tell(`ordered otherwise than reviewed: ${what}`, `${String(reviewed)} → ${String(ordered)}`);
    };
    const person = personNames.map((name) => people[name]).find(({ userId }) => userId === String(order.userId));
    differs('account', review.email, person?.email);
    differs('payment', review.method, order.typePayment === 1 ? 'card' : 'boleto');
    differs('price', review.monthlyInCents, order.monthlyInCents);
    differs('coupon', review.coupon, order.couponCode ?? undefined);
    differs('papers', review.paperCount, fileTypes.size);
    const dealer = await dealerNameOf(order.locationId);
    if (!review.dealer.startsWith(plain(dealer))) differs('dealer', review.dealer, dealer);
    if (former && former.id !== order.id && former.productId === order.productId) {
      tell('ordered beside the order that was refused', `${former.id} and ${order.id}`);
    }
    if (!customer) return;
    const { name, cpf, address } = customer;
    const maskedCpf = cpf.replace(/(\d{3})(\d{3})(\d{3})(\d{2})/, '$1.$2.$3-$4');
    differs('name', review.person.replaceAll(' ', ''), `${name}CPF ${maskedCpf}`.replaceAll(' ', ''));
    const home = [address.street, address.complement, address.district].filter(Boolean).join(' · ');
    if (!review.address.startsWith(`${home}${address.city}`))
      differs('address', review.address, `${home}${address.city}`);
  }

  return {
    onPress(tab, control) {
      const review = control === 'confirm' ? reviewOf(tab.shown) : undefined;
      if (!review) return;
      const userId = Number(userIdWithEmail(review.email));
      const { customers, documents } = walk.stored;
      confirmed.set(tab, {
        review,
        former: formers.get(tab),
        customer: customers.find((customer) => customer.userId === userId),
        fileTypes: new Set(documents.flatMap((each) => (each.userId === userId ? [each.fileType] : []))),
      });
    },
    onSent({ tab, method, path }) {
      const facts = method === 'POST' && path === 'fleet/orders' ? confirmed.get(tab) : undefined;
      const userId = facts && userIdWithEmail(facts.review.email);
      if (facts && userId !== undefined) sent.set(userId, facts);
    },
    async afterStep() {
      for (const tab of walk.tabs) followBeginning(tab);
      for (const order of walk.stored.orders) {
        const placement = placementOf(order);
        if (known.has(placement)) continue;
        known.add(placement);
        const facts = sent.get(String(order.userId));
        if (facts) await compare(facts, order);
      }
    },
  };
};
