import { vi } from 'vitest';
import type { OrdersPort } from '#/api/ports.ts';
import type { Coupon } from '#/domain/coupon/coupon.ts';
import type { Dealer } from '#/domain/place/dealer.ts';
import { documentKinds, type DocumentKind, type DocumentOnFile } from '#/domain/order/order-documents.ts';
import type { OrderInList, OrderStatus } from '#/domain/order/order-status.ts';
import type { User } from '#/domain/customer/user.ts';
import { createLedger } from '#/shared/ledger/ledger.ts';
import type { LockPort } from '#/shared/storage/locks.ts';
import type { PageStep } from '#/domain/order/order-steps.ts';
import {
  aCustomer,
  aUser,
  fakeLock,
  fakeRecords,
  fakeStorage,
  startStore,
  type Answers,
  type FakeRecords,
  type FakeStorage,
} from '#/test-support/index.ts';
import { orderNumberShown, stepOpened } from '../checkout.events.ts';
import { dueStepOf } from '../checkout.gate.ts';
import type { CheckoutPorts } from '../checkout.ports.ts';
import { orderConfirmed, selectCheckout } from '../checkout.slice.ts';
import type { DocumentState, OrderDraft } from '../checkout.state.ts';
import { documentOf } from '../documents/document-state.ts';
import type { OrderPlan } from '../placing/order-plan.ts';
import { proposalOf, type OrderProposal } from '../placing/order-proposal.ts';
import { watchCheckout } from '../checkout.saga.ts';

export const clara = aUser();

export const customerOfClara = aCustomer();

export const aDealer: Dealer = {
  id: '77',
  name: 'Concessionária Centro · exemplo',
  address: 'Rua A, 1',
  district: 'Centro',
  city: 'São Paulo',
  uf: 'SP',
  zipCode: '01000000',
  phone: '1130000000',
};

export const allDocuments: readonly DocumentOnFile[] = (['cnh', 'cnhBack', 'addressProof', 'incomeProof'] as const).map(
  (kind) => ({ kind, review: 'sent', id: kind }),
);

export const atPickup: OrderDraft = {
  personal: {},
  address: {},
  pickup: { uf: 'SP', dealer: aDealer },
};

export const monthlyInCents = 217_900;
export const aPlan: OrderPlan = {
  carName: 'Polo',
  versionName: 'Track',
  colorName: 'Branco',
  accessoryText: '',
  deadlineInMonths: 24,
  monthlyKm: 1000,
  fullMonthlyInCents: monthlyInCents,
  monthlyInCents,
  totalInCents: monthlyInCents * 24,
  isPending: false,
  discountInCents: 0,
  query: {
    deadlineInMonths: 24,
    monthlyKm: 1000,
    colorCode: 'B4',
    accessoryText: '',
    modelCode: 'PO1',
    year: 2026,
    hasShield: false,
    step: 8,
  },
  href: '/ofertasvw/polo',
};

export const aCoupon = {
  code: 'EXEMPLO10',
  couponOfferId: 'c:1',
  discount: { kind: 'percent', percent: 10 },
} as const satisfies Coupon;

/** The plan as its page shows it with the coupon. */
export const planWithCoupon: OrderPlan = {
  ...aPlan,
  coupon: aCoupon,
  discountInCents: monthlyInCents / 10,
  monthlyInCents: (monthlyInCents * 9) / 10,
};

/** A service that stores orders, and recognizes a repeated key. */
export function orderService() {
  const orders: OrderInList[] = [];
  const byKey = new Map<string, string>();
  const act: OrdersPort['place'] = async ({ idempotencyKey, productId, locationId }) => {
    const known = byKey.get(idempotencyKey);
    if (known !== undefined) return { orderId: known };
    const orderId = String(31 + orders.length);
    byKey.set(idempotencyKey, orderId);
    orders.unshift({ id: orderId, status: 'created', productId, locationId });
    return { orderId };
  };
  const statuses = new Map<string, Set<OrderStatus>>();
  /** An entry of each status that the order has had at a reading. */
  const readHistory: OrdersPort['readHistory'] = async (orderId) => {
    const entered = statuses.get(orderId) ?? new Set();
    statuses.set(orderId, entered);
    for (const { id, status } of orders) if (id === orderId) entered.add(status);
    return [...entered].map((id) => ({ id, code: 0, description: '', createdAt: '2026-11-22T10:00:00Z' }));
  };
  return { orders, act, list: async () => [...orders], readHistory };
}

interface Options {
  answers?: Answers;
  records?: FakeRecords;
  service?: ReturnType<typeof orderService>;
  isLoggedIn?: boolean;
  /** Position that the visitor has permitted. */
  location?: string;
  /** The page the URL names. */
  slug?: string;
  step?: PageStep;
  lock?: LockPort;
  /** The user whose session is stored. */
  user?: User;
  storedCard?: CheckoutPorts['storedCard'];
  /** Called with the confirmation. */
  createPartnerCheck?: CheckoutPorts['createPartnerCheck'];
  /** The moment at which the page opens. @default '2026-11-22T12:00:00Z' */
  openedAt?: string;
  /** Session storage of the tab. */
  session?: { orderSent?: string };
  storage?: FakeStorage;
}

