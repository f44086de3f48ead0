import { orderNumberShown, orderSeen, stepOpened } from '#/features/checkout/checkout.events.ts';
import { shownPersonalData } from '#/features/checkout/checkout.shown.ts';
import { couponOfferShown } from '#/features/coupon/index.ts';
import { selectIsCardUnderWay } from '#/features/payment/index.ts';
import { whenRead } from '#/shared/page/when-read.ts';
import type { Page } from '../browser/page.ts';
import { cardParts } from './card.ts';
import { checkoutOf, contentOf, planOf, shownMethod, slugOf, stepKey, stepOf } from './order-view.ts';
import type { Part } from './screens.ts';

export function orderParts(page: Page): Part[] {
  const slug = slugOf(page);
  const step = stepOf(page);
  const content = contentOf(page);
  const planned = planOf(page);
  const see = () => page.dispatch(orderSeen());
  const parts: Part[] = [
    { key: 'order', mount: see, revisit: see },
    { key: `opened ${slug} ${step}`, mount: () => page.dispatch(stepOpened({ slug, step })) },
    {
      key: stepKey(page, content),
      mount: () => (content === 'personalData' ? { values: { ...shownPersonalData(checkoutOf(page)) } } : undefined),
    },
  ];
  if (planned) {
    const { offerId, version } = planned;
    parts.push({
      key: `coupon ${offerId} ${version}`,
      mount: () => page.dispatch(couponOfferShown({ offerId, version })),
    });
  }
  const { placed } = checkoutOf(page);
  if (content === 'payment' && placed && !page.isDialogOpen) {
    const { orderId } = placed;
    let stop = () => {};
    parts.push({
      key: `placed ${orderId}`,
      mount: () => {
        stop = whenRead(() => page.dispatch(orderNumberShown({ orderId })));
      },
      unmount: () => stop(),
    });
  }
  if (content === 'payment' && !placed) {
    const { user } = checkoutOf(page).orderer ?? {};
    const isCardShown = shownMethod(page) === 'card' || selectIsCardUnderWay(page.state);
    if (user && isCardShown) parts.push(...cardParts(page, { document: user.document, userId: user.id }));
  }
  return parts;
}
