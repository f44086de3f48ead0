import { useEffect, type ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { ButtonLink } from '@signdrive/design-system/button';
import { CarDrawing } from '@signdrive/design-system/car-picture';
import { OfferStage, PriceBar } from '@signdrive/design-system/patterns';
import { Price } from '@signdrive/design-system/price';
import type { Coupon } from '#/domain/coupon.ts';
import { versionValue } from '#/domain/version-value.ts';
import { useCarSlug } from '#/shared/car-slug.ts';
import { formatMoney } from '#/shared/format.ts';
import { OfferHero } from '../components/OfferHero.tsx';
import { OfferPlan } from '../components/OfferPlan.tsx';
import { planFormId } from '../components/plan-form.ts';
import { offerCopy } from '../offer.copy.ts';
import { offerShown } from '../offer.events.ts';
import { OfferPageProvider, type OfferPageFacts } from '../offer-page.ts';
import { selectSelectedOffer } from '../offer.selectors.ts';
import { choicesOf, viewOf, type OfferView } from '../offer.view.ts';

export interface OfferScreenProps {
  /** Must stay the same object while it says the same. */
  page: OfferPageFacts;
  /** Taken off every price of the plan. */
  coupon: Coupon | undefined;
  /** Where a coupon is entered, for the plan that is shown. */
  renderCouponEntry: (plan: CouponPlan) => ReactNode;
  /** In the plan's place while there is none. */
  withoutPlan: ReactNode;
  delivery: ReactNode;
  trueCost: ReactNode;
  related: ReactNode;
  benefits: ReactNode;
  middleBanner: ReactNode;
  details: ReactNode;
  comparison: ReactNode;
  steps: ReactNode;
  offers: ReactNode;
  questions: ReactNode;
}

/** What a coupon is asked for. */
export interface CouponPlan {
  /** `productId` of the plan. */
  offerId: string;
  version: string;
  /** Instalment without a coupon. */
  monthlyInCents: number;
}

/** One car's offer, its sections in the order of spec §2.6; what stands under the plan is the page's to fill. */
export function OfferScreen({ page, coupon, renderCouponEntry, ...sections }: OfferScreenProps) {
  const dispatch = useDispatch();
  const slug = useCarSlug();
  const selected = useSelector(selectSelectedOffer(slug));
  const view = selected && viewOf(selected, coupon);
  const choices = selected && choicesOf(selected, coupon);
  const isShown = selected !== undefined;
  useEffect(() => {
    if (isShown) dispatch(offerShown({ slug }));
  }, [dispatch, slug, isShown]);
  const isOffered = selected?.offer.isAvailable;
  return (
    <OfferPageProvider value={page}>
      {selected ? (
        <OfferHero slug={slug} selected={selected} view={view} choices={choices} />
      ) : (
        <OfferStage title={page.missing.name} car={<CarDrawing model={slug} label={page.missing.name} />} />
      )}
      {isOffered && view && choices ? (
        <>
          <OfferPlan
            slug={slug}
            selected={selected}
            view={view}
            choices={choices}
            delivery={sections.delivery}
            couponEntry={renderCouponEntry({
              offerId: view.condition.productId,
              version: versionValue(selected.offer),
              monthlyInCents: view.price.monthlyInCents + (view.price.coupon?.discountInCents ?? 0),
            })}
          />
          {sections.trueCost}
        </>
      ) : (
        sections.withoutPlan
      )}
      {sections.related}
      {sections.benefits}
      {sections.middleBanner}
      {sections.details}
      {sections.comparison}
      {sections.steps}
      {sections.offers}
      {sections.questions}
      {isOffered && view && <OfferBar view={view} />}
    </OfferPageProvider>
  );
}

function OfferBar({ view: { price } }: { view: OfferView }) {
  return (
    <PriceBar
      label={offerCopy.bar}
      total={offerCopy.barTotal(price.deadlineInMonths, formatMoney(price.totalInCents))}
      price={<Price amountInCents={price.monthlyInCents} period="/mês" isStale={price.isPending} />}
      action={<ButtonLink href={`#${planFormId}`}>{offerCopy.see}</ButtonLink>}
    />
  );
}
