import { call, cancel, fork, put, select, take, takeEvery, takeLatest, takeLeading } from 'typed-redux-saga';
import { cepDigits, isCep } from '#/domain/contact/contact.ts';
import { mayEnter, stepAfter } from '#/domain/order/order-steps.ts';
import { serverMessageOf } from '#/shared/failures/server-message.ts';
import { documentArrived } from '#/shared/ledger/settled-events.ts';
import { sessionEnded, userLoaded } from '#/shared/page/session-events.ts';
import { stepReached } from '#/shared/page/step-reached.ts';
import type { CheckoutPorts } from './checkout.ports.ts';
import {
  orderCouponChanged,
  orderPlaced,
  orderNumberShown,
  orderOpened,
  orderSeen,
  stepOpened,
  verificationAsked,
} from './checkout.events.ts';
import { dueStepOf, pageToShow } from './checkout.gate.ts';
import { shownAddress } from './checkout.shown.ts';
import { burnCoupons } from './placing/burn-coupon.saga.ts';
import {
  addressCompleted,
  addressSubmitted,
  burnRetried,
  cepEntered,
  customerLoaded,
  customerSaved,
  dealerSelected,
  dealersWanted,
  documentsConfirmed,
  draftChanged,
  fileChosen,
  orderConfirmed,
  orderFailed,
  personalDataCompleted,
  personalDataSubmitted,
  pickupChosen,
  regionProposed,
  selectCheckout,
  uploadCancelled,
  uploadFailed,
  visitorUnknown,
} from './checkout.slice.ts';
import { forgetDrafts, keepDraft, keepTyping } from './saving/drafts.saga.ts';
import { cancelDocument, readLateDocuments, sendDocuments, takeFile } from './documents/documents.saga.ts';
import { followDueStep, openOrders } from './open-order.saga.ts';
import { storedUserId } from '#/shared/storage/stored-session.ts';
import { checkPlaced, recordSeenOrder } from './placing/order-intent.saga.ts';
import { loadDealers } from './saving/pickup.saga.ts';
import { placeOrder } from './placing/place-order.saga.ts';
import { readLateSaves, saveAddress, savePersonalData, searchPostalCodes } from './saving/save-customer.saga.ts';
import { verifyAgain, verifyOrder } from './placing/verify-order.saga.ts';

/** The flows of an order, from its first step until it is placed. Browser only, loaded with the first step. */
export function* watchCheckout(ports: CheckoutPorts) {
  while (true) {
    // When the former visitor's tasks have ended, the session of the new visitor is stored.
    let userId = storedUserId(ports.storage);
    // When another person logs in, this is cancelled with its requests: a late response must not reach them.
    const visit = yield* fork(watchVisitor, ports);
    let isLogOut = false;
    let isOver = false;
    while (!isOver) {
      const event = yield* take([userLoaded, sessionEnded]);
      isLogOut = sessionEnded.match(event) && event.payload.why === 'loggedOut';
      isOver = isLogOut || (userLoaded.match(event) && userId !== undefined && event.payload.userId !== userId);
      if (userLoaded.match(event)) userId = event.payload.userId;
    }
    yield* cancel(visit);
    if (isLogOut) yield* call(forgetDrafts, ports);
  }
}

