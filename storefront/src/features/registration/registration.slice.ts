import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { parseDocument } from '#/domain/customer/documents.ts';
import { cepDigits } from '#/domain/contact/contact.ts';
import { findCity } from '#/domain/place/geography.ts';
import type { StoredLead } from '#/domain/contact/leads.ts';
import { createSliceHook } from '#/shared/loading/create-slice-hook.ts';
import { lateState } from '#/shared/loading/late-state.ts';
import type { SecretTicket } from '#/shared/forms/one-time-secrets.ts';
import { dialogClosed } from '#/shared/page/page-dialog.slice.ts';
import { sessionEnded } from '#/shared/page/session-events.ts';
import { citiesLoaded, postalCodeFailed, postalCodeFound, postalCodeUnknown } from './places.slice.ts';

/** Fields of a registration. Passwords are not in the state: they stay in the form. */
export const emptyValues = {
  /** CPF or CNPJ, which selects the form. */
  document: '',
  email: '',
  /** Mobile phone of an individual, any telephone of a company. */
  phone: '',
  cep: '',
  /** Full name of an individual. */
  name: '',
  /** Razão social. */
  company: '',
  firstName: '',
  lastName: '',
  /** UF. */
  state: '',
  /** Name, as the geography service spells it. */
  city: '',
  contactPreference: '',
  ownFleet: '',
  negotiationFleet: '',
  observations: '',
};

export type RegistrationValues = typeof emptyValues;
export type FieldName = keyof RegistrationValues;

/** An individual's account or a company's lead. */
export type RegistrationKind = 'individual' | 'company';

/** Options in display order (spec §5, Registration). The displayed text is sent. */
export const contactPreferences = ['WhatsApp', 'Telefone', 'E-mail'] as const;
export const ownFleets = ['1 a 10', '11 a 20', 'Maior que 20'] as const;
export const negotiationFleets = ['1 veículo', '2 a 5 veículos', 'acima de 5 veículos'] as const;

/** Reason of a rejected registration. */
export interface RegistrationRefusal {
  /** The service's message, displayed unchanged. */
  serverMessage?: string;
  /** The service may have stored the registration. Sending it again is harmless, and the visitor decides. */
  isUnknown: boolean;
  /** This document or e-mail is already registered; the visitor may log in. */
  isAlreadyRegistered: boolean;
}

export type Sending =
  | { status: 'idle' }
  /** `password` is the ticket of an individual's password. The saga may load after the submit. */
  | { status: 'sending'; password?: SecretTicket }
  | { status: 'failed'; refusal: RegistrationRefusal };

/** Steps of spec §4, Registration. The step after the e-mail's link is in the confirmation's state. */
export type RegistrationStep =
  | { name: 'form'; sending: Sending }
  /** An individual's account waits for the confirmation of its e-mail. */
  | { name: 'socials'; email: string }
  /** A company gets a call. */
  | { name: 'emailSent' };

export interface RegistrationState {
  step: RegistrationStep;
  values: RegistrationValues;
  /** Set by the last valid document; absent before the first. */
  kind?: RegistrationKind;
  /** The visitor chose state or city: postal codes no longer change them. */
  isPlaceChosen: boolean;
  /** City of the postal code, until the cities of its state have loaded. */
  awaitedCity?: string;
}

const emptyForm: RegistrationStep = { name: 'form', sending: { status: 'idle' } };

const createInitialState = (): RegistrationState => ({
  step: emptyForm,
  values: emptyValues,
  isPlaceChosen: false,
});

const kindOf = (document: string): RegistrationKind | undefined => {
  const kind = parseDocument(document)?.kind;
  return kind && (kind === 'cpf' ? 'individual' : 'company');
};

function changeValues(state: RegistrationState, changes: Partial<RegistrationValues>) {
  Object.assign(state.values, changes);
  const kind = kindOf(state.values.document);
  if (kind === undefined || kind === state.kind) return;
  state.kind = kind;
  // A failure is about the form that was sent.
  if (!isSending(state)) state.step = emptyForm;
}

