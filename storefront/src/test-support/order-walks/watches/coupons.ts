import { codeOf, selectCouponEntry } from '#/features/coupon/index.ts';
import { outcomeOf, reviewOf } from '../screens/order-review.ts';
import type { Page } from '../browser/page.ts';
import { segmentsOf } from '../browser/place.ts';
import type { Tab } from '../browser/tab.ts';
import type { MakeWatch } from './watch.ts';

const isPlacedOn = (page: Page) => typeof outcomeOf(page) === 'object';

type CouponEntry = ReturnType<typeof selectCouponEntry>;

/** True for a refusal that holds for every car and person. */
const isOver = (entry: CouponEntry): entry is Extract<CouponEntry, { status: 'refused' }> =>
  entry.status === 'refused' && entry.reason !== 'otherOffer' && entry.reason !== 'otherPerson';

/** An applied coupon stays until the visitor removes it, or is told why it was removed. */
export const watchCouponStays: MakeWatch = (world, tell) => {
  /** By tab: the code that its page has shown as applied, with the car and the person. */
  const applied = new Map<Tab, { page: Page; code: string; slug: string; userId: string | undefined }>();
  /**
   * Codes that some tab no longer has, by the visitor's own act or told there, or that an order has used up. A reload of
   * another tab drops them.
   */
  const ended = new Set<string>();
  /** By tab: the entry that is still on its page, although another tab has removed the coupon. */
  const forgotten = new Map<Tab, unknown>();
  /** By tab: the entry after the step before. */
  const entries = new Map<Tab, unknown>();
  const slugOf = (page: Page) => segmentsOf(page.tab.entry)[2] ?? '';

  return {
    onPress(page, control) {
      const [name = ''] = control.split(':');
      // The menu forgets it in every tab (spec §2.3), and a log-out loads every tab again.
      if (['chooseInMenu', 'logOut'].includes(name)) {
        applied.clear();
        for (const { tab, state } of world.openPages) forgotten.set(tab, selectCouponEntry(state));
      }
      const before = applied.get(page.tab);
      // Also the coupon that is refused for this tab's car: the browser has one for all tabs.
      const code = codeOf(selectCouponEntry(page.state));
      if (name === 'removeCoupon' && code !== undefined) ended.add(code);
      if (name === 'enterCoupon') for (const other of applied.values()) ended.add(other.code);
      if (['removeCoupon', 'enterCoupon', 'logIn'].includes(name)) applied.delete(page.tab);
      const review = name === 'confirm' ? reviewOf(page) : undefined;
      if (!review || !before || before.slug !== slugOf(page)) return;
      const isOwn = before.userId === undefined || before.userId === review.userId;
      if (isOwn && review.couponCode === undefined) tell('a coupon is lost without a word', before.code);
    },
    afterStep() {
      for (const { code } of world.service.burns) ended.add(code);
      for (const page of world.openPages) {
        const entry = selectCouponEntry(page.state);
        const lastEntry = entries.get(page.tab);
        entries.set(page.tab, entry);
        const isTold = entry.status === 'refused' || isPlacedOn(page);
        const before = applied.get(page.tab);
        if (before && isPlacedOn(page)) ended.add(before.code);
        if (isOver(entry)) ended.add(entry.code);
        const isEndedElsewhere = before !== undefined && before.page !== page && ended.has(before.code);
        if (isTold || isEndedElsewhere || slugOf(page) !== before?.slug) applied.delete(page.tab);
        if (entry.status !== 'applied' || isTold || entry === forgotten.get(page.tab)) continue;
        if (!applied.has(page.tab) && entry !== lastEntry) ended.delete(entry.coupon.code);
        applied.set(page.tab, { page, code: entry.coupon.code, slug: slugOf(page), userId: reviewOf(page)?.userId });
      }
    },
  };
};

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
