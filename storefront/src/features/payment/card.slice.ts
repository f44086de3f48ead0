import { createAction, createSlice, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit';
import type { AppError } from '#/api/app-error.ts';
import type { CardDigits, CardSession } from '#/domain/order/payment.ts';
import { lateState, type LateRoot } from '#/shared/loading/late-state.ts';
import { sessionEnded } from '#/shared/page/session-events.ts';

/** Whose card it is, and where the attempt is remembered over a reload. */
export interface CardHolder {
  /** CPF or CNPJ. */
  document: string;
  /** User id: records are kept under it. */
  keptUnder: string;
}

/** How far a card has come. Its number, validity and code are in none of it: they stay in the provider's form. */
export type CardState =
  /** The stored attempt of an earlier page has not been read yet. */
  | { step: 'unasked' }
  | { step: 'resuming' }
  /** `wasDropped`: an attempt ended without a card; nothing was stored or charged. */
  | { step: 'idle'; wasDropped?: true }
  | { step: 'opening'; idempotencyKey: string }
  /**
   * The form could not be displayed. `idempotencyKey` is set if a session may have been opened; the next try sends it
   * again.
   */
  | { step: 'unopened'; error: AppError; idempotencyKey?: string }
  /** The form is there, or on its way (1 s, spec §9). `isSent`: a card has left it. */
  | { step: 'entering'; session: CardSession; isFormDue: boolean; isSent: boolean }
  /** The notification is being read. */
  | { step: 'verifying'; session: CardSession; isFormOpen: boolean }
  /** No definite word came: the card must not be sent again. */
  | { step: 'unverified'; session: CardSession }
  | { step: 'refused' }
  /** Authorised; what was stored is being read. */
  | { step: 'reading'; session: CardSession; isFormOpen: boolean }
  | { step: 'unread'; session: CardSession; error: AppError }
  /** The history holds no card that can be charged later. */
  | { step: 'unusable' }
  | { step: 'stored'; session: CardSession; card: CardDigits; isFormOpen: boolean };

/** What the provider's form tells of itself. */
export type CardFormWord =
  /** It can be used. */
  | 'ready'
  /** A card is on its way to the provider. */
  | 'sent'
  /** The bank asks the holder something. */
  | 'challenged'
  /** The provider has answered; what, its notification says. */
  | 'answered'
  /** It can't be used: its session is over or unknown. */
  | 'failed';

/** The card's place on the page is shown: an attempt that a reload interrupted goes on. */
export const cardShown = createAction<CardHolder>('card/shown');
/** A frame has been put on the page: the form in it begins anew. */
export const cardFormMounted = createAction('card/formMounted');
/** What the form says. Only messages whose origin, window and nonce are the form's come to this. */
export const cardFormSpoke = createAction<{ sessionId: string; word: CardFormWord }>('card/formSpoke');
/** "Cancelar". */
export const cardCancelled = createAction('card/cancelled');

/** Steps from which a new attempt may begin. */
const openForAnother: readonly CardState['step'][] = ['idle', 'unopened', 'refused', 'unread', 'unusable', 'stored'];
const isOpenForAnother = ({ step }: CardState) => openForAnother.includes(step);

/** The session was refused: its user may come back, and finds the card as it was. */
const isLogOut = (action: UnknownAction) => sessionEnded.match(action) && action.payload.why === 'loggedOut';

const cardSlice = createSlice({
  name: 'card',
  initialState: (): CardState => ({ step: 'unasked' }),
  reducers: {
    /** Nothing to go on with. */
    cardNotBegun: (): CardState => ({ step: 'idle' }),
    /** "Informar cartão". */
    cardAsked: {
      reducer: (state, { payload }: PayloadAction<CardHolder & { idempotencyKey: string }>): CardState => {
        if (!isOpenForAnother(state)) return state;
        const unanswered = state.step === 'unopened' ? state.idempotencyKey : undefined;
        return { step: 'opening', idempotencyKey: unanswered ?? payload.idempotencyKey };
      },
      prepare: (holder: CardHolder) => ({ payload: { ...holder, idempotencyKey: crypto.randomUUID() } }),
    },
    cardSessionOpened: (_state, { payload }: PayloadAction<CardSession>): CardState => ({
      step: 'entering',
      session: payload,
      isFormDue: false,
      isSent: false,
    }),
    /** A second has passed: the form may load. */
    cardFormDue: (state) => {
      if (state.step === 'entering') state.isFormDue = true;
    },
    /** No session, or no form. */
    cardFormFailed: (_state, { payload }: PayloadAction<{ error: AppError; idempotencyKey?: string }>): CardState => ({
      step: 'unopened',
      ...payload,
    }),
    cardSent: (state) => {
      if (state.step === 'entering') state.isSent = true;
    },
    /** Nothing has come of what was sent: the form, still there, takes a card. */
    cardStillOpen: (_state, { payload }: PayloadAction<CardSession>): CardState => ({
      step: 'entering',
      session: payload,
      isFormDue: true,
      isSent: false,
    }),
    cardVerifying: (_state, { payload }: PayloadAction<{ session: CardSession; isFormOpen: boolean }>): CardState => ({
      step: 'verifying',
      ...payload,
    }),
    cardUnverified: (_state, { payload }: PayloadAction<CardSession>): CardState => ({
      step: 'unverified',
      session: payload,
    }),
    /** "Verificar agora". */
    cardCheckAsked: (state): CardState =>
      state.step === 'unverified' ? { step: 'verifying', session: state.session, isFormOpen: false } : state,
    /** Clears digits and history (spec §8). */
    cardRefused: (): CardState => ({ step: 'refused' }),
    cardAuthorised: (_state, { payload }: PayloadAction<{ session: CardSession; isFormOpen: boolean }>): CardState => ({
      step: 'reading',
      ...payload,
    }),
    cardStored: (state, { payload }: PayloadAction<CardDigits>): CardState =>
      state.step === 'reading'
        ? { step: 'stored', session: state.session, card: payload, isFormOpen: state.isFormOpen }
        : state,
    cardUnread: (state, { payload }: PayloadAction<{ error: AppError }>): CardState =>
      state.step === 'reading' ? { step: 'unread', session: state.session, error: payload.error } : state,
    /** "Buscar de novo". */
    cardHistoryAsked: (state): CardState =>
      state.step === 'unread' ? { step: 'reading', session: state.session, isFormOpen: false } : state,
    cardUnusable: (): CardState => ({ step: 'unusable' }),
    /** Five seconds after success (spec §9). */
    cardFormClosed: (state) => {
      if (state.step === 'reading' || state.step === 'stored') state.isFormOpen = false;
    },
    /** The attempt ended without a card. */
    cardDropped: (): CardState => ({ step: 'idle', wasDropped: true }),
    /** The order is placed: the card is its business from here on. */
    cardUsed: (): CardState => ({ step: 'idle' }),
  },
  extraReducers: (builder) =>
    builder
      .addCase(cardShown, (state): CardState => (state.step === 'unasked' ? { step: 'resuming' } : state))
      .addMatcher(isLogOut, (): CardState => ({ step: 'unasked' })),
});

export const {
  cardNotBegun,
  cardAsked,
  cardSessionOpened,
  cardFormDue,
  cardFormFailed,
  cardSent,
  cardStillOpen,
  cardVerifying,
  cardUnverified,
  cardCheckAsked,
  cardRefused,
  cardAuthorised,
  cardStored,
  cardUnread,
  cardHistoryAsked,
  cardUnusable,
  cardFormClosed,
  cardDropped,
  cardUsed,
} = cardSlice.actions;

interface CardPart {
  /** Whose card it is; undefined before its place was shown. */
  holder?: CardHolder;
  card: CardState;
}

function reducer(part: CardPart | undefined, action: UnknownAction): CardPart {
  const isAnotherHolder = cardShown.match(action) && part?.holder?.keptUnder !== action.payload.keptUnder;
  const next = cardSlice.reducer(isAnotherHolder ? undefined : part?.card, action);
  if (cardShown.match(action) || cardAsked.match(action)) {
    const { document, keptUnder } = action.payload;
    return { holder: { document, keptUnder }, card: next };
  }
  if (isLogOut(action)) return { card: next };
  return part?.card === next ? part : { ...part, card: next };
}

/** The part of the state, which comes with this feature. */
const selectPart = lateState('card', reducer);
export const selectCard = (state: LateRoot): CardState => selectPart(state).card;
export const selectCardHolder = (state: LateRoot): CardHolder | undefined => selectPart(state).holder;

/** A card the order can be paid by. */
export interface RegisteredCard extends CardDigits {
  /** `identificationPayment` of the order; the card's token is read by it when the order is sent. */
  shopperReference: string;
}

/** Undefined until a card is registered: the order waits for it. */
export function selectRegisteredCard(state: LateRoot): RegisteredCard | undefined {
  const card = selectCard(state);
  return card.step === 'stored' ? { ...card.card, shopperReference: card.session.shopperReference } : undefined;
}

/** True while a card is on its way or being checked: an order can't be paid by it yet. Nothing of it blocks a boleto. */
export function selectIsCardUnderWay(state: LateRoot): boolean {
  const card = selectCard(state);
  const isSent = card.step === 'entering' && card.isSent;
  return isSent || ['verifying', 'unverified', 'reading', 'unread'].includes(card.step);
}
