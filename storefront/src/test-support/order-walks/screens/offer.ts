/** The offer page: the plan, the coupon field, and the link to the order (routes/pages/offer/OfferPage.tsx). */
import { couponEntered, couponOfferShown, couponRemoved } from '#/features/coupon/index.ts';
import { selectCouponEntry } from '#/features/coupon/coupon.slice.ts';
import { carChosenInMenu } from '#/features/partner-store/index.ts';
import { reviewOf } from './order-review.ts';
import { isBusy, planOf } from './order-view.ts';
import type { Page } from '../browser/page.ts';
import type { Controls, Part } from './screens.ts';

const isOffer = (page: Page): boolean => /^\/ofertasvw\/[^/]+$/.test(page.tab.entry.pathname);

/** The coupon field is on the offer page and at the last step. */
const hasCouponField = (page: Page): boolean => isOffer(page) || (reviewOf(page) !== undefined && !isBusy(page));

export function offerParts(page: Page): Part[] {
  const planned = planOf(page);
  if (!planned) return [];
  const { offerId, version } = planned;
  return [
    { key: `offer coupon ${offerId} ${version}`, mount: () => page.dispatch(couponOfferShown({ offerId, version })) },
  ];
}

export const offerControls: Controls = {
  enterCoupon: (page, code) =>
    hasCouponField(page) && !['applied', 'checking'].includes(selectCouponEntry(page.state).status)
      ? () => page.dispatch(couponEntered({ code }))
      : undefined,
  removeCoupon: (page) =>
    hasCouponField(page) && selectCouponEntry(page.state).status !== 'none'
      ? () => page.dispatch(couponRemoved())
      : undefined,
  /** "Assinar". */
  beginOrder: (page) =>
    isOffer(page) && planOf(page) ? () => page.navigate(`${page.tab.entry.pathname}/assinar/entrar`) : undefined,
  openOffer: (page, slug) => () => page.navigate(`/ofertasvw/${slug}`),
  chooseInMenu: (page, slug) => () => {
    page.dispatch(carChosenInMenu({ slug }));
    page.navigate(`/ofertasvw/${slug}`);
  },
};
