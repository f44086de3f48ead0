import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CouponRefusal } from '#/api/ports.ts';
import type { Coupon } from '#/domain/coupon/coupon.ts';

/** What is known of the visitor's coupon. */
export type CouponEntry =
  | { status: 'none' }
  /** The service is being asked; nothing is taken off yet. */
  | { status: 'checking'; code: string }
  /** `userId`: whose document and e-mail it was validated with; absent for a visitor who isn't logged in. */
  | { status: 'applied'; coupon: Coupon; userId?: string }
  | { status: 'refused'; code: string; reason: CouponRefusal }
  /** The service did not answer, or not in a way that can be read. */
  | { status: 'failed'; code: string };

/** The offer a coupon is asked for. */
export interface CouponOffer {
  /** `productId` of the chosen condition. */
  offerId: string;
  /** The version it belongs to: a coupon that is good for one says nothing of another. */
  version: string;
}

export interface CouponState {
  /** The offer on the page; undefined before one is shown. */
  offer?: CouponOffer;
  entry: CouponEntry;
}

/** Code of an entry; undefined when there is none. */
export const codeOf = (entry: CouponEntry): string | undefined => {
  if (entry.status === 'none') return undefined;
  return entry.status === 'applied' ? entry.coupon.code : entry.code;
};

const coupon = createSlice({
  name: 'coupon',
  initialState: (): CouponState => ({ entry: { status: 'none' } }),
  reducers: {
    /** An offer is on the page, or another plan of it. */
    couponOfferShown: (state, { payload }: PayloadAction<CouponOffer>) => {
      const { entry, offer } = state;
      if (entry.status === 'applied' && offer?.version !== payload.version)
        state.entry = { status: 'checking', code: entry.coupon.code };
      state.offer = payload;
    },
    couponEntered: (state, { payload: { code } }: PayloadAction<{ code: string }>) => {
      state.entry = { status: 'checking', code };
    },
    /** An earlier visit left one. */
    couponRestored: (state, { payload: { code } }: PayloadAction<{ code: string }>) => {
      state.entry = { status: 'checking', code };
    },
    couponApplied: (
      state: CouponState,
      { payload: { userId, ...valid } }: PayloadAction<Coupon & { userId?: string }>,
    ) => {
      state.entry = { status: 'applied', coupon: valid, ...(userId !== undefined && { userId }) };
    },
    couponRefused: (state, { payload }: PayloadAction<{ code: string; reason: CouponRefusal }>) => {
      state.entry = { status: 'refused', ...payload };
    },
    couponFailed: (state, { payload: { code } }: PayloadAction<{ code: string }>) => {
      state.entry = { status: 'failed', code };
    },
    couponRemoved: (state) => {
      state.entry = { status: 'none' };
    },
  },
});

export const {
  couponOfferShown,
  couponEntered,
  couponRestored,
  couponApplied,
  couponRefused,
  couponFailed,
  couponRemoved,
} = coupon.actions;
export const couponReducer = coupon.reducer;
