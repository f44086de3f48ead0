import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Customer } from '#/domain/customer/customer.ts';
import {
  addressOf,
  addressValuesOf,
  type AddressValues,
  type PersonalValues,
} from '#/domain/customer/customer-values.ts';
import { withTypedProfile } from '#/domain/customer/profile.ts';
import { isSameCustomer } from '#/domain/customer/same-customer.ts';
import type { FileFault } from '#/domain/customer/document-files.ts';
import type { DocumentKind, DocumentOnFile } from '#/domain/order/order-documents.ts';
import type { PostalAddress } from '#/domain/customer/user.ts';
import type { CepSearch } from '#/shared/address-form/find-postal-code.ts';
import type { ChosenFile } from '#/shared/forms/kept-files.ts';
import { customerStored, documentArrived } from '#/shared/ledger/settled-events.ts';
import { createSliceHook } from '#/shared/loading/create-slice-hook.ts';
import { lateState } from '#/shared/loading/late-state.ts';
import { dataOf, type Reading } from '#/shared/loading/loadable.ts';
import type { CustomerLists } from '#/shared/personal-form/read-lists.ts';
import { sessionEnded } from '#/shared/page/session-events.ts';
import {
  dataSubmitted,
  documentsFailed,
  documentsOpened,
  formFailed,
  passwordSubmitted,
  profileFailed,
  profileOpened,
  type AccountData,
  type Form,
} from './account.events.ts';

/** Progress of a form. */
export type Saving =
  | { status: 'idle' | 'saving' | 'saved' }
  /** `isUnknown`: the service did not respond, so it may be saved. */
  | { status: 'failed'; serverMessage?: string; isUnknown?: boolean };

/** The service's customer, which exists from the first order on. */
export interface KnownCustomer {
  customer: Customer;
  /** Lists of the service, for the forms' selects. */
  lists: CustomerLists;
}

/** A file that replaces a rejected one. */
export type Replacement =
  | { status: 'sending'; file: ChosenFile; percent?: number }
  /** `isUnknown`: the service did not respond, so it may have the file. */
  | { status: 'failed'; file: ChosenFile; fault?: FileFault; isUnknown?: true; serverMessage?: string };

/** An upload that was lost with its page: its file has to be chosen again. `isUnknown`: it may still arrive. */
export interface InterruptedUpload {
  file: Omit<ChosenFile, 'ticket'>;
  isUnknown: boolean;
}

export interface ReviewedDocument extends DocumentOnFile {
  /** Reason of the rejection. */
  reason?: string;
}

/** True for a document that the visitor has to replace. */
export const isToBeReplaced = ({ review }: DocumentOnFile): boolean => review === 'rejected' || review === 'stale';

/** Forms with fields of the customer, which is always sent with all data. */
export type CustomerForm = 'newProfile' | 'newAddress';

export interface AccountState {
  customer: Reading<KnownCustomer | undefined>;
  documents: Reading<readonly ReviewedDocument[]>;
  /** The order that was rejected because of its documents. */
  refusedOrderId?: string;
  /** Files of this page. */
  replacements: Partial<Record<DocumentKind, Replacement>>;
  /** Uploads of earlier pages and other tabs, as read last. */
  interrupted: Partial<Record<DocumentKind, InterruptedUpload>>;
  /** Values of a form's fields after input, until they are saved; absent before. Another page doesn't discard them. */
  typedData?: Partial<AccountData>;
  typedProfile?: PersonalValues;
  typedAddress?: AddressValues;
  /** `found`: the address of the postal code in the fields. */
  cep: { status: CepSearch; found?: PostalAddress };
  data: Saving;
  newProfile: Saving;
  newAddress: Saving;
  password: Saving;
}

/** The postal code was changed. `cep`: its digits; empty while it is incomplete. */
export const cepEntered = createAction<{ cep: string }>('account/cepEntered');
/** Carries the changed values. */
export const profileSubmitted = createAction<PersonalValues>('account/profileSubmitted');
export const addressSubmitted = createAction<AddressValues>('account/addressSubmitted');

