import type { UnknownAction } from '@reduxjs/toolkit';
import { expect, test } from 'vitest';
import { contactFailed, contactSent, contactSubmitted } from '#/features/dealers/index.ts';
import { loginFailed, loginSucceeded } from '#/features/session/index.ts';
import {
  companyRegistered,
  companySubmitted,
  confirmationUnanswered,
  individualRegistered,
  individualSubmitted,
  linkRefused,
  noticeFailed,
  noticeSubmitted,
  registrationFailed,
} from '#/features/registration/index.ts';
import { passwordChangeFailed, resetEmailFailed } from '#/features/recovery/index.ts';
import { interactionTracked } from '#/features/tracking/index.ts';
import { fieldLeft } from '#/shared/forms/field-left.ts';
import { sessionEnded, userLoaded } from '#/shared/page/session-events.ts';
import { stepReached } from '#/shared/page/step-reached.ts';
import { startStore } from '#/test-support/index.ts';
import { translateTrackedEvents } from './tracked-events.ts';

const email = 'clara@exemplo.com.br';
const person = { email, phone: '11900000001', cep: '01310100' };
const clara = { id: '1001', fullName: 'Clara', document: '52998224725', isEmailConfirmed: true, ...person };

function startTranslating() {
  const started = startStore();
  started.watch(translateTrackedEvents);
  const { store } = started;
  return {
    dispatch: store.dispatch,
    arrive: () => {
      store.dispatch({ type: 'session/profileRead', payload: clara });
      store.dispatch(userLoaded({ userId: clara.id }));
    },
    told: () => started.eventsOf(interactionTracked.type).map((event) => ('payload' in event ? event.payload : event)),
  };
}

test('leaving a field is tracked as a form blur with the person it names', () => {
  const { dispatch, told } = startTranslating();
  dispatch(fieldLeft({ form: 'login', field: 'identifier', identifier: { kind: 'email', value: email } }));
  dispatch(fieldLeft({ form: 'login', field: 'password' }));
  expect(told()).toEqual([
    { event: 'form_blur', form: 'login', field: 'identifier', person: { email } },
    { event: 'form_blur', form: 'login', field: 'password' },
  ]);
});

test('a log-in is tracked, and a session restored at page start is not', () => {
  const { dispatch, arrive, told } = startTranslating();
  arrive();
  expect(told()).toEqual([]);
  dispatch(loginSucceeded());
  expect(told()).toEqual([{ event: 'login', person }]);
});

test('a log-out is tracked with its user, and a rejected session is not a log-out', () => {
  const { dispatch, arrive, told } = startTranslating();
  arrive();
  dispatch(sessionEnded({ why: 'loggedOut' }));
  dispatch(sessionEnded({ why: 'loggedOut' }));
  dispatch(sessionEnded({ why: 'refused' }));
  expect(told()).toEqual([
    { event: 'logoff_sucesso', person },
    { event: 'logoff_sucesso', person: {} },
  ]);
});

test('an error is tracked with its form, its reason and the person named in the form', () => {
  const { dispatch, told } = startTranslating();
  dispatch(fieldLeft({ form: 'recovery', field: 'email', identifier: { kind: 'email', value: email } }));
  dispatch(loginFailed({ kind: 'refused' }));
  dispatch(resetEmailFailed());
  dispatch(passwordChangeFailed({ problem: { kind: 'unexpected' } }));
  expect(told().slice(1)).toEqual([
    { event: 'error', form: 'login', reason: 'refused', person: {} },
    { event: 'error', form: 'recovery', reason: 'emailNotSent', person: { email } },
    { event: 'error', form: 'newPassword', reason: 'unexpected', person: {} },
  ]);
});

/** A form that the browser has filled in: no field sent a blur event. */
function fillInRegistration(dispatch: (action: UnknownAction) => void) {
  for (const [name, value] of Object.entries(person)) {
    dispatch({ type: 'registration/fieldChanged', payload: { name, value } });
  }
}

test('a registration is tracked once, with its kind and the person of its form', () => {
  const { dispatch, told } = startTranslating();
  fillInRegistration(dispatch);
  dispatch(individualSubmitted({ password: 'a ticket' as never }));
  expect(told()).toEqual([]);
  const lead = { name: 'Clara Exemplo', email, document: '52998224725', phone: '' };
  dispatch(individualRegistered({ email, lead, idempotencyKey: 'k' }));
  expect(told()).toEqual([{ event: 'signup', personType: 'pf', person }]);

  dispatch(companySubmitted());
  const { phone } = person;
  const company = { name: 'Clara', email, document: '12ABC34501DE35', phone };
  dispatch(companyRegistered({ lead: company, idempotencyKey: 'k' }));
  expect(told()[1]).toMatchObject({ event: 'signup', personType: 'pj' });
});

test('failures of a registration, a link and a notice are tracked with their reason', () => {
  const { dispatch, told } = startTranslating();
  fillInRegistration(dispatch);
  dispatch(individualSubmitted({ password: 'a ticket' as never }));
  for (const [isUnknown, isAlreadyRegistered] of [
    [true, false],
    [false, true],
    [false, false],
  ] as const) {
    dispatch(registrationFailed({ isUnknown, isAlreadyRegistered, serverMessage: email }));
  }
  dispatch(linkRefused());
  dispatch(confirmationUnanswered());
  dispatch(
    noticeSubmitted({ name: 'Clara Exemplo', document: clara.document, phone: person.phone, vehicleModel: 'Polo' }),
  );
  dispatch(noticeFailed({ isUnknown: true }));
  expect(told()).toEqual([
    { event: 'error', form: 'registration', reason: 'unanswered', person },
    { event: 'error', form: 'registration', reason: 'alreadyRegistered', person },
    { event: 'error', form: 'registration', reason: 'refused', person },
    { event: 'error', form: 'confirmation', reason: 'refused', person: {} },
    { event: 'error', form: 'confirmation', reason: 'unanswered', person: {} },
    { event: 'error', form: 'availability-notice', reason: 'unanswered', person: { phone: person.phone } },
  ]);
});

test('failures of a dealer’s form are tracked with the person it names until it is sent', () => {
  const { dispatch, told } = startTranslating();
  const { phone } = person;
  const place = { dealer: 'Exemplo', city: 'Campinas', state: 'SP' };
  const request = { name: 'Clara Exemplo', document: clara.document, email, phone, ...place };
  dispatch(contactSubmitted(request));
  dispatch(contactFailed({ isUnknown: true }));
  dispatch(contactSent(request));
  dispatch(contactFailed({ isUnknown: false }));
  expect(told()).toEqual([
    { event: 'error', form: 'dealer-contact', reason: 'unanswered', person: { email, phone } },
    { event: 'error', form: 'dealer-contact', reason: 'refused', person: {} },
  ]);
});

test('each step of an order is tracked with its number and name', () => {
  const { dispatch, told } = startTranslating();
  for (const step of ['model', 'configuration', 'login', 'payment'] as const) {
    dispatch(stepReached({ slug: 'polo', step }));
  }
  expect(told()).toEqual(
    ['1 modelo', '2 configuracao', '3 entrar', '8 pagamento'].map((label) => ({
      event: 'user_interaction',
      action: 'etapa',
      label,
    })),
  );
});
