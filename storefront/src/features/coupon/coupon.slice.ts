import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CouponRefusal } from '#/api/ports.ts';
import type { Coupon } from '#/domain/coupon/coupon.ts';
import { bareText } from '#/domain/values/text.ts';
import { lateState, type LateRoot } from '#/shared/loading/late-state.ts';
import { sagasMissing } from '#/shared/failures/load-failed.ts';
import { userLoaded } from '#/shared/page/session-events.ts';
import { couponOfferShown, type CouponOffer } from './coupon.events.ts';

/** State of the visitor's coupon. */
export type CouponEntry =
  | { status: 'none' }
  /** The validation is pending; there is no discount yet. */
  | { status: 'checking'; code: string }
  /** `userId`: the user it was validated for; absent for an anonymous visitor. */
  | { status: 'applied'; coupon: Coupon; userId?: string }
  | { status: 'refused'; code: string; reason: CouponRefusal }
  /** The service failed or sent an unreadable response. */
  | { status: 'failed'; code: string };

export interface CouponState {
  /** The displayed offer; undefined before the first. */
  offer?: CouponOffer;
  entry: CouponEntry;
  /** Text of the field since the visitor changed it; undefined while it contains the code of `entry`. */
  typed?: string;
}

export const codeOf = (entry: CouponEntry): string | undefined => {
  if (entry.status === 'none') return undefined;
  return entry.status === 'applied' ? entry.coupon.code : entry.code;
};

const coupon = createSlice({
  name: 'coupon',
  initialState: (): CouponState => ({ entry: { status: 'none' } }),
  reducers: {
    couponTyped: (state, { payload: { text } }: PayloadAction<{ text: string }>) => {
      if (text === (codeOf(state.entry) ?? '')) delete state.typed;
      else state.typed = text;
    },
    couponEntered: (state, { payload: { code } }: PayloadAction<{ code: string }>) => {
      state.entry = { status: 'checking', code };
    },
    /** A coupon of an earlier visit is stored. */
    couponRestored: (state, { payload: { code } }: PayloadAction<{ code: string }>) => {
      state.entry = { status: 'checking', code };
    },
    couponApplied: (
      state: CouponState,
      { payload: { userId, ...valid } }: PayloadAction<Coupon & { userId?: string }>,
    ) => {
      if (bareText(state.typed) === codeOf(state.entry)) delete state.typed;
      state.entry = { status: 'applied', coupon: valid, ...(userId !== undefined && { userId }) };
    },
    couponRefused: (state, { payload }: PayloadAction<{ code: string; reason: CouponRefusal }>) => {
      state.entry = { status: 'refused', ...payload };
    },
    couponFailed: (state, { payload: { code } }: PayloadAction<{ code: string }>) => {
      state.entry = { status: 'failed', code };
    },
    /** With a code, the stored coupon is removed only if it is this one. */
    couponRemoved: {
      reducer: (state) => {
        state.entry = { status: 'none' };
        delete state.typed;
      },
      prepare: (only?: { code: string }) => ({ payload: only }),
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(couponOfferShown, (state, { payload }) => {
        const { entry, offer } = state;
        if (entry.status === 'applied' && offer?.version !== payload.version)
          state.entry = { status: 'checking', code: entry.coupon.code };
        state.offer = payload;
      })
      .addCase(userLoaded, (state, { payload }) => {
        const { entry } = state;
        if (entry.status === 'applied' && (entry.userId ?? payload.userId) !== payload.userId)
          state.entry = { status: 'checking', code: entry.coupon.code };
      })
      .addCase(sagasMissing, (state) => {
        if (state.entry.status === 'checking') state.entry = { status: 'failed', code: state.entry.code };
      }),
});

export const { couponTyped, couponEntered, couponRestored, couponApplied, couponRefused, couponFailed, couponRemoved } =
  coupon.actions;
export const selectCoupon = lateState('coupon', coupon.reducer);

export const selectCouponEntry = (root: LateRoot) => selectCoupon(root).entry;

export const selectCouponOffer = (root: LateRoot) => selectCoupon(root).offer;

export const selectAppliedCoupon = (root: LateRoot): Coupon | undefined => {
  const { entry } = selectCoupon(root);
  return entry.status === 'applied' ? entry.coupon : undefined;
};

/** Text of the coupon field since the visitor changed it; undefined before. */
export const selectTypedCoupon = (root: LateRoot) => selectCoupon(root).typed;

/** Text of the coupon field. */
export const selectCouponText = (root: LateRoot) => {
  const { typed, entry } = selectCoupon(root);
  return typed ?? codeOf(entry) ?? '';
};

/** Whether the field contains a code that has not been entered. */
export const selectIsCouponTyped = (root: LateRoot) => {
  const { typed = '', entry } = selectCoupon(root);
  const code = bareText(typed);
  return code !== '' && code !== codeOf(entry);
};

/**
 * Validation status of the coupon for this user's order, which needs `none` or `confirmed`. `typed`: a code is typed,
 * but not entered.
 */
export type CouponStatus = 'none' | 'typed' | 'checking' | 'confirmed' | 'refused' | 'failed';

export const selectCouponStatus =
  (userId: string | undefined) =>
  (root: LateRoot): CouponStatus => {
    if (selectIsCouponTyped(root)) return 'typed';
    const { entry } = selectCoupon(root);
    if (entry.status !== 'applied') return entry.status;
    return entry.userId === userId ? 'confirmed' : 'checking';
  };
