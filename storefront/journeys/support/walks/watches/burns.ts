import type { MakeWatch } from './watch.ts';

/** At the end the coupon of each order is used up, and no other coupon. */
export const watchBurns: MakeWatch = (walk, tell) => {
  /** Coupons of orders; an order that is analysed again may have another one. */
  const wanted = new Set<string>();
  return {
    afterStep() {
      for (const { couponCode } of walk.stored.orders) if (couponCode !== null) wanted.add(couponCode);
    },
    atEnd() {
      const { usedCoupons } = walk.stored;
      const unused = [...wanted].filter((code) => !usedCoupons.has(code));
      const unwanted = [...usedCoupons].filter((code) => !wanted.has(code));
      if (unused.length > 0) tell('coupon of an order never used up', unused.join(', '));
      if (unwanted.length > 0) tell('coupon used up without an order', unwanted.join(', '));
    },
  };
};
