import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AppError } from '#/api/app-error.ts';
import type { ContractPayment } from '#/domain/order/payment.ts';
import { lateState } from '#/shared/loading/late-state.ts';
import { sessionEnded } from '#/shared/page/session-events.ts';

/** Payment method of an order's contract, as the account shows it (spec §3, Payment state). */
export type MethodState =
  | { status: 'idle' }
  | { status: 'loading'; orderId: string }
  | { status: 'error'; orderId: string; error: AppError }
  /** The contract's read returned 404 or the error id 900 (spec §7). */
  | { status: 'notFound'; orderId: string }
  | ({
      status: 'success';
      orderId: string;
      contractNumber: string;
      /**
       * `failed`: the change wasn't saved (spec §8: "save failed, returns false"). `unclear`: the response was lost,
       * and the contract doesn't show the outcome yet.
       */
      change: 'none' | 'saving' | 'failed' | 'unclear' | 'saved';
    } & ContractPayment);

/** True if the plan of this order is on the page: the visitor may have opened another one during a change. */
const isDisplayed = (state: MethodState, orderId: string): boolean =>
  state.status !== 'idle' && state.orderId === orderId;

function setChange(state: MethodState, orderId: string, change: 'failed' | 'unclear' | 'saved') {
  if (state.status === 'success' && isDisplayed(state, orderId)) state.change = change;
}

/**
 * "Salvar". The idempotency key is that of the intent in the ledger, so a retry has the same one. `shopperReference`:
 * reference of the card's session; absent for a bank slip.
 */
export const methodChangeAsked = createAction<{ shopperReference?: string }>('paymentMethod/changeAsked');

const method = createSlice({
  name: 'paymentMethod',
  initialState: (): MethodState => ({ status: 'idle' }),
  reducers: {
    /** The plan of an order was rendered. `isReturn`: the visitor returns to the tab, so what it shows stays. */
    contractPaymentAsked: (
      state,
      { payload: { orderId, isReturn } }: PayloadAction<{ orderId: string; isReturn?: boolean }>,
    ): MethodState => (isReturn ? state : { status: 'loading', orderId }),
    /** Also dispatched after a change, whose status then stays until its outcome is known. */
    contractPaymentLoaded: (
      state,
      { payload }: PayloadAction<{ orderId: string; contractNumber: string } & ContractPayment>,
    ): MethodState =>
      isDisplayed(state, payload.orderId)
        ? { status: 'success', change: state.status === 'success' ? state.change : 'none', ...payload }
        : state,
    contractPaymentNotFound: (_state, { payload }: PayloadAction<{ orderId: string }>): MethodState => ({
      status: 'notFound',
      ...payload,
    }),
    contractPaymentFailed: (_state, { payload }: PayloadAction<{ orderId: string; error: AppError }>): MethodState => ({
      status: 'error',
      ...payload,
    }),
    methodChanged: (state, { payload: { orderId } }: PayloadAction<{ orderId: string }>) =>
      setChange(state, orderId, 'saved'),
    methodChangeFailed: (
      state,
      { payload: { orderId, isUnclear } }: PayloadAction<{ orderId: string; isUnclear: boolean }>,
    ) => setChange(state, orderId, isUnclear ? 'unclear' : 'failed'),
  },
  extraReducers: (builder) =>
    builder
      .addCase(methodChangeAsked, (state) => {
        if (state.status === 'success') state.change = 'saving';
      })
      .addCase(sessionEnded, (): MethodState => ({ status: 'idle' })),
});

export const {
  contractPaymentAsked,
  contractPaymentLoaded,
  contractPaymentNotFound,
  contractPaymentFailed,
  methodChanged,
  methodChangeFailed,
} = method.actions;

export const selectMethod = lateState('paymentMethod', method.reducer);
