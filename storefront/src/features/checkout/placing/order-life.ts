/** The life of an order on its page, from the last step to its number. The slice follows this table. */
import type { CheckoutState } from '../checkout.state.ts';

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
  'seen',
] as const;
export type OrderState = (typeof orderStates)[number];

export const orderEvents = [
  'confirmed',
  'priceMoved',
  'factsMoved',
  'sent',
  'checkedAgain',
  'readingStarted',
  'stillUnknown',
  'notPlaced',
  'isPlaced',
  'numberShown',
  'cancelled',
  'methodChanged',
  'lastStepLeft',
  'lastStepEntered',
  'anotherBegun',
] as const;
export type OrderLifeEvent = (typeof orderEvents)[number];

/** `stays`: the event changes nothing in that state. */
export type OrderCell = OrderState | 'stays';

const unchanged = {
  confirmed: 'stays',
  priceMoved: 'stays',
  factsMoved: 'stays',
  sent: 'stays',
  checkedAgain: 'stays',
  readingStarted: 'stays',
  stillUnknown: 'stays',
  notPlaced: 'stays',
  isPlaced: 'stays',
  numberShown: 'stays',
  cancelled: 'stays',
  methodChanged: 'stays',
  lastStepLeft: 'stays',
  lastStepEntered: 'stays',
  anotherBegun: 'stays',
} as const satisfies Record<OrderLifeEvent, OrderCell>;

/** States without a pending request, in which an order may be confirmed. */
const mayConfirm = {
  ...unchanged,
  confirmed: 'checking',
  // An order that an earlier page or another tab has sent is looked for.
  readingStarted: 'verifying',
  stillUnknown: 'beingChecked',
  notPlaced: 'nothingHappened',
  isPlaced: 'placed',
  anotherBegun: 'reviewing',
} as const satisfies Record<OrderLifeEvent, OrderCell>;

/**
 * - reviewing: the visitor reads the order. `confirmed` only counts where nothing is under way and nothing is unknown.
 * - checking: price, coupon, customer and documents are read again; `priceMoved` and `factsMoved` show what differs.
 * - sending: the request is on its way. `checkedAgain`: its session was refused, and everything is done again after the
 *   log-in.
 * - verifying: the orders are read.
 * - beingChecked: the order may still come; nothing can be confirmed in any tab (shared/ledger).
 * - nothingHappened: no order was placed; it may be confirmed again.
 * - placed: the visitor has not seen its number yet. It is shown before an order of any car begins.
 * - seen: the visitor has seen it. They may order another car.
 *
 * `cancelled`: the order that was placed, or that was looked for, has been cancelled or has expired since.
 */
export const orderLife = {
  reviewing: mayConfirm,
  checking: {
    ...unchanged,
    priceMoved: 'priceChanged',
    factsMoved: 'reviewChanged',
    sent: 'sending',
    stillUnknown: 'beingChecked',
    notPlaced: 'nothingHappened',
    isPlaced: 'placed',
  },
  // An outcome holds for the page that showed it. It may be opened again with another plan, after a correction, or
  // after another tab has ordered.
  priceChanged: { ...mayConfirm, lastStepLeft: 'reviewing' },
  // A step that is due again tells the change, and is opened in the last one's place.
  reviewChanged: { ...mayConfirm, lastStepEntered: 'reviewing' },
  sending: {
    ...unchanged,
    checkedAgain: 'checking',
    readingStarted: 'verifying',
    stillUnknown: 'beingChecked',
    notPlaced: 'nothingHappened',
    isPlaced: 'placed',
  },
  verifying: {
    ...unchanged,
    stillUnknown: 'beingChecked',
    notPlaced: 'nothingHappened',
    isPlaced: 'placed',
    cancelled: 'reviewing',
  },
  beingChecked: {
    ...unchanged,
    readingStarted: 'verifying',
    stillUnknown: 'beingChecked',
    notPlaced: 'nothingHappened',
    isPlaced: 'placed',
    cancelled: 'reviewing',
  },
  // The failure was about the former way to pay.
  nothingHappened: { ...mayConfirm, methodChanged: 'reviewing', lastStepLeft: 'reviewing' },
  placed: {
    ...unchanged,
    numberShown: 'seen',
    cancelled: 'reviewing',
  },
  seen: {
    ...unchanged,
    cancelled: 'reviewing',
    anotherBegun: 'reviewing',
  },
} as const satisfies Record<OrderState, Record<OrderLifeEvent, OrderCell>>;

export function orderStateOf({ placing, placed }: Pick<CheckoutState, 'placing' | 'placed'>): OrderState {
  if (placed) return placed.isNumberShown ? 'seen' : 'placed';
  if (placing.status === 'failed') return placing.outcome;
  return placing.status === 'idle' ? 'reviewing' : placing.status;
}

/** True when the table lets the event happen to this order. */
export const mayHappen = (state: Pick<CheckoutState, 'placing' | 'placed'>, event: OrderLifeEvent): boolean =>
  orderLife[orderStateOf(state)][event] !== 'stays';

/** True while a response is awaited. */
export const isUnderWay = (state: Pick<CheckoutState, 'placing' | 'placed'>): boolean =>
  ['checking', 'sending', 'verifying'].includes(orderStateOf(state));
