import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AppError } from '#/api/app-error.ts';
import type { Customer } from '#/domain/customer.ts';
import type { AddressValues, PersonalValues } from '#/domain/customer-values.ts';
import type { DealerNearby } from '#/domain/dealer.ts';
import type { FileFault } from '#/domain/document-files.ts';
import { documentKinds, isOnFile, type DocumentKind, type DocumentOnFile } from '#/domain/order-documents.ts';
import { advance, orderAtStart, type OrderEvent } from '#/domain/order-steps.ts';
import type { PostalAddress } from '#/domain/user.ts';
import { lateState } from '#/shared/late-state.ts';
import { failure, idle, loading, success } from '#/shared/loadable.ts';
import { sessionEnded } from '#/shared/session-events.ts';
import { burnSettled, openingFailed, openingRetried, orderPlaced, stepOpened } from './checkout.events.ts';
import { wantedOf } from './checkout.wanted.ts';
import type {
  CheckoutState,
  ChosenFile,
  Confirmation,
  DocumentState,
  OrderDraft,
  Orderer,
  Placing,
} from './checkout.state.ts';

const noDraft = (): OrderDraft => ({ personal: {}, address: {}, isPersonalComplete: false, pickup: {} });
const noDocuments = () =>
  Object.fromEntries(documentKinds.map((kind) => [kind, idle])) as Record<DocumentKind, DocumentState>;

const initialState = (): CheckoutState => ({
  opening: { status: 'closed' },
  progress: orderAtStart,
  draft: noDraft(),
  saving: idle,
  cep: { status: 'idle' },
  documents: noDocuments(),
  dealers: idle,
  cities: [],
  placing: idle,
  burn: 'none',
});

type Of<T> = PayloadAction<T>;
const move = (state: CheckoutState, event: OrderEvent) => void (state.progress = advance(state.progress, event));

