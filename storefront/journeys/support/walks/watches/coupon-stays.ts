import { outcomeOf, reviewOf, slugOf } from '../reading.ts';
import type { Tab } from '../tab.ts';
import type { MakeWatch } from './watch.ts';

/** Messages about a rejected or removed coupon. */
const reasons = /Este cupom |Não encontramos este cupom|O cupom mudou|O cupom não foi aplicado|Cupom removido/;

/** An applied coupon stays until the visitor removes it, or a message explains its removal. */
export const watchCouponStays: MakeWatch = ({ tabs }, tell) => {
  /** By tab: the code shown as applied, with the car and the person. */
  const applied = new Map<Tab, { code: string; slug: string | undefined; userId: string | undefined }>();

  return {
    onPress(tab, control) {
      const [name = ''] = control.split(':');
      // A log-out deletes it in every tab.
      if (name === 'logOut') applied.clear();
      if (['removeCoupon', 'enterCoupon', 'logIn'].includes(name)) applied.delete(tab);
      const before = applied.get(tab);
      const review = name === 'confirm' ? reviewOf(tab.shown) : undefined;
      if (!review || !before || before.slug !== review.slug || before.userId !== tab.shown.session?.userId) return;
      // During its validation, or after that has failed, nothing is ordered.
      const isOpen = /Conferindo o cupom|Não conseguimos conferir o cupom/.test(tab.shown.text);
      if (review.coupon === undefined && !isOpen) tell('a coupon is lost without a word', before.code);
    },
    afterStep() {
      for (const tab of tabs) {
        const { shown } = tab;
        const review = reviewOf(shown);
        const isTold = reasons.test(shown.text) || typeof outcomeOf(shown) === 'object';
        if (isTold || slugOf(shown) !== applied.get(tab)?.slug) applied.delete(tab);
        if (review?.coupon === undefined || isTold) continue;
        applied.set(tab, { code: review.coupon, slug: review.slug, userId: shown.session?.userId });
      }
    },
  };
};
