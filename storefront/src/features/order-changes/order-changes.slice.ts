import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AppError } from '#/api/app-error.ts';
import { lateState, type LateRoot } from '#/shared/loading/late-state.ts';
import { sessionEnded } from '#/shared/page/session-events.ts';

export type OrderChangeKind = 'cancel' | 'resend';

/** Progress of a change of an order. */
export type OrderChange =
  | { status: 'idle' }
  /** `isResumed`: it was unfinished, so another tab may have ended it. */
  | { status: 'changing'; kind: OrderChangeKind; isResumed?: true }
  | { status: 'done'; kind: OrderChangeKind }
  /** The order was not changed, or its status changed meanwhile. */
  | { status: 'refused'; kind: OrderChangeKind; error: AppError }
  /** It is unfinished: a timer, the visitor or the next visit resumes it. */
  | {
      status: 'unfinished';
      kind: OrderChangeKind;
      error: AppError;
      /** The last request may still act; nothing is sent before its timeout. */
      isAwaited?: true;
    };

/** Error code for an order whose status changed meanwhile. */
export const orderMoved = 'orderMoved';
/** Our own code for an order whose status was removed and whose new status the service keeps rejecting. */
export const orderWithoutStatus = 'orderWithoutStatus';

/** Result of a change. */
export type OrderChangeOutcome =
  /** Another tab has ended it: the order is only read again. */
  | { outcome: 'idle' }
  | { outcome: 'done' }
  | { outcome: 'refused'; error: AppError }
  | { outcome: 'unfinished'; error: AppError; isAwaited?: true };

/** The ledger of the loaded user has unfinished changes. */
export const unfinishedChangesFound = createAction('orderChanges/unfinishedChangesFound');

interface OfOrder {
  orderId: string;
}

type State = Record<string, OrderChange>;

const isAnyUnderWay = (state: State) => Object.values(state).some(({ status }) => status === 'changing');

const begin =
  (kind: OrderChangeKind) =>
  (state: State, { payload: { orderId } }: PayloadAction<OfOrder>) => {
    if (isAnyUnderWay(state)) return;
    const isResumed = state[orderId]?.status === 'unfinished';
    state[orderId] = { status: 'changing', kind, ...(isResumed && { isResumed }) };
  };

const changes = createSlice({
  name: 'orderChanges',
  initialState: (): State => ({}),
  reducers: {
    cancelOrderAsked: begin('cancel'),
    resendDocumentsAsked: begin('resend'),
    /** A change that an earlier page left unfinished is continued. */
    orderChangeResumed: (state, { payload: { orderId, kind } }: PayloadAction<OfOrder & { kind: OrderChangeKind }>) => {
      state[orderId] = { status: 'changing', kind, isResumed: true };
    },
    orderChangeSettled: (
      state,
      {
        payload: { orderId, kind, ...settled },
      }: PayloadAction<OfOrder & { kind: OrderChangeKind } & OrderChangeOutcome>,
    ) => {
      const { outcome: status, ...why } = settled;
      state[orderId] = { status, kind, ...why } as OrderChange;
    },
  },
  extraReducers: (on) => on.addCase(sessionEnded, (): State => ({})),
});

export const { cancelOrderAsked, resendDocumentsAsked, orderChangeResumed, orderChangeSettled } = changes.actions;

const selectChanges = lateState('orderChanges', changes.reducer);

const idle: OrderChange = { status: 'idle' };

export const selectOrderChange =
  (orderId: string) =>
  (root: LateRoot): OrderChange =>
    selectChanges(root)[orderId] ?? idle;

export const selectIsOrderChanging = (root: LateRoot): boolean => isAnyUnderWay(selectChanges(root));

export const selectUnfinished = (root: LateRoot): readonly (OfOrder & { kind: OrderChangeKind })[] =>
  Object.entries(selectChanges(root)).flatMap(([orderId, change]) =>
    change.status === 'unfinished' ? [{ orderId, kind: change.kind }] : [],
  );

export interface ChangeUnderWay extends OfOrder {
  kind: OrderChangeKind;
  isResumed?: true;
}

/** The pending change; there is one at most. */
export function selectChangeUnderWay(root: LateRoot): ChangeUnderWay | undefined {
  for (const [orderId, change] of Object.entries(selectChanges(root))) {
    if (change.status !== 'changing') continue;
    const { status: _, ...of } = change;
    return { orderId, ...of };
  }
  return undefined;
}
