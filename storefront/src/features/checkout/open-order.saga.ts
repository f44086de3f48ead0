import type { Action } from '@reduxjs/toolkit';
import { buffers, type Task } from 'redux-saga';
import { actionChannel, all, call, cancel, fork, put, select, take, takeEvery } from 'typed-redux-saga';
import { toAppError, type AppError } from '#/api/app-error.ts';
import { loadFailed } from '#/shared/failures/load-failed.ts';
import { isoDateOf } from '#/shared/text/moments.ts';
import { read } from '#/shared/loading/requests.ts';
import { readCustomerLists } from '#/shared/personal-form/read-lists.ts';
import { readDocuments } from '#/shared/uploads/upload-document.ts';
import { userLoaded } from '#/shared/page/session-events.ts';
import {
  openingFailed,
  openingRetried,
  openingStarted,
  orderCouponRemembered,
  orderOpened,
  orderPlaced,
  stepOpened,
} from './checkout.events.ts';
import type { CheckoutPorts } from './checkout.ports.ts';
import { pageToShow } from './checkout.gate.ts';
import { customerLoaded, draftChanged, selectCheckout, visitorUnknown } from './checkout.slice.ts';
import type { CheckoutState, OrderDraft, Orderer } from './checkout.state.ts';
import { validatePersonalData } from '#/shared/personal-form/personal.schema.ts';
import { drafts, tabOrder } from './checkout.records.ts';
import { adoptDraft, anonymousOwner, readDraft } from './saving/drafts.saga.ts';
import { closeIfCancelled, findUnshownOrder, readAgreed } from './placing/order-intent.saga.ts';
import { storedUserId } from '#/shared/storage/stored-session.ts';

/**
 * Opens the visitor's order: at once, and whenever a step is opened or a user is loaded. While the order of a user is
 * being opened, such an event of the same user does not open it again.
 */
export function* openOrders(ports: CheckoutPorts) {
  let opening: Task | undefined;
  let openedFor: string | undefined;
  let hasLoggedIn = false;
  function* open(event?: Action) {
    const userId = storedUserId(ports.storage);
    if (opening?.isRunning() && openedFor === userId) {
      hasLoggedIn ||= event !== undefined && userLoaded.match(event);
      return;
    }
    if (opening) yield* cancel(opening);
    openedFor = userId;
    opening = yield* fork(function* openFor() {
      let status: CheckoutState['opening']['status'];
      do {
        hasLoggedIn = false;
        yield* call(openOrder, ports, userId);
        ({ status } = (yield* select(selectCheckout)).opening);
        // Another order was begun meanwhile, or one read got 401 before the log-in and the others continued after it.
      } while (status === 'closed' || (hasLoggedIn && status === 'anonymous'));
    });
  }
  yield* takeEvery([stepOpened, userLoaded, openingRetried], open);
  yield* call(open);
}

/**
 * Reads the visitor's data from the service, and the draft of an earlier page. After that, opening a step reads nothing.
 */
function* openOrder(ports: CheckoutPorts, userId: string | undefined) {
  const known = yield* select(selectCheckout);
  // Another order begins: a reload must not show the former one, whose number the visitor has seen.
  const own = userId === undefined ? undefined : tabOrder.read(ports.storage, userId);
  if (known.page?.step === 'login' && own?.shownSlug !== undefined) tabOrder.remove(ports.storage);
  // Another person's order is opened after `userLoaded`.
  const isAnothers = known.orderer !== undefined && userId !== undefined && known.orderer.user.id !== userId;
  if (known.opening.status === 'ready' || isAnothers) return undefined;
  if (userId === undefined) return yield* call(openWithoutSession, ports);
  yield* put(openingStarted());
  // Opens the database now, because a write while the page is being left could not wait for it.
  yield* fork(() => ports.records.prepare());
  try {
    // A page that is opened again after a failure keeps its input: another tab may have stored its own.
    // The draft is read first: if another tab has ended it by saving the customer, the customer read next is the saved one.
    const { draft, typedBy } = known.orderer ? { draft: known.draft } : yield* readDraft(ports, userId);
    const { orderer, documents } = yield* readOrderer(ports, userId);
    if (draft && typedBy !== undefined) yield* call(adoptDraft, ports, userId, draft, typedBy);
    yield* put(
      customerLoaded({ orderer, documents, ...(draft && { draft: validDraft(draft, orderer, ports.now()) }) }),
    );
    if (draft?.coupon !== undefined) yield* put(orderCouponRemembered({ code: draft.coupon }));
    yield* call(resumePlaced, ports, userId);
    yield* put(orderOpened());
  } catch (caught) {
    yield* fail(toAppError(caught));
  }
  return undefined;
}