const registration = createSlice({
  name: 'registration',
  initialState: createInitialState,
  reducers: {
    /** The dialog is mounted. */
    registrationShown: () => undefined,
    fieldChanged: (state, { payload: { name, value } }: PayloadAction<{ name: FieldName; value: string }>) => {
      const isOtherState = name === 'state' && value !== state.values.state;
      changeValues(state, { [name]: value, ...(isOtherState && { city: '' }) });
      if (name !== 'state' && name !== 'city') return;
      state.isPlaceChosen = true;
      delete state.awaitedCity;
    },
    /** A company's input of an earlier page. Input on this page takes precedence. */
    draftRestored: (state, { payload }: PayloadAction<Partial<RegistrationValues>>) => {
      if (Object.values(state.values).some((value) => value !== '')) return;
      changeValues(state, payload);
      state.isPlaceChosen = Boolean(payload.state);
    },
    /** No event contains the password: the saga gets it by the ticket. */
    individualSubmitted: (state, { payload: { password } }: PayloadAction<{ password: SecretTicket }>) => {
      state.step = { name: 'form', sending: { status: 'sending', password } };
    },
    companySubmitted: (state) => {
      state.step = { name: 'form', sending: { status: 'sending' } };
    },
    /** `email` as typed; `lead` for marketing. */
    individualRegistered: (state, { payload: { email } }: PayloadAction<{ email: string } & StoredLead>) =>
      isSending(state) ? { ...createInitialState(), step: { name: 'socials' as const, email } } : state,
    /** The fleet service has stored the lead; marketing receives it by this event. */
    companyRegistered: (state, _action: PayloadAction<StoredLead>) =>
      isSending(state) ? { ...createInitialState(), step: { name: 'emailSent' as const } } : state,
    registrationFailed: (state, { payload }: PayloadAction<RegistrationRefusal>) => {
      if (!isSending(state)) return;
      // The form of another kind was not sent.
      const isOther = state.kind !== undefined && state.kind !== kindOfSent(state);
      state.step = isOther ? emptyForm : { name: 'form', sending: { status: 'failed', refusal: payload } };
    },
  },
  extraReducers: (on) => {
    // A pending request can't be cancelled: its outcome is shown when the dialog opens again.
    on.addCase(dialogClosed, (state, { payload }) => {
      if (payload !== 'registration' || isSending(state)) return state;
      return { ...(state.step.name === 'form' ? state : createInitialState()), step: emptyForm };
    });
    on.addCase(sessionEnded, createInitialState);
    on.addCase(postalCodeFound, (state, { payload: { cep, state: uf, city } }) => {
      if (state.isPlaceChosen || cepDigits(state.values.cep) !== cep || uf === '') return;
      changeValues(state, { state: uf, ...(uf !== state.values.state && { city: '' }) });
      state.awaitedCity = city;
    });
    for (const missed of [postalCodeUnknown, postalCodeFailed]) {
      on.addCase(missed, (state, { payload: { cep } }) => {
        if (state.isPlaceChosen || cepDigits(state.values.cep) !== cep) return;
        changeValues(state, { state: '', city: '' });
        delete state.awaitedCity;
      });
    }
    on.addCase(citiesLoaded, (state, { payload: { uf, cities } }) => {
      if (state.awaitedCity === undefined || state.values.state !== uf) return;
      changeValues(state, { city: findCity(cities, state.awaitedCity)?.name ?? '' });
      delete state.awaitedCity;
    });
  },
});

/** Only an individual has a password. */
const kindOfSent = ({ step }: RegistrationState): RegistrationKind =>
  step.name === 'form' && step.sending.status === 'sending' && step.sending.password ? 'individual' : 'company';

/** False after the end of the session: the next user gets no outcome of the former one's registration. */
const isSending = ({ step }: RegistrationState) => step.name === 'form' && step.sending.status === 'sending';

export const {
  registrationShown,
  fieldChanged,
  draftRestored,
  individualSubmitted,
  companySubmitted,
  individualRegistered,
  companyRegistered,
  registrationFailed,
} = registration.actions;

export const selectRegistration = lateState('registration', registration.reducer);
export const useRegistration = createSliceHook(selectRegistration);
