import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AppError } from '#/api/app-error.ts';
import type { Customer } from '#/domain/customer/customer.ts';
import type { AddressValues, PersonalValues } from '#/domain/customer/customer-values.ts';
import { isSameCity, type DealerNearby } from '#/domain/place/dealer.ts';
import type { DocumentReading } from '#/domain/order/uploads.ts';
import type { PostalAddress } from '#/domain/customer/user.ts';
import { isSameValue } from '#/domain/values/same-value.ts';
import { createSliceHook } from '#/shared/loading/create-slice-hook.ts';
import { lateState } from '#/shared/loading/late-state.ts';
import { failure, idle, loading, success } from '#/shared/loading/loadable.ts';
import { sessionEnded, userLoaded } from '#/shared/page/session-events.ts';
import { customerStored, orderCancelled, documentArrived } from '#/shared/ledger/settled-events.ts';
import {
  burnSettled,
  openingFailed,
  openingRetried,
  openingStarted,
  orderCouponChanged,
  orderOpened,
  orderPlaced,
  orderNumberShown,
  stepOpened,
} from './checkout.events.ts';
import { chosenDealer, draftAfterPlacing, draftAfterSaving } from './checkout.gate.ts';
import { documentReducers, noDocuments, replaceDocument } from './documents/document-state.ts';
import type { CheckoutState, KnownOrder, OrderDraft, Orderer, Placing, ReviewedPart } from './checkout.state.ts';
import { mayHappen, orderStateOf } from './placing/order-life.ts';
import type { OrderProposal } from './placing/order-proposal.ts';

const noDraft = (): OrderDraft => ({ personal: {}, address: {}, pickup: {} });

const initialState = (): CheckoutState => ({
  opening: { status: 'closed' },
  draft: noDraft(),
  saving: idle,
  cep: { status: 'idle' },
  documents: noDocuments(),
  dealers: idle,
  cities: [],
  placing: idle,
  burn: 'none',
});

/** An empty order on the open page. */
const startedAnew = ({ page }: CheckoutState): CheckoutState => ({ ...initialState(), ...(page && { page }) });

type Of<T> = PayloadAction<T>;

/** A state's dealers are read once. A city filters them. */
function wantDealers(state: CheckoutState, { payload: { uf, city } }: Of<{ uf: string; city?: string }>) {
  const { uf: before, dealer } = state.draft.pickup;
  if (state.dealers.status !== 'success' || before !== uf) state.dealers = loading;
  state.draft.pickup = { uf, ...(city !== undefined && { city }), ...(dealer && { dealer }) };
  if (!chosenDealer(state)) delete state.draft.pickup.dealer;
}

/** A look-up's change is no input: it must not replace the stored input of another tab. */
function changeByLookUp(state: CheckoutState, address: AddressValues) {
  if (state.keptDraft && isSameValue(state.draft.address, state.keptDraft.address)) state.keptDraft.address = address;
  state.draft.address = address;
}

