import { createAction, createSlice, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit';
import type { AppError } from '#/api/app-error.ts';
import type { CardDigits, CardSession } from '#/domain/order/payment.ts';
import { lateState, type LateRoot } from '#/shared/loading/late-state.ts';
import { sessionEnded } from '#/shared/page/session-events.ts';

/** Owner of the card, and key of the attempt that is stored over a reload. */
export interface CardHolder {
  /** CPF or CNPJ. */
  document: string;
  /** Part of the key of the stored attempt. */
  userId: string;
}

/** A card that can pay, and the session in which it was stored. */
interface StoredCard {
  session: CardSession;
  card: CardDigits;
}

/** Progress of a card. Number, validity and code are never in the state: they stay in the provider's form. */
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
  /** The form is open, or opens after 1 s (spec §9). `isSent`: a card was sent. */
  | { step: 'entering'; session: CardSession; isFormRequested: boolean; isSent: boolean }
  /** The notification is being read. */
  | { step: 'verifying'; session: CardSession; isFormOpen: boolean }
  /** The status did not become final: the card must not be sent again. */
  | { step: 'unverified'; session: CardSession }
  | { step: 'refused' }
  /** Authorised; the history is being read. */
  | { step: 'reading'; session: CardSession; isFormOpen: boolean }
  | { step: 'unread'; session: CardSession; error: AppError }
  /** The history holds no card that can be charged later. */
  | { step: 'unusable' }
  | ({ step: 'stored'; isFormOpen: boolean } & StoredCard);

/** Message of the provider's form. */
export type CardFormMessageType =
  /** The form can be used. */
  | 'ready'
  /** A card was sent to the provider. */
  | 'sent'
  /** The bank requests a confirmation from the holder. */
  | 'challenged'
  /** The provider has responded; the result is in its notification. */
  | 'answered'
  /** The form can't be used: its session is expired or unknown. */
  | 'failed';

/** The card section was rendered: an attempt that a reload interrupted is resumed. */
export const cardShown = createAction<CardHolder>('card/shown');
/** A frame was mounted: its form starts again. */
export const cardFormMounted = createAction('card/formMounted');
/** A message of the form. Its origin, window and nonce have been verified. */
export const cardFormMessageReceived = createAction<{ sessionId: string; type: CardFormMessageType }>(
  'card/formMessageReceived',
);
/** "Cancelar", or "Manter o cartão anterior" after a failed change. */
export const cardCancelled = createAction('card/cancelled');

/** After a reload: the stored card that the resumed attempt would replace. */
export const formerCardRead = createAction<StoredCard>('card/formerCardRead');

/** Steps from which a new attempt may start. */
const openForAnother: readonly CardState['step'][] = ['idle', 'unopened', 'refused', 'unread', 'unusable', 'stored'];
const isOpenForAnother = ({ step }: CardState) => openForAnother.includes(step);

/** After an expired session the same user may log in again and finds the card unchanged. */
const isLogOut = (action: UnknownAction) => sessionEnded.match(action) && action.payload.why === 'loggedOut';

function closeAnsweredForm(state: CardState) {
  if (state.step === 'reading' || state.step === 'stored') state.isFormOpen = false;
}

const cardSlice = createSlice({
  name: 'card',
  initialState: (): CardState => ({ step: 'unasked' }),
  reducers: {
    /** There is no stored attempt. */
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
      isFormRequested: false,
      isSent: false,
    }),
    /** The form's delay has passed: it may load. */
    cardFormRequested: (state) => {
      if (state.step === 'entering') state.isFormRequested = true;
    },
    /** No session or no form could be opened. */
    cardFormFailed: (_state, { payload }: PayloadAction<{ error: AppError; idempotencyKey?: string }>): CardState => ({
      step: 'unopened',
      ...payload,
    }),
    cardSent: (state) => {
      if (state.step === 'entering') state.isSent = true;
    },
    /** No card reached the provider: the open form accepts one. */
    cardStillOpen: (_state, { payload }: PayloadAction<CardSession>): CardState => ({
      step: 'entering',
      session: payload,
      isFormRequested: true,
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
    cardFormClosed: closeAnsweredForm,
    /** The attempt ended without a card. */
    cardDropped: (): CardState => ({ step: 'idle', wasDropped: true }),
    /** The order is placed: checkout owns the card from here. */
    cardUsed: (): CardState => ({ step: 'idle' }),
  },
  extraReducers: (builder) =>
    builder
      .addCase(cardShown, (state): CardState => (state.step === 'unasked' ? { step: 'resuming' } : state))
      // The form of an accepted card would load again, and show nothing of it.
      .addCase(cardFormMounted, closeAnsweredForm)
      .addMatcher(isLogOut, (): CardState => ({ step: 'unasked' })),
});

export const {
  cardNotBegun,
  cardAsked,
  cardSessionOpened,
  cardFormRequested,
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
  /** Owner of the card; undefined before its section was rendered. */
  holder?: CardHolder;
  card: CardState;
  /** The stored card that the attempt would replace. It pays again if the attempt ends without another one. */
  former?: StoredCard | undefined;
}

function reducer(part: CardPart | undefined, action: UnknownAction): CardPart {
  const isAnotherHolder = cardShown.match(action) && part?.holder?.userId !== action.payload.userId;
  const before = isAnotherHolder ? undefined : part;
  const card = nextCard(before, action);
  if (isLogOut(action)) return { card };
  if (formerCardRead.match(action)) return { ...before, card, former: action.payload };
  const former = nextFormer(before, card);
  if (cardShown.match(action) || cardAsked.match(action)) {
    const { document, userId } = action.payload;
    return { holder: { document, userId }, card, former };
  }
  return before?.card === card ? before : { ...before, card, former };
}

/** A stored card pays again if the attempt that would have replaced it ends without a card, or is given up. */
function nextCard(before: CardPart | undefined, action: UnknownAction): CardState {
  const isWithoutCard =
    cardDropped.match(action) || (cardCancelled.match(action) && before && isOpenForAnother(before.card));
  return isWithoutCard && before?.former
    ? { step: 'stored', ...before.former, isFormOpen: false }
    : cardSlice.reducer(before?.card, action);
}

function nextFormer(before: CardPart | undefined, { step }: CardState): StoredCard | undefined {
  if (step === 'opening' && before?.card.step === 'stored') {
    const { session, card } = before.card;
    return { session, card };
  }
  return step === 'stored' || step === 'idle' ? undefined : before?.former;
}

/** This feature's state slice, registered with its chunk. */
const selectPart = lateState('card', reducer);
export const selectCard = (state: LateRoot): CardState => selectPart(state).card;
export const selectFormerCard = (state: LateRoot): StoredCard | undefined => selectPart(state).former;
export const selectCardHolder = (state: LateRoot): CardHolder | undefined => selectPart(state).holder;

/** A card that can pay the order. */
export interface RegisteredCard extends CardDigits {
  /** `identificationPayment` of the order, which reads the card's token by it when it is sent. */
  shopperReference: string;
}

/** Undefined until a card is registered. */
export function selectRegisteredCard(state: LateRoot): RegisteredCard | undefined {
  const card = selectCard(state);
  return card.step === 'stored' ? { ...card.card, shopperReference: card.session.shopperReference } : undefined;
}

/** True while a card is being entered at the provider or checked. It can't pay an order yet; a boleto can. */
export function selectIsCardUnderWay(state: LateRoot): boolean {
  const card = selectCard(state);
  const isSent = card.step === 'entering' && card.isSent;
  return isSent || ['verifying', 'unverified', 'reading', 'unread'].includes(card.step);
}
