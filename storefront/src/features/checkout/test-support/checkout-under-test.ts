import { vi } from 'vitest';
import type { OrdersPort } from '#/api/ports.ts';
import type { Dealer } from '#/domain/dealer.ts';
import type { DocumentOnFile } from '#/domain/order-documents.ts';
import type { OrderInList } from '#/domain/order-status.ts';
import type { PageStep } from '#/domain/order-steps.ts';
import {
  aCustomer,
  aUser,
  fakeLock,
  fakeRecords,
  fakeStorage,
  startStore,
  type Answers,
  type FakeRecords,
} from '#/test-support/index.ts';
import { stepOpened } from '../checkout.events.ts';
import type { CheckoutPorts } from '../checkout.ports.ts';
import { selectCheckout } from '../checkout.slice.ts';
import type { Confirmation, OrderDraft } from '../checkout.state.ts';
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
  isPersonalComplete: true,
  pickup: { uf: 'SP', dealer: aDealer },
};

export const monthlyInCents = 217_900;
export const confirmation: Confirmation = {
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
  shownInCents: monthlyInCents,
  payment: 'boleto',
};

/** Orders as a service keeps them: it acts once for one key. */
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
  return { orders, act, list: async () => [...orders] };
}

interface Options {
  answers?: Answers;
  records?: FakeRecords;
  service?: ReturnType<typeof orderService>;
  isLoggedIn?: boolean;
  /** Where the visitor said they are. */
  location?: string;
  /** The page the address names. */
  step?: PageStep;
  lock?: CheckoutPorts['lock'];
  storedCard?: CheckoutPorts['storedCard'];
  /** What the tab remembers of the page before it. */
  session?: { orderPlaced?: string; orderSent?: string };
  /** The moment at which the page opens. @default '2026-11-22T12:00:00Z' */
  openedAt?: string;
}

/** One tab's page of an order, with its watcher running. */
export function openCheckout({
  answers = {},
  records = fakeRecords(),
  service = orderService(),
  isLoggedIn = true,
  location,
  step = 'payment',
  lock = fakeLock(),
  storedCard = async () => undefined,
  session = {},
  openedAt = '2026-11-22T12:00:00Z',
}: Options = {}) {
  const storage = fakeStorage({
    local: { 'client-session-id': 'visitor-1', ...(isLoggedIn && { id: clara.id, token: 'token' }) },
    session,
    ...(location !== undefined && { cookies: { userLocation: location } }),
  });
  const started = startStore({
    ports: {
      identity: { readUser: async () => clara },
      customers: {
        readCustomer: async () => customerOfClara,
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
      orders: { listOrders: service.list, place: service.act },
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
  const goToStep = vi.fn<CheckoutPorts['goToStep']>(async ({ slug, step: next }) => {
    started.store.dispatch(stepOpened({ slug, step: next }));
  });
  let keys = 0;
  const leavingHeard = new Set<() => void>();
  const ports: CheckoutPorts = {
    ...started.ports,
    storage,
    records,
    lock,
    photos: { prepare: async (file) => file },
    storedCard,
    goToStep,
    leaving: (tell) => {
      leavingHeard.add(tell);
      return () => void leavingHeard.delete(tell);
    },
    newKey: () => `key-${(keys += 1)}-${Math.floor(performance.now() * 1000)}`,
    // The day the tests are about, and the time that passes in them.
    now: () => new Date(Date.parse(openedAt) + performance.now()).toISOString(),
  };
  started.watch(() => watchCheckout(ports), 'checkout');
  const { dispatch } = started.store;
  dispatch(stepOpened({ slug: 'polo', step }));
  return {
    ...started,
    dispatch,
    storage,
    records,
    service,
    goToStep,
    /** The visitor closes the page, reloads it or looks elsewhere. */
    leave: () => {
      for (const tell of leavingHeard) tell();
    },
    /** The step on the page. */
    step: () => selectCheckout(started.store.getState()).page?.step,
    state: () => selectCheckout(started.store.getState()),
    settle: () => vi.advanceTimersByTimeAsync(10_000),
  };
}