/** The flows of one visitor. */
function* watchVisitor(ports: CheckoutPorts) {
  yield* fork(openOrders, ports);
  yield* fork(followDueStep, ports);

  yield* takeLatest(
    [draftChanged, personalDataSubmitted, addressSubmitted, dealersWanted, dealerSelected],
    keepTyping,
    ports,
  );
  // Stored at once, because the next step's URL is opened right after it.
  yield* takeLatest([personalDataCompleted, customerSaved, pickupChosen, orderCouponChanged], keepDraft, ports);
  yield* takeLeading(personalDataSubmitted, savePersonalData, ports);
  yield* takeLeading(addressSubmitted, saveAddress, ports);
  yield* takeLeading(customerLoaded, readLateSaves, ports);
  yield* fork(searchPostalCodes, ports);
  yield* takeEvery([stepOpened, orderOpened], searchKnownCep);
  yield* takeEvery([stepOpened, orderOpened], listKnownDealers);
  yield* fork(reportReachedSteps);

  yield* takeEvery(fileChosen, takeFile);
  yield* fork(sendDocuments, ports);
  yield* takeEvery(uploadCancelled, cancelDocument, ports);
  // A stopped upload may arrive. A reading that began before a file was sent does not have it.
  const endsOfUploads = [fileChosen, documentArrived, uploadFailed, uploadCancelled];
  let seenAt = 0;
  yield* takeLatest([customerLoaded, orderSeen, ...endsOfUploads], ({ type }) => {
    if (type === orderSeen.type) seenAt = ports.ledger.now();
    return readLateDocuments(ports, seenAt);
  });

  yield* takeLatest([dealersWanted, regionProposed], loadDealers, ports);
  yield* takeEvery([personalDataCompleted, addressCompleted, documentsConfirmed, pickupChosen], leadOn, ports);

  yield* takeLeading(orderConfirmed, placeOrder, ports);
  yield* takeLeading([verificationAsked, customerLoaded], verifyOrder, ports);
  yield* takeLatest(orderFailed, verifyAgain, ports);
  yield* fork(showRejections, ports);
  yield* takeEvery(orderNumberShown, recordSeenOrder, ports);
  yield* takeLatest([orderSeen, stepOpened], checkPlaced, ports);
  // Not as a part of an order's flow: while a burn is repeated, the visitor may confirm another order.
  yield* takeEvery([customerLoaded, orderPlaced, burnRetried], burnCoupons, ports);
}

/** The toast of a rejected order is shown until the next confirmation, change or page, or until the visitor closes it. */
function* showRejections({ showRejection }: CheckoutPorts) {
  let shown: string | undefined;
  try {
    while (true) {
      yield* take([orderFailed, orderConfirmed, draftChanged, stepOpened, orderPlaced]);
      const { placing } = yield* select(selectCheckout);
      const message = placing.status === 'failed' ? serverMessageOf(placing.error) : undefined;
      if (message !== shown) showRejection((shown = message));
    }
  } finally {
    // Another person must not see it.
    if (shown !== undefined) showRejection(undefined);
  }
}

/** Opens the next step when the gate says that the open one is finished. */
function* leadOn({ goToStep }: CheckoutPorts) {
  const state = yield* select(selectCheckout);
  const { page } = state;
  const next = page && stepAfter(page.step);
  if (!page || !next || !mayEnter(dueStepOf(state), next)) return;
  yield* call(goToStep, { ...page, step: next });
}

/** Reports each step that the visitor reaches. A URL may name a step that isn't due. */
function* reportReachedSteps() {
  let lastReported = '';
  yield* takeEvery([stepOpened, visitorUnknown, orderOpened], function* reportStep() {
    const state = yield* select(selectCheckout);
    const { page, placed } = state;
    if (!page || placed || pageToShow(state)?.step !== page.step) return;
    const here = `${page.slug}/${page.step}`;
    if (here === lastReported) return;
    lastReported = here;
    yield* put(stepReached(page));
  });
}

/** Looks up the postal code of the account or of an earlier page, whose address another code replaces. */
function* searchKnownCep() {
  const state = yield* select(selectCheckout);
  const { cep = '' } = shownAddress(state);
  const isDue = state.page?.step === 'address' && state.opening.status === 'ready' && state.cep.status === 'idle';
  const isStored = cepDigits(cep) === state.orderer?.customer?.address.cep;
  if (isDue && isCep(cep) && !isStored) yield* put(cepEntered({ cep: cepDigits(cep) }));
}

/** Lists the dealers of the region that was chosen before a reload, or else of the visitor's own. */
function* listKnownDealers() {
  const checkout = yield* select(selectCheckout);
  const { page, opening, draft, dealers, orderer } = checkout;
  if (page?.step !== 'pickup' || opening.status !== 'ready' || dealers.status !== 'idle') return;
  const { uf, city } = draft.pickup;
  if (uf !== undefined) yield* put(dealersWanted({ uf, ...(city !== undefined && { city }) }));
  const home = shownAddress(checkout);
  const state = orderer?.lists.states.find(({ id }) => String(id) === home.state);
  if (uf === undefined && state) yield* put(regionProposed({ uf: state.uf, ...(home.city && { city: home.city }) }));
}
