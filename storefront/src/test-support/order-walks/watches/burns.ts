import type { MakeWatch } from './watch.ts';

/** At the end the coupon of each order is burned once, and no other coupon. */
export const watchBurns: MakeWatch = ({ service }, tell) => ({
  atEnd() {
    const wanted = service.placements
      .flatMap(({ couponCode }) => (couponCode === undefined ? [] : [couponCode]))
      .toSorted();
    const burned = service.burns.map(({ code }) => code).toSorted();
    if (wanted.join() !== burned.join()) {
      const name =
        wanted.length > burned.length ? 'coupon of an order never used up' : 'coupon used up without an order';
      tell(name, `ordered with ${wanted.join(', ') || 'none'}, used up ${burned.join(', ') || 'none'}`);
    }
  },
});
