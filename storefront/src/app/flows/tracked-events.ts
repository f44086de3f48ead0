import { put, select, takeEvery } from 'typed-redux-saga';
import { offerOpened } from '#/features/catalog/index.ts';
import { couponEntered } from '#/features/coupon/index.ts';
import { contactFailed, contactSent, contactSubmitted } from '#/features/dealers/index.ts';
import { locationAsked, selectionChanged, sharePressed } from '#/features/offer/index.ts';
import { contactPressed } from '#/shared/page/open-store.ts';
import { nameOfStep, numberOfStep } from '#/domain/order/order-steps.ts';
import { passwordChangeFailed, resetEmailFailed } from '#/features/recovery/index.ts';
import {
  companyRegistered,
  companySubmitted,
  confirmationUnanswered,
  individualRegistered,
  individualSubmitted,
  linkRefused,
  noticeFailed,
  noticeSubmitted,
  noticeTaken,
  registrationFailed,
  selectRegistration,
} from '#/features/registration/index.ts';
import { loginFailed, loginSucceeded, selectUser } from '#/features/session/index.ts';
import { interactionTracked, type TrackedPerson } from '#/features/tracking/index.ts';
import { fieldLeft } from '#/shared/forms/field-left.ts';
import { sessionEnded, userLoaded } from '#/shared/page/session-events.ts';
import { stepReached } from '#/shared/page/step-reached.ts';

/** Measured events of the features, with their names of the specification (§7, browser analytics). */
export function* translateTrackedEvents() {
  yield* takeEvery(offerOpened, function* carFollowed({ payload }) {
    yield* put(interactionTracked({ event: 'cta_carro', ...payload }));
  });
  yield* takeEvery(contactPressed, function* contactFollowed({ payload }) {
    yield* put(interactionTracked({ event: 'Whatsapp_Click', ...payload }));
  });
  yield* takeEvery(sharePressed, function* shared({ payload }) {
    yield* put(interactionTracked({ event: 'user_interaction', action: 'compartilhar', label: payload.slug }));
  });
  yield* takeEvery(locationAsked, function* located() {
    yield* put(interactionTracked({ event: 'user_interaction', action: 'localizacao' }));
  });
  yield* takeEvery(couponEntered, function* couponTried() {
    yield* put(interactionTracked({ event: 'user_interaction', action: 'cupom' }));
  });
  yield* takeEvery(selectionChanged, function* planChanged({ payload }) {
    yield* put(interactionTracked({ event: 'user_interaction', action: 'plano', label: payload.slug }));
  });
  yield* takeEvery(stepReached, function* reached({ payload: { step } }) {
    const label = `${numberOfStep(step)} ${nameOfStep(step)}`;
    yield* put(interactionTracked({ event: 'user_interaction', action: 'etapa', label }));
  });
  yield* translateIdentityEvents();
}

/** Forms and their persons: known values are sent along as hashes (features/tracking). */
function* translateIdentityEvents() {
  /** Values of each form, until it is finished. */
  const typed = new Map<string, TrackedPerson>();
  /** The logged-in user, who is no longer in the state when the log-out is handled. */
  let user: TrackedPerson = {};

  yield* takeEvery(fieldLeft, function* leftField({ payload: { form, field, identifier } }) {
    const person = identifier && { [identifier.kind]: identifier.value };
    if (person) typed.set(form, { ...typed.get(form), ...person });
    yield* put(interactionTracked({ event: 'form_blur', form, field, ...(person && { person }) }));
  });
  yield* takeEvery(userLoaded, function* known() {
    const { email = '', phone = '', cep = '' } = (yield* select(selectUser)) ?? {};
    user = { email, phone, cep };
  });
  yield* takeEvery(loginSucceeded, function* loggedIn() {
    typed.clear();
    yield* put(interactionTracked({ event: 'login', person: user }));
  });
  yield* takeEvery(sessionEnded, function* left({ payload: { why } }) {
    const person = user;
    user = {};
    typed.clear();
    if (why === 'loggedOut') yield* put(interactionTracked({ event: 'logoff_sucesso', person }));
  });

  function* failed(form: string, reason: string) {
    yield* put(interactionTracked({ event: 'error', form, reason, person: typed.get(form) ?? {} }));
  }
  yield* takeEvery(loginFailed, ({ payload }) => failed('login', payload.kind));
  yield* takeEvery([individualSubmitted, companySubmitted], function* remember() {
    // Fields that the browser fills in get no blur event.
    const { email, phone, cep } = (yield* select(selectRegistration)).values;
    typed.set('registration', { email, phone, cep });
  });
  yield* takeEvery([individualRegistered, companyRegistered], function* signedUp({ type }) {
    const person = typed.get('registration') ?? {};
    typed.delete('registration');
    const personType = type === companyRegistered.type ? 'pj' : 'pf';
    yield* put(interactionTracked({ event: 'signup', personType, person }));
  });
  yield* takeEvery(registrationFailed, ({ payload: { isAlreadyRegistered, isUnknown } }) => {
    const answered = isAlreadyRegistered ? 'alreadyRegistered' : 'refused';
    return failed('registration', isUnknown ? 'unanswered' : answered);
  });
  yield* takeEvery([linkRefused, confirmationUnanswered], ({ type }) =>
    failed('confirmation', type === linkRefused.type ? 'refused' : 'unanswered'),
  );
  yield* takeEvery(noticeSubmitted, ({ payload: { phone } }) => {
    typed.set('availability-notice', { phone });
  });
  yield* takeEvery(noticeTaken, () => {
    typed.delete('availability-notice');
  });
  yield* takeEvery(noticeFailed, ({ payload }) =>
    failed('availability-notice', payload.isUnknown ? 'unanswered' : 'refused'),
  );
  yield* takeEvery(contactSubmitted, ({ payload: { email, phone } }) => {
    typed.set('dealer-contact', { email, phone });
  });
  yield* takeEvery(contactSent, () => {
    typed.delete('dealer-contact');
  });
  yield* takeEvery(contactFailed, ({ payload }) =>
    failed('dealer-contact', payload.isUnknown ? 'unanswered' : 'refused'),
  );
  yield* takeEvery(resetEmailFailed, () => failed('recovery', 'emailNotSent'));
  yield* takeEvery(passwordChangeFailed, ({ payload }) => failed('newPassword', payload.problem.kind));
}