type Reviewed = Partial<Pick<OrderProposal, 'plan' | 'payment'>>;

/** The order page of one tab, with its watcher running. */
export function openCheckout({
  answers = {},
  records = fakeRecords(),
  service = orderService(),
  isLoggedIn = true,
  location,
  slug = 'polo',
  step = 'payment',
  lock = fakeLock(),
  storedCard = async () => undefined,
  createPartnerCheck = () => async () => undefined,
  session = {},
  openedAt = '2026-11-22T12:00:00Z',
  user = clara,
  storage = fakeStorage({
    local: { 'client-session-id': 'visitor-1', ...(isLoggedIn && { id: user.id, token: 'token' }) },
    session,
    ...(location !== undefined && { cookies: { userLocation: location } }),
  }),
}: Options = {}) {
  const started = startStore({
    ports: {
      identity: { readUser: async () => user },
      coupon: { validate: async () => aCoupon, burn: async () => undefined },
      customers: {
        readCustomer: async (userId) => ({ ...customerOfClara, userId }),
        listGenders: async () => [{ id: 2, name: 'Feminino' }],
        listCivilStatuses: async () => [
          { id: 1, name: 'Solteiro(a)' },
          { id: 2, name: 'Casado(a)' },
        ],
        listCustomerStates: async () => [{ id: 25, name: 'São Paulo', uf: 'SP' }],
      },
      documents: { listDocuments: async () => allDocuments, upload: async () => undefined },
      postalCode: { findPostalCode: async () => undefined },
      dealers: { listDealers: async () => [aDealer] },
      orders: { listOrders: service.list, readHistory: service.readHistory, place: service.act },
      offer: {
        readRental: async () => ({
          type: 'signdrive',
          productId: 'PO1-24',
          deadlineInMonths: 24,
          monthlyKm: 1000,
          colorCode: 'B4',
          monthlyInstallmentInCents: monthlyInCents,
          totalInCents: monthlyInCents * 24,
        }),
      },
      fleetOffer: {
        readOffer: async ({ productId }) => ({
          productId,
          salesChannel: 'signdrive',
          modelCode: 'PO1',
          model: 'Polo',
          year: 2026,
          hasShield: false,
          colorName: 'Branco',
          colorCode: 'B4',
          deadlineInMonths: 24,
          monthlyKm: 1000,
          monthlyInstallmentInCents: monthlyInCents,
          accessories: [],
          optionals: [],
        }),
      },
      ...answers,
    },
    storage,
  });
  /** Like the router's: the next page is drawn after a while, and the way there ends after that. */
  const goToStep = vi.fn<CheckoutPorts['goToStep']>(async (next) => {
    const pause = () => new Promise((resolve) => setTimeout(resolve, 50));
    await pause();
    started.store.dispatch(stepOpened(next));
    await pause();
  });
  const newKey = () => crypto.randomUUID();
  // A fixed day, and the time that passes in the test.
  const now = () => new Date(Date.parse(openedAt) + performance.now()).toISOString();
  const leavingHeard = new Set<() => void>();
  const showRejection = vi.fn<CheckoutPorts['showRejection']>();
  const ports: CheckoutPorts = {
    ...started.ports,
    storage,
    records,
    ledger: createLedger({ records, lock, newKey, now: () => Date.parse(now()) }),
    photos: { prepare: async (file) => file },
    storedCard,
    createPartnerCheck,
    goToStep,
    showRejection,
    leaving: (tell) => {
      leavingHeard.add(tell);
      return () => void leavingHeard.delete(tell);
    },
    newKey,
    now,
  };
  started.watch(() => watchCheckout(ports), 'checkout');
  const { dispatch } = started.store;
  dispatch(stepOpened({ slug, step }));
  const settle = () => vi.advanceTimersByTimeAsync(10_000);
  /** Dispatches the same as the button of the last step: confirms the reviewed order. */
  const confirm = ({ plan = aPlan, payment = 'boleto' }: Reviewed = {}) => {
    const proposal = proposalOf(selectCheckout(started.store.getState()), { plan, payment });
    if (proposal) dispatch(orderConfirmed(proposal));
    return proposal;
  };
  return {
    ...started,
    ledger: ports.ledger,
    dispatch,
    storage,
    records,
    service,
    goToStep,
    showRejection,
    /** The page is hidden or unloaded. */
    leave: () => {
      for (const tell of leavingHeard) tell();
    },
    /** The step on the page. */
    step: () => selectCheckout(started.store.getState()).page?.step,
    state: () => selectCheckout(started.store.getState()),
    documents: () => {
      const { documents } = selectCheckout(started.store.getState());
      const statusOf = (kind: DocumentKind) => [kind, documentOf(documents, kind)];
      return Object.fromEntries(documentKinds.map(statusOf)) as Record<DocumentKind, DocumentState>;
    },
    due: () => dueStepOf(selectCheckout(started.store.getState())),
    settle,
    /** Dispatches the same as the page of the placed order once it is rendered. */
    tell: () => {
      const { placed } = selectCheckout(started.store.getState());
      if (placed) dispatch(orderNumberShown({ orderId: placed.orderId }));
    },
    confirm,
    confirmAndSettle: (reviewed?: Reviewed) => {
      confirm(reviewed);
      return settle();
    },
  };
}