const checkout = createSlice({
  name: 'checkout',
  initialState,
  reducers: {
    openingStarted: (state) => {
      if (state.opening.status !== 'opening') state.opening = { status: 'opening' };
    },
    /** Nobody is logged in: what was typed before is there all the same. */
    visitorUnknown: (state) => {
      state.opening = { status: 'anonymous' };
    },
    customerLoaded: (
      state,
      { payload }: Of<{ orderer: Orderer; documents: readonly DocumentOnFile[]; draft?: OrderDraft }>,
    ): CheckoutState => {
      const { orderer, documents, draft } = payload;
      const onFile = documents
        .filter(isOnFile)
        .map((document) => [document.kind, { status: 'success', onFile: document }]);
      return {
        ...state,
        opening: { status: 'ready' },
        orderer,
        draft: draft ?? state.draft,
        documents: { ...state.documents, ...(Object.fromEntries(onFile) as Partial<CheckoutState['documents']>) },
        progress: advance(state.progress, { type: 'customerLoaded', exists: orderer.customer !== undefined }),
      };
    },
    /** Steps that were finished before a reload are finished after it. */
    stepsResumed: (state, { payload }: Of<readonly OrderEvent[]>) => {
      for (const event of payload) move(state, event);
    },
    /** Something was typed or chosen. */
    draftChanged: (state, { payload }: Of<Partial<OrderDraft>>) => {
      Object.assign(state.draft, payload);
    },
    draftSaved: (state, { payload }: Of<{ at: string }>) => {
      state.draftSavedAt = payload.at;
    },
    personalDataSubmitted: (state, { payload }: Of<PersonalValues>) => {
      state.draft.personal = payload;
      state.saving = { status: 'saving' };
    },
    personalDataCompleted: (state) => {
      state.saving = idle;
      state.draft.isPersonalComplete = true;
      move(state, { type: 'personalDataCompleted' });
    },
    addressSubmitted: (state, { payload }: Of<AddressValues>) => {
      state.draft.address = payload;
      state.saving = { status: 'saving' };
    },
    customerSaved: (state, { payload: customer }: Of<Customer & { id: string }>) => {
      state.saving = idle;
      if (state.orderer) state.orderer.customer = customer;
      // What the service has needs no draft; a later change begins from it.
      Object.assign(state.draft, { personal: {}, address: {} });
      delete state.cep.found;
    },
    addressCompleted: (state) => move(state, { type: 'addressCompleted' }),
    savingFailed: (state, { payload: error }: Of<AppError>) => {
      state.saving = { status: 'failed', error };
    },
    cepEntered: (state, { payload }: Of<{ cep: string }>) => {
      state.cep.status = payload.cep === '' ? 'idle' : 'searching';
    },
    /** What it leads to stands in the fields now: whoever found it knows what stood there. */
    addressFound: (state, { payload }: Of<{ found: PostalAddress; address: AddressValues }>) => {
      state.draft.address = payload.address;
      state.cep = { status: 'found', found: payload.found };
    },
    addressNotFound: (state, { payload }: Of<{ why: 'notFound' | 'failed' }>) => {
      state.cep.status = payload.why;
    },
    fileChosen: (state, { payload }: Of<{ kind: DocumentKind; file: ChosenFile }>) => {
      state.documents[payload.kind] = { status: 'waiting', file: payload.file };
    },
    fileRefused: (state, { payload }: Of<{ kind: DocumentKind; file: ChosenFile; fault: FileFault }>) => {
      const { kind, ...refused } = payload;
      state.documents[kind] = { status: 'error', ...refused };
    },
    uploadStarted: (state, { payload }: Of<{ kind: DocumentKind; file: ChosenFile }>) => {
      state.documents[payload.kind] = { status: 'sent', file: payload.file };
    },
    uploadProgressed: (state, { payload }: Of<{ kind: DocumentKind; percent: number }>) => {
      const document = state.documents[payload.kind];
      if (document.status === 'sent') document.percent = payload.percent;
    },
    uploadSucceeded: (state, { payload: onFile }: Of<DocumentOnFile>) => {
      state.documents[onFile.kind] = { status: 'success', onFile };
    },
    uploadFailed: (state, { payload }: Of<{ kind: DocumentKind; file: ChosenFile; serverMessage?: string }>) => {
      const { kind, ...failed } = payload;
      state.documents[kind] = { status: 'error', ...failed };
    },
    uploadCancelled: (state, { payload }: Of<{ kind: DocumentKind }>) => {
      state.documents[payload.kind] = idle;
    },
    uploadRetried: (state, { payload: { kind } }: Of<{ kind: DocumentKind }>) => {
      const document = state.documents[kind];
      if (document.status === 'error') state.documents[kind] = { status: 'waiting', file: document.file };
    },
    /** The visitor goes on from step 6. */
    documentsConfirmed: (state) => {
      if (wantedOf(state).every((kind) => state.documents[kind].status === 'success')) {
        move(state, { type: 'documentsCompleted' });
      }
    },
    dealersWanted: (state, { payload: { uf, city } }: Of<{ uf: string; city?: string }>) => {
      const { dealer } = state.draft.pickup;
      state.dealers = loading;
      state.draft.pickup = {
        uf,
        ...(city !== undefined && { city }),
        ...(dealer && dealer.uf === uf && (city === undefined || dealer.city === city) && { dealer }),
      };
    },
    dealersLoaded: (state, { payload }: Of<{ dealers: readonly DealerNearby[]; cities: readonly string[] }>) => {
      state.dealers = success([...payload.dealers]);
      // Of a whole state its cities are known; of one of them, still those.
      if (state.draft.pickup.city === undefined) state.cities = [...payload.cities];
    },
    dealersFailed: (state, { payload: error }: Of<AppError>) => {
      state.dealers = failure(error);
    },
    pickupChosen: (state, { payload: dealer }: Of<DealerNearby>) => {
      state.draft.pickup.dealer = dealer;
      move(state, { type: 'pickupChosen', locationId: dealer.id });
    },
    orderConfirmed: {
      prepare: (payload: Confirmation) => ({ payload }),
      reducer: (state, { payload }: Of<Confirmation>) => {
        state.placing = { status: 'checking' };
        if (payload.plan) state.agreedPlan = payload.plan;
      },
    },
    priceChanged: (state, { payload }: Of<{ fromInCents: number; toInCents: number }>) => {
      state.placing = { status: 'priceChanged', ...payload };
    },
    orderSent: (state) => {
      state.placing = { status: 'sending' };
    },
    verificationStarted: (state) => {
      state.placing = { status: 'verifying' };
    },
    orderFailed: (state, { payload }: Of<Omit<Placing & { status: 'failed' }, 'status'>>) => {
      state.placing = { status: 'failed', ...payload };
    },
    burnRetried: (state) => {
      state.burn = 'pending';
    },
  },
  extraReducers: (on) => {
    on.addCase(stepOpened, (state, { payload: page }): CheckoutState => {
      const isAnother = state.progress.at === 'placed' && (page.slug !== state.page?.slug || page.step === 'login');
      return { ...(isAnother ? initialState() : state), page };
    });
    // Also where the program that asks has yet to come.
    on.addCase(openingRetried, (state) => {
      const { opening } = state;
      if (opening.status === 'failed') state.opening = { status: 'opening', after: opening.error };
    });
    on.addCase(openingFailed, (state, { payload: error }) => {
      state.opening = { status: 'failed', error };
    });
    on.addCase(orderPlaced, (state, { payload }) => {
      state.placing = idle;
      state.burn = payload.hasCoupon ? 'pending' : 'none';
      state.draft = noDraft();
      if (payload.plan) state.agreedPlan = payload.plan;
      move(state, { type: payload.isFound ? 'orderFound' : 'orderPlaced', orderId: payload.orderId });
    });
    on.addCase(burnSettled, (state, { payload }) => {
      state.burn = payload.burn;
      if (payload.burn === 'failed') state.burnLeft = payload.left;
      else delete state.burnLeft;
    });
    on.addCase(sessionEnded, (state, { payload }) => {
      // Under somebody's hands what they typed stays, and the log-in opens over it; who leaves leaves nothing.
      if (payload.why === 'loggedOut') return { ...initialState(), opening: { status: 'anonymous' } };
      return state;
    });
  },
});

export const {
  stepsResumed,
  openingStarted,
  visitorUnknown,
  customerLoaded,
  draftChanged,
  draftSaved,
  personalDataSubmitted,
  personalDataCompleted,
  addressSubmitted,
  customerSaved,
  addressCompleted,
  savingFailed,
  cepEntered,
  addressFound,
  addressNotFound,
  fileChosen,
  fileRefused,
  uploadStarted,
  uploadProgressed,
  uploadSucceeded,
  uploadFailed,
  uploadCancelled,
  uploadRetried,
  documentsConfirmed,
  dealersWanted,
  dealersLoaded,
  dealersFailed,
  pickupChosen,
  orderConfirmed,
  priceChanged,
  orderSent,
  verificationStarted,
  orderFailed,
  burnRetried,
} = checkout.actions;

/** Everything of an order being made; it comes with the order's page. */
export const selectCheckout = lateState('checkout', checkout.reducer);