function replaceDocument({ replacements, interrupted, documents }: AccountState, document: DocumentOnFile): void {
  delete replacements[document.kind];
  delete interrupted[document.kind];
  if (documents.status !== 'success') return;
  documents.data = documents.data.map((known) => (known.kind === document.kind ? document : known));
}

const idle = { status: 'idle' } as const;
const forms = ['data', 'newProfile', 'newAddress', 'password'] as const satisfies readonly Form[];
const nothing = (): AccountState => ({
  data: idle,
  newProfile: idle,
  newAddress: idle,
  password: idle,
  customer: idle,
  documents: idle,
  replacements: {},
  interrupted: {},
  cep: idle,
});

const account = createSlice({
  name: 'account',
  initialState: nothing,
  reducers: {
    customerLoaded: (state: AccountState, { payload }: PayloadAction<{ known?: KnownCustomer }>) => {
      state.customer = { status: 'success', data: payload.known };
    },
    dataTyped: (state, { payload }: PayloadAction<Partial<AccountData>>) => {
      state.typedData = { ...state.typedData, ...payload };
      // The displayed values are no longer the saved ones.
      if (state.data.status === 'saved') state.data = idle;
    },
    profileTyped: (state, { payload }: PayloadAction<PersonalValues>) => {
      state.typedProfile = payload;
      if (state.newProfile.status === 'saved') state.newProfile = idle;
    },
    addressTyped: (state, { payload }: PayloadAction<AddressValues>) => {
      state.typedAddress = payload;
      if (state.newAddress.status === 'saved') state.newAddress = idle;
    },
    /** `values` are the fields after the look-up: the saga knows their values before it. */
    cepFound: (state, { payload }: PayloadAction<{ found: PostalAddress; values: AddressValues }>) => {
      state.typedAddress = payload.values;
      state.cep = { status: 'found', found: payload.found };
    },
    cepNotFound: (state, { payload }: PayloadAction<{ why: 'notFound' | 'failed'; values: AddressValues }>) => {
      state.typedAddress = payload.values;
      state.cep.status = payload.why;
    },
    /** The look-up of its postal code has changed the submitted address: the visitor checks it first. */
    addressReturned: (state) => {
      state.newAddress = idle;
    },
    customerSaved: (
      state: AccountState,
      { payload: { form, customer } }: PayloadAction<{ form: CustomerForm; customer: Customer }>,
    ) => {
      if (form === 'newAddress') state.cep = idle;
      // Input typed during the request is still unsaved.
      const { typedAddress, typedProfile } = state;
      const isSaved = (typed: Customer) => isSameCustomer(typed, customer);
      if (typedAddress && isSaved({ ...customer, address: addressOf(typedAddress) })) delete state.typedAddress;
      if (typedProfile && isSaved(withTypedProfile(customer, typedProfile))) delete state.typedProfile;
      state[form] = { status: 'saved' };
    },
    documentsLoaded: (state: AccountState, { payload }: PayloadAction<readonly ReviewedDocument[]>) => {
      state.documents = { status: 'success', data: payload };
    },
    documentChosen: (state, { payload }: PayloadAction<{ kind: DocumentKind; file: ChosenFile }>) => {
      state.replacements[payload.kind] = { status: 'sending', file: payload.file };
    },
    documentProgressed: (state, { payload }: PayloadAction<{ kind: DocumentKind; percent: number }>) => {
      const replacement = state.replacements[payload.kind];
      if (replacement?.status === 'sending') replacement.percent = payload.percent;
    },
    documentRefused: (
      state,
      {
        payload: { kind, ...why },
      }: PayloadAction<{ kind: DocumentKind } & Omit<Extract<Replacement, { status: 'failed' }>, 'status'>>,
    ) => {
      state.replacements[kind] = { status: 'failed', ...why };
    },
    documentFound: (state, { payload }: PayloadAction<DocumentOnFile>) => replaceDocument(state, payload),
    interruptionsRead: (state, { payload }: PayloadAction<AccountState['interrupted']>) => {
      state.interrupted = payload;
    },
    /** `sent`: the saved values of "Dados pessoais". */
    formSaved: (state, { payload: { form, sent } }: PayloadAction<{ form: Form; sent: Partial<AccountData> }>) => {
      const { typedData = {} } = state;
      // Input typed during the request is still unsaved.
      if (typedData.fullName === sent.fullName) delete typedData.fullName;
      if (typedData.email === sent.email) delete typedData.email;
      state[form] = { status: 'saved' };
    },
  },
  extraReducers: (on) =>
    on
      .addCase(profileOpened, (state) => {
        // A save goes on while another page is open.
        for (const form of forms) if (state[form].status !== 'saving') state[form] = idle;
        if (state.customer.status !== 'success') state.customer = { status: 'loading' };
      })
      .addCase(documentsOpened, (state, { payload: { orderId, isReturn } }) => {
        const isSameOrder = state.refusedOrderId === orderId;
        if (isSameOrder && isReturn) return;
        // An empty list is no final result: opening the page again displays the loading state.
        if (isSameOrder && state.documents.status === 'success' && state.documents.data.length > 0) return;
        if (!isSameOrder) Object.assign(state, { replacements: {}, interrupted: {} });
        state.refusedOrderId = orderId;
        state.documents = { status: 'loading' };
      })
      .addCase(dataSubmitted, (state, { payload }) => {
        const { typedData = {} } = state;
        // A field without input shows what another tab saves meanwhile, also if this save fails.
        if (typedData.fullName !== undefined) typedData.fullName = payload.fullName;
        if (typedData.email !== undefined) typedData.email = payload.email;
        state.data = { status: 'saving' };
      })
      .addCase(cepEntered, (state, { payload: { cep } }) => {
        state.cep.status = cep === '' ? 'idle' : 'searching';
      })
      .addCase(profileSubmitted, (state) => {
        state.newProfile = { status: 'saving' };
      })
      .addCase(addressSubmitted, (state) => {
        state.newAddress = { status: 'saving' };
      })
      .addCase(passwordSubmitted, (state) => {
        state.password = { status: 'saving' };
      })
      .addCase(customerStored, ({ customer }, { payload }) => {
        if (customer.status === 'success' && customer.data) customer.data.customer = payload;
      })
      .addCase(documentArrived, (state, { payload: { document, upload } }) => {
        if (upload.details.orderId === state.refusedOrderId) replaceDocument(state, document);
      })
      .addCase(documentsFailed, (state) => {
        if (state.documents.status !== 'success') state.documents = { status: 'error' };
      })
      .addCase(formFailed, (state, { payload: { form, ...why } }) => {
        state[form] = { status: 'failed', ...why };
      })
      .addCase(profileFailed, (state) => {
        if (state.customer.status !== 'success') state.customer = { status: 'error' };
      })
      .addCase(sessionEnded, nothing),
});

export const {
  addressReturned,
  addressTyped,
  cepFound,
  cepNotFound,
  customerLoaded,
  customerSaved,
  dataTyped,
  documentsLoaded,
  documentChosen,
  documentProgressed,
  documentRefused,
  documentFound,
  interruptionsRead,
  formSaved,
  profileTyped,
} = account.actions;

export const selectAccount = lateState('account', account.reducer);
export const useAccount = createSliceHook(selectAccount);

/** Values of the address fields: input over the stored address. */
export function shownAddress({
  customer,
  typedAddress,
}: Pick<AccountState, 'customer' | 'typedAddress'>): AddressValues {
  const known = dataOf(customer)?.customer.address;
  return { ...(known && addressValuesOf(known)), ...typedAddress };
}