function* openWithoutSession(ports: CheckoutPorts) {
  const owner = anonymousOwner(ports);
  const draft = owner === undefined ? undefined : yield* call(drafts.read, ports.records, owner);
  if (draft) yield* put(draftChanged(draft));
  yield* put(visitorUnknown());
}

/**
 * A page that has shown a placed order shows it again after a reload and begins no other. An order that no tab has
 * shown is shown by the next page of an order.
 */
function* resumePlaced(ports: CheckoutPorts, userId: string) {
  const { page } = yield* select(selectCheckout);
  const own = tabOrder.read(ports.storage, userId);
  const isShownHere = own?.shownSlug !== undefined && page?.step === 'payment' && page.slug === own.shownSlug;
  const intent = isShownHere ? own.intent : yield* call(findUnshownOrder, ports, userId);
  // The list that was read first may be older than a cancellation: the other readings may have been repeated for a minute.
  if (!intent || (yield* closeIfCancelled(ports, intent))) return;
  const agreed = yield* call(readAgreed, ports, intent);
  const [orderId, { slug }] = [intent.result ?? '', intent.details];
  yield* put(orderPlaced({ orderId, slug, hasCoupon: false, isFound: true, ...(agreed && { agreed }) }));
}

/**
 * Opens the due step whenever the page's step can't be entered (any more), whatever has happened. After a change of page
 * it looks again if anything has happened meanwhile.
 */
export function* followDueStep({ goToStep }: CheckoutPorts) {
  const actions = yield* actionChannel('*', buffers.sliding<Action>(1));
  while (true) {
    yield* take(actions);
    const state = yield* select(selectCheckout);
    const due = pageToShow(state);
    if (due && due.step !== state.page?.step) yield* call(goToStep, due, { isInPlace: true });
  }
}

function* readOrderer(ports: CheckoutPorts, userId: string) {
  const { identity, customers, orders } = ports;
  const found = yield* all({
    user: call(() => read((signal) => identity.readUser(userId, signal))),
    customer: call(() => read((signal) => customers.readCustomer(userId, signal))),
    lists: call(readCustomerLists, customers),
    documents: call(readDocuments, ports, userId),
    orders: call(() => read((signal) => orders.listOrders(userId, signal))),
  });
  const { user, customer, lists } = found;
  const orderer: Orderer = {
    user,
    ...(customer && { customer }),
    lists,
    orders: found.orders.map(({ id, status, productId }) => ({ id, status, productId })),
  };
  return { orderer, documents: found.documents };
}

/** Step 4 was finished in an earlier visit; what was valid then may have expired. */
function validDraft(draft: OrderDraft, { user, customer, lists }: Orderer, now: string): OrderDraft {
  const { submitted, ...rest } = draft;
  if (!submitted || customer) return rest;
  const faults = validatePersonalData(submitted, { lists, accountCpf: user.document, today: isoDateOf(new Date(now)) });
  return Object.keys(faults).length === 0 ? draft : rest;
}

function* fail(error: AppError) {
  if (error.kind === 'unauthorized') {
    yield* put(visitorUnknown());
    return;
  }
  yield* put(openingFailed(error));
  yield* put(loadFailed({ slice: 'checkout', error }));
}