const checkout = createSlice({
  name: 'checkout',
  initialState,
  reducers: {
    ...documentReducers,
    /** No session is stored. A draft typed before log-in stays. */
    visitorUnknown: (state) => {
      state.opening = { status: 'anonymous' };
      delete state.hasSession;
    },
    customerLoaded: (
      state: CheckoutState,
      { payload }: Of<{ orderer: Orderer; documents: DocumentReading; draft?: OrderDraft }>,
    ) => {
      state.orderer = payload.orderer;
      if (payload.draft) state.draft = payload.draft;
      state.keptDraft = payload.draft ?? noDraft();
      Object.assign(state.documents, payload.documents);
    },
    /** The service was read again before an order is sent. */
    factsRead: (
      state: CheckoutState,
      { payload }: Of<{ customer: Orderer['customer']; documents: DocumentReading; orders: readonly KnownOrder[] }>,
    ) => {
      if (!state.orderer) return;
      const { customer, documents, orders } = payload;
      if (customer) state.orderer.customer = customer;
      else delete state.orderer.customer;
      state.orderer.orders = orders;
      Object.assign(state.documents, documents);
    },
    /** The visitor has changed a field. */
    draftChanged: (state, { payload }: Of<Partial<OrderDraft>>) => {
      const isOtherMethod = payload.payment !== undefined && payload.payment !== state.draft.payment;
      if (isOtherMethod && mayHappen(state, 'methodChanged')) state.placing = idle;
      Object.assign(state.draft, payload);
    },
    draftSaved: (state, { payload }: Of<{ at: string; draft: OrderDraft }>) => {
      state.draftSavedAt = payload.at;
      state.keptDraft = payload.draft;
    },
    personalDataSubmitted: (state, { payload }: Of<PersonalValues>) => {
      delete state.keptDraft?.personal;
      state.draft.personal = payload;
      state.saving = { status: 'saving', part: 'personal', values: payload };
    },
    personalDataCompleted: (state) => {
      // A new customer is saved with the address, in step 5.
      if (!state.orderer?.customer && state.saving.status === 'saving' && state.saving.part === 'personal') {
        state.draft.submitted = state.saving.values;
      }
      state.saving = idle;
    },
    addressSubmitted: (state, { payload }: Of<AddressValues>) => {
      delete state.keptDraft?.address;
      state.draft.address = payload;
      state.saving = { status: 'saving', part: 'address', values: payload };
    },
    /** The look-up of its postal code has changed the submitted address: the visitor checks it first. */
    addressReturned: (state) => {
      state.saving = idle;
    },
    customerSaved: (state, { payload: customer }: Of<Customer & { id: string }>) => {
      if (state.orderer) state.orderer.customer = customer;
      state.draft = draftAfterSaving(state);
      state.saving = idle;
      delete state.cep.found;
    },
    /** Step 5 is finished; `customerSaved` came before. */
    addressCompleted: () => undefined,
    savingFailed: (state, { payload }: Of<{ error: AppError; isUnknown?: true }>) => {
      state.saving = { status: 'failed', ...payload };
    },
    /** The postal code was changed. `cep`: its digits; empty while it is incomplete. */
    cepEntered: (state, { payload }: Of<{ cep: string }>) => {
      state.cep.status = payload.cep === '' ? 'idle' : 'searching';
    },
    /** The postal code's address, merged with what the fields held. */
    addressFound: (state, { payload: { found, values } }: Of<{ found: PostalAddress; values: AddressValues }>) => {
      changeByLookUp(state, values);
      state.cep = { status: 'found', found };
    },
    addressNotFound: (
      state,
      { payload: { why, values } }: Of<{ why: 'notFound' | 'failed'; values: AddressValues }>,
    ) => {
      changeByLookUp(state, values);
      state.cep.status = why;
    },
    /** The visitor wants to continue from step 6; the gate decides. */
    documentsConfirmed: () => undefined,
    dealersWanted: wantDealers,
    /** The region of the visitor's address, until they choose one. It is no input, so the draft is not stored. */
    regionProposed: wantDealers,
    /** Dealers of a whole state (`uf`). The visitor may have chosen another one since. */
    dealersLoaded: (
      state: CheckoutState,
      { payload }: Of<{ uf: string; dealers: readonly DealerNearby[]; cities: readonly string[] }>,
    ) => {
      const { pickup } = state.draft;
      if (payload.uf !== pickup.uf) return;
      state.dealers = success(payload.dealers);
      state.cities = payload.cities;
      const { city } = pickup;
      const known = city === undefined ? undefined : payload.cities.find((name) => isSameCity(name, city));
      if (known === undefined) delete pickup.city;
      else pickup.city = known;
    },
    dealersFailed: (state, { payload: error }: Of<AppError>) => {
      state.dealers = failure(error);
    },
    /** A dealer of the list is selected. */
    dealerSelected: (state, { payload: dealer }: Of<DealerNearby>) => {
      state.draft.pickup.dealer = dealer;
    },
    /** The visitor wants to continue from step 7 with this dealer. */
    pickupChosen: (state, { payload: dealer }: Of<DealerNearby>) => {
      state.draft.pickup.dealer = dealer;
    },
    /** The visitor has agreed to the order as it was reviewed. */
    orderConfirmed: {
      prepare: (proposal: OrderProposal) => ({ payload: proposal }),
      reducer: (state) => {
        if (mayHappen(state, 'confirmed')) state.placing = { status: 'checking' };
      },
    },
    checkStarted: (state) => {
      if (mayHappen(state, 'checkedAgain')) state.placing = { status: 'checking' };
    },
    priceChanged: (state, { payload }: Of<{ fromInCents: number; toInCents: number }>) => {
      if (mayHappen(state, 'priceMoved')) state.placing = { status: 'priceChanged', ...payload };
    },
    reviewChanged: (state, { payload }: Of<{ part: ReviewedPart }>) => {
      if (mayHappen(state, 'factsMoved')) state.placing = { status: 'reviewChanged', ...payload };
    },
    orderSent: (state) => {
      if (mayHappen(state, 'sent')) state.placing = { status: 'sending' };
    },
    verificationStarted: (state) => {
      if (mayHappen(state, 'readingStarted')) state.placing = { status: 'verifying' };
    },
    orderFailed: (state, { payload }: Of<Omit<Placing & { status: 'failed' }, 'status'>>) => {
      const event = payload.outcome === 'beingChecked' ? 'stillUnknown' : 'notPlaced';
      if (mayHappen(state, event)) state.placing = { status: 'failed', ...payload };
    },
    /** The order that was looked for has been placed, and cancelled since. */
    foundCancelled: (state) => {
      if (mayHappen(state, 'cancelled')) state.placing = idle;
    },
    burnRetried: (state) => {
      state.burn = 'pending';
    },
  },
  extraReducers: (on) => {
    on.addCase(stepOpened, (state, { payload: page }): CheckoutState | void => {
      const isAnother = page.slug !== state.page?.slug || page.step === 'login';
      if (isAnother && orderStateOf(state) === 'seen') return { ...initialState(), page };
      const isLeft = state.page?.step === 'payment' && mayHappen(state, 'lastStepLeft');
      const isEntered = page.step === 'payment' && mayHappen(state, 'lastStepEntered');
      const begins = isLeft || isEntered || (isAnother && mayHappen(state, 'anotherBegun'));
      if (begins) state.placing = idle;
      state.page = page;
    });
    // No data of one person is shown or sent for another, however the first one's session ended.
    on.addCase(userLoaded, (state, { payload: { userId } }): CheckoutState => {
      return !state.orderer || state.orderer.user.id === userId ? state : startedAnew(state);
    });
    on.addCase(documentArrived, replaceDocument);
    // Also by the account. A new customer is complete once it is read back: the next steps need its id.
    on.addCase(customerStored, ({ orderer }, { payload }) => {
      if (!orderer?.customer || orderer.user.id !== payload.userId) return;
      orderer.customer = { ...payload, id: orderer.customer.id };
    });
    on.addCase(orderCancelled, (state, { payload: { orderId } }) => {
      if (state.placed?.orderId !== orderId || !mayHappen(state, 'cancelled')) return;
      delete state.placed;
      // The draft has ended with the order, and with it the chosen state.
      state.dealers = idle;
      state.cities = [];
      state.burn = 'none';
    });
    on.addCase(orderCouponChanged, ({ draft }, { payload: { code } }) => {
      if (code === undefined) delete draft.coupon;
      else draft.coupon = code;
    });
    on.addCase(openingStarted, (state) => {
      if (state.opening.status !== 'opening') state.opening = { status: 'opening' };
      state.hasSession = true;
    });
    on.addCase(orderOpened, (state) => {
      state.opening = { status: 'ready' };
    });
    // The notice stays while the saga is still being loaded.
    on.addCase(openingRetried, (state) => {
      const { opening } = state;
      if (opening.status === 'failed') state.opening = { status: 'opening', after: opening.error };
    });
    on.addCase(openingFailed, (state, { payload: error }) => {
      state.opening = { status: 'failed', error };
      // The saved values, until the service can be read.
      state.saving = idle;
    });
    on.addCase(orderPlaced, (state, { payload: { orderId, slug, hasCoupon, agreed } }) => {
      if (!mayHappen(state, 'isPlaced')) return;
      state.placing = idle;
      state.placed = { orderId, slug, ...(agreed && { agreed }) };
      state.burn = hasCoupon ? 'pending' : 'none';
      state.draft = draftAfterPlacing(state, slug) ?? noDraft();
      state.keptDraft = state.draft;
    });
    on.addCase(orderNumberShown, (state, { payload: { orderId } }) => {
      if (mayHappen(state, 'numberShown') && state.placed?.orderId === orderId) state.placed.isNumberShown = true;
    });
    on.addCase(burnSettled, (state, { payload: { orderId, burn } }) => {
      if (orderId === state.placed?.orderId) state.burn = burn;
    });
    on.addCase(sessionEnded, (state, { payload }) => {
      // A rejected session keeps the state: the same person logs in again and finds their input.
      return payload.why === 'loggedOut' ? { ...startedAnew(state), opening: { status: 'anonymous' } } : state;
    });
  },
});

export const {
  factsRead,
  dealerSelected,
  reviewChanged,
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
  addressReturned,
  fileChosen,
  fileRefused,
  uploadStarted,
  uploadProgressed,
  uploadFailed,
  documentsRead,
  uploadCancelled,
  uploadRetried,
  documentsConfirmed,
  dealersWanted,
  regionProposed,
  dealersLoaded,
  dealersFailed,
  pickupChosen,
  orderConfirmed,
  checkStarted,
  priceChanged,
  orderSent,
  verificationStarted,
  orderFailed,
  foundCancelled,
  burnRetried,
} = checkout.actions;

/** The order being made; its reducer is registered when an order page loads. */
export const selectCheckout = lateState('checkout', checkout.reducer);
export const useCheckout = createSliceHook(selectCheckout);
