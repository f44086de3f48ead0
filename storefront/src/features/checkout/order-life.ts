/** The life of an order on its page, from the last step to its number. The slice follows this table. */
import type { CheckoutState } from './checkout.state.ts';

export const orderStates = [
  'reviewing',
  'checking',
  'priceChanged',
  'reviewChanged',
  'sending',
  'verifying',
  'beingChecked',
  'nothingHappened',
  'placed',
] as const;
export type OrderState = (typeof orderStates)[number];

export const orderEvents = [
  'confirmed',
  'priceMoved',
  'factsMoved',
  'sent',
  'readingStarted',
  'stillUnknown',
  'notPlaced',
  'isPlaced',
  'stepOpened',
  'anotherBegun',
] as const;
export type OrderLifeEvent = (typeof orderEvents)[number];

/** `stays`: the event changes nothing in that state. */
export type OrderCell = OrderState | 'stays';

/** States in which nothing is under way, and an order may be confirmed. */
const mayConfirm = {
  confirmed: 'checking',
  priceMoved: 'stays',
  factsMoved: 'stays',
  sent: 'stays',
  // An order that an earlier page or another tab has sent is looked for.
  readingStarted: 'verifying',
  stillUnknown: 'beingChecked',
  notPlaced: 'nothingHappened',
  isPlaced: 'placed',
  stepOpened: 'stays',
  anotherBegun: 'reviewing',
} as const satisfies Record<OrderLifeEvent, OrderCell>;

/**
 * - reviewing: the visitor reads the order. `confirmed` only counts where nothing is under way and nothing is unknown.
 * - checking: price, coupon, customer and documents are read again; `priceMoved` and `factsMoved` show what differs.
 * - sending: the request is on its way.
 * - verifying: the orders are read.
 * - beingChecked: the order may still come; nothing can be confirmed in any tab (shared/ledger).
 * - nothingHappened: no order was placed; it may be confirmed again.
 */
export const orderLife = {
  reviewing: mayConfirm,
  checking: {
    confirmed: 'stays',
    priceMoved: 'priceChanged',
    factsMoved: 'reviewChanged',
    sent: 'sending',
    readingStarted: 'stays',
    stillUnknown: 'beingChecked',
    notPlaced: 'nothingHappened',
    isPlaced: 'placed',
    stepOpened: 'stays',
    anotherBegun: 'stays',
  },
  // The step may be opened with another plan, or after the visitor has corrected what differed.
  priceChanged: { ...mayConfirm, stepOpened: 'reviewing' },
  reviewChanged: { ...mayConfirm, stepOpened: 'reviewing' },
  sending: {
    confirmed: 'stays',
    priceMoved: 'stays',
    factsMoved: 'stays',
    sent: 'stays',
    readingStarted: 'verifying',
    stillUnknown: 'beingChecked',
    notPlaced: 'nothingHappened',
    isPlaced: 'placed',
    stepOpened: 'stays',
    anotherBegun: 'stays',
  },
  verifying: {
    confirmed: 'stays',
    priceMoved: 'stays',
    factsMoved: 'stays',
    sent: 'stays',
    readingStarted: 'stays',
    stillUnknown: 'beingChecked',
    notPlaced: 'nothingHappened',
    isPlaced: 'placed',
    stepOpened: 'stays',
    anotherBegun: 'stays',
  },
  beingChecked: {
    confirmed: 'stays',
    priceMoved: 'stays',
    factsMoved: 'stays',
    sent: 'stays',
    readingStarted: 'verifying',
    stillUnknown: 'beingChecked',
    notPlaced: 'nothingHappened',
    isPlaced: 'placed',
    stepOpened: 'stays',
    anotherBegun: 'stays',
  },
  nothingHappened: mayConfirm,
  placed: {
    confirmed: 'stays',
    priceMoved: 'stays',
    factsMoved: 'stays',
    sent: 'stays',
    readingStarted: 'stays',
    stillUnknown: 'stays',
    notPlaced: 'stays',
    isPlaced: 'stays',
    stepOpened: 'stays',
    anotherBegun: 'reviewing',
  },
} as const satisfies Record<OrderState, Record<OrderLifeEvent, OrderCell>>;

/** Where an order is in its life. */
export function orderStateOf({ placing, placed }: Pick<CheckoutState, 'placing' | 'placed'>): OrderState {
  if (placed) return 'placed';
  if (placing.status === 'failed') return placing.outcome;
  return placing.status === 'idle' ? 'reviewing' : placing.status;
}

/** True when the table lets the event happen to this order. */
export const mayHappen = (state: Pick<CheckoutState, 'placing' | 'placed'>, event: OrderLifeEvent): boolean =>
  orderLife[orderStateOf(state)][event] !== 'stays';

/** True while an answer is awaited. */
export const isUnderWay = (state: Pick<CheckoutState, 'placing' | 'placed'>): boolean =>
  ['checking', 'sending', 'verifying'].includes(orderStateOf(state));
