import { createAction } from '@reduxjs/toolkit';
import { call, fork, put, select, takeEvery, takeLatest, takeLeading } from 'typed-redux-saga';
import { cepDigits, isCep } from '#/domain/contact.ts';
import { mayEnter, stepAfter, stepToShow } from '#/domain/order-steps.ts';
import { sessionEnded, userLoaded } from '#/shared/session-events.ts';
import { stepReached } from '#/shared/step-reached.ts';
import type { CheckoutPorts } from './checkout.ports.ts';
import { openingRetried, orderPlaced, stepOpened, verificationAsked } from './checkout.events.ts';
import { shownAddress } from './checkout.shown.ts';
import {
  addressCompleted,
  addressSubmitted,
  burnRetried,
  cepEntered,
  customerLoaded,
  customerSaved,
  dealersWanted,
  documentsConfirmed,
  draftChanged,
  fileChosen,
  orderConfirmed,
  orderFailed,
  personalDataCompleted,
  personalDataSubmitted,
  pickupChosen,
  selectCheckout,
  stepsResumed,
  visitorUnknown,
} from './checkout.slice.ts';
import { forgetDrafts, keepDraft, keepTyping } from './drafts.saga.ts';
import { sendDocuments, takeFile } from './documents.saga.ts';
import { keepToReached, openOrder } from './open-order.saga.ts';
import { loadDealers } from './pickup.saga.ts';
import { burnAgain, lookAgain, placeOrder, verifyOrder } from './place-order.saga.ts';
import { findAddress, saveAddress, savePersonalData } from './save-customer.saga.ts';

/** Nothing but the beginning: the step that is on the page is opened now. */
const watcherStarted = createAction('checkout/watcherStarted');

/** What an order lives through until it is placed. Browser only, loaded with the first step. */
export function* watchCheckout(ports: CheckoutPorts) {
  yield* takeLatest([watcherStarted, stepOpened, userLoaded, openingRetried], openOrder, ports);
  yield* takeEvery(sessionEnded, forgetDrafts, ports);

  yield* takeLatest([draftChanged, personalDataSubmitted, addressSubmitted, dealersWanted], keepTyping, ports);
  // What ends a step is kept at once: another address may be opened in the next moment.
  yield* takeLatest([personalDataCompleted, customerSaved, pickupChosen], keepDraft, ports);
  yield* takeLeading(personalDataSubmitted, savePersonalData, ports);
  yield* takeLeading(addressSubmitted, saveAddress, ports);
  yield* takeLatest(cepEntered, findAddress, ports);
  yield* takeEvery([stepOpened, customerLoaded], searchKnownCep);
  yield* takeEvery([stepOpened, customerLoaded], listKnownDealers);
  yield* fork(tellReached);

  yield* takeEvery(fileChosen, takeFile);
  yield* fork(sendDocuments, ports);

  yield* takeLatest(dealersWanted, loadDealers, ports);
  yield* takeEvery([personalDataCompleted, addressCompleted, documentsConfirmed, pickupChosen], leadOn, ports);

  yield* takeLeading(orderConfirmed, placeOrder, ports);
  yield* takeLeading([verificationAsked, customerLoaded], verifyOrder, ports);
  yield* takeLatest(orderFailed, lookAgain, ports);
  // One that is found after a reload, wherever the page stands by then.
  yield* takeEvery(orderPlaced, keepToReached, ports);
  yield* takeLeading(burnRetried, burnAgain, ports);
  yield* put(watcherStarted());
}

/** Whoever has finished the step on the page is led to the next one. */
function* leadOn({ goToStep }: CheckoutPorts) {
  const { page, progress } = yield* select(selectCheckout);
  const next = page && stepAfter(page.step);
  if (page && next && mayEnter(progress, next)) yield* call(goToStep, { ...page, step: next });
}

/** Says of each step that the visitor is at it, once it is known that they may be: an address may name a later one. */
function* tellReached() {
  let told = '';
  yield* takeEvery([stepOpened, visitorUnknown, customerLoaded, stepsResumed], function* tell() {
    const { page, opening, progress } = yield* select(selectCheckout);
    const isKnown = opening.status === 'ready' || opening.status === 'anonymous';
    if (!page || !isKnown || progress.at === 'placed' || stepToShow(progress, page.step) !== page.step) return;
    const here = `${page.slug}/${page.step}`;
    if (here === told) return;
    told = here;
    yield* put(stepReached(page));
  });
}

/** The postal code of the account is looked for without being typed again. */
function* searchKnownCep() {
  const state = yield* select(selectCheckout);
  const { cep = '', street = '' } = shownAddress(state);
  const isAsked = state.page?.step === 'address' && state.opening.status === 'ready' && state.cep.status === 'idle';
  if (isAsked && isCep(cep) && street.trim() === '') yield* put(cepEntered({ cep: cepDigits(cep) }));
}

/** The region chosen before a reload shows its dealers without being chosen again. */
function* listKnownDealers() {
  const { page, opening, draft, dealers } = yield* select(selectCheckout);
  const { uf, city } = draft.pickup;
  const isAsked = page?.step === 'pickup' && opening.status === 'ready' && dealers.status === 'idle';
  if (isAsked && uf !== undefined) yield* put(dealersWanted({ uf, ...(city !== undefined && { city }) }));
}
