import { all, call, fork, put, select } from 'typed-redux-saga';
import { toAppError, type AppError } from '#/api/app-error.ts';
import { stepToShow } from '#/domain/order-steps.ts';
import { loadFailed } from '#/shared/load-failed.ts';
import { read } from '#/shared/requests.ts';
import { openingFailed, orderPlaced } from './checkout.events.ts';
import type { CheckoutPorts } from './checkout.ports.ts';
import { wantedOf } from './checkout.wanted.ts';
import {
  customerLoaded,
  draftChanged,
  openingStarted,
  selectCheckout,
  stepsResumed,
  visitorUnknown,
} from './checkout.slice.ts';
import type { Orderer } from './checkout.state.ts';
import { judgePersonalData } from '#/shared/personal-form/personal.schema.ts';
import { drafts, placedHere } from './checkout.records.ts';
import { adoptDraft, anonymousOwner } from './drafts.saga.ts';

/**
 * Finds out whose order it is and how far it has come: what the service has of them, and what an earlier visit left.
 * Once that is known nothing is asked again until somebody else comes.
 */
export function* openOrder(ports: CheckoutPorts) {
  const { local } = ports.storage;
  const userId = local.read('token') === undefined ? undefined : local.read('id');
  const known = yield* select(selectCheckout);
  // Another order begins: the page of the one before is left for good.
  if (known.page?.step === 'login') placedHere.remove(ports.storage);
  if (userId === undefined) {
    if (known.opening.status === 'ready') {
      yield* call(keepToReached, ports);
      return;
    }
    const owner = anonymousOwner(ports);
    const draft = owner === undefined ? undefined : yield* call(drafts.read, ports.records, owner);
    if (draft) yield* put(draftChanged(draft));
    yield* put(visitorUnknown());
    yield* call(keepToReached, ports);
    return;
  }
  if (known.opening.status === 'ready' && known.orderer?.user.id === userId) {
    yield* call(keepToReached, ports);
    return;
  }
  yield* put(openingStarted());
  // The first words typed may be the last before the page is left.
  yield* fork(() => ports.records.prepare());
  try {
    const { orderer, documents } = yield* readOrderer(ports, userId);
    const draft = yield* call(adoptDraft, ports, userId);
    yield* put(customerLoaded({ orderer, documents, ...(draft && { draft }) }));
    const placed = placedHere.read(ports.storage, userId);
    if (placed && known.page?.step === 'payment' && known.page.slug === placed.slug) {
      const { slug: _, ...order } = placed;
      yield* put(orderPlaced({ ...order, hasCoupon: false, isFound: true }));
      return;
    }
    yield* call(resume, ports, orderer);
    yield* call(keepToReached, ports);
  } catch (caught) {
    yield* fail(toAppError(caught));
  }
}

/** A later step can't be entered early: whoever asks for one is shown the one to do now. */
export function* keepToReached({ goToStep }: CheckoutPorts) {
  const { page, progress } = yield* select(selectCheckout);
  if (!page) return;
  const step = stepToShow(progress, page.step);
  if (step !== page.step) yield* call(goToStep, { ...page, step }, { isInPlace: true });
}

function* readOrderer({ identity, customers, documents, orders }: CheckoutPorts, userId: string) {
  const found = yield* all({
    user: call(function* readUser() {
      return yield* read((signal) => identity.readUser(userId, signal));
    }),
    customer: call(function* readCustomer() {
      return yield* read((signal) => customers.readCustomer(userId, signal));
    }),
    genders: call(function* readGenders() {
      return yield* read((signal) => customers.listGenders(signal));
    }),
    civilStatuses: call(function* readCivilStatuses() {
      return yield* read((signal) => customers.listCivilStatuses(signal));
    }),
    states: call(function* readStates() {
      return yield* read((signal) => customers.listCustomerStates(signal));
    }),
    documents: call(function* readDocuments() {
      return yield* read((signal) => documents.listDocuments(userId, signal));
    }),
    orders: call(function* readOrders() {
      return yield* read((signal) => orders.listOrders(userId, signal));
    }),
  });
  const { user, customer, genders, civilStatuses, states } = found;
  const orderer: Orderer = {
    user,
    ...(customer && { customer }),
    lists: { genders, civilStatuses, states },
    knownOrderIds: found.orders.map(({ id }) => id),
  };
  return { orderer, documents: found.documents };
}

/** Steps that were finished before a reload are finished after it. */
function* resume({ now }: CheckoutPorts, { user, customer, lists }: Orderer) {
  const state = yield* select(selectCheckout);
  const { draft } = state;
  if (!customer) {
    const judging = { lists, accountCpf: user.document, today: now().slice(0, 10) };
    const isRight = Object.keys(judgePersonalData(draft.personal, judging)).length === 0;
    if (draft.isPersonalComplete && isRight) yield* put(stepsResumed([{ type: 'personalDataCompleted' }]));
    return;
  }
  // Whoever went on from the documents before, and still has all of them at the service, goes on from there.
  const areAllThere = wantedOf(state).every((kind) => state.documents[kind].status === 'success');
  if (draft.pickup.uf === undefined || !areAllThere) return;
  const { dealer } = draft.pickup;
  yield* put(
    stepsResumed([
      { type: 'documentsCompleted' },
      ...(dealer ? [{ type: 'pickupChosen', locationId: dealer.id } as const] : []),
    ]),
  );
}

function* fail(error: AppError) {
  if (error.kind === 'unauthorized') {
    yield* put(visitorUnknown());
    return;
  }
  yield* put(openingFailed(error));
  yield* put(loadFailed({ slice: 'checkout', error }));
}
