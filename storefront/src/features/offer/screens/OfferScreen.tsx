import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { CarDrawing } from '@signdrive/design-system/car-picture';
import { OfferStage } from '@signdrive/design-system/patterns';
import type { Coupon } from '#/domain/coupon/coupon.ts';
import { versionValue } from '#/domain/offer/offer.ts';
import { useCarSlug } from '#/shared/page/car-context.ts';
import { OfferHero } from '../components/OfferHero.tsx';
import { OfferPlan } from '../components/OfferPlan.tsx';
import { planPlaceId } from '../element-ids.ts';
import { OfferPageProvider, type OfferPageFacts } from '../offer-page.ts';
import { offerShown } from '../offer.events.ts';
import { selectSelectedOffer } from '../offer.slice.ts';
import { choicesOf, useOfferView } from '../offer.view.ts';

export interface OfferScreenProps {
  /** Must keep its identity while its content is equal. */
  page: OfferPageFacts;
  /** The editors' sentence about the car (spec §2.6, offer banner). */
  lead: string | undefined;
  /** Discount on every price of the plan. */
  coupon: Coupon | undefined;
  /** Called with each displayed plan: a stored coupon may be valid for it. Must keep its identity. */
  onPlanShown: (plan: ShownPlan) => void;
  /** The car above its plan, on a small screen. */
  strip: ReactNode;
  share: ReactNode;
  /** The coupon field. */
  couponEntry: ReactNode;
  /** Replaces the plan while there is none. */
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
  /** The legal text. */
  conditions: ReactNode;
  /** Price and action, on a small screen. */
  bar: ReactNode;
}

/** The offer that a coupon is validated for. */
export interface ShownPlan {
  /** `productId` of the plan. */
  offerId: string;
  version: string;
}

/** One car's offer, its sections in the order of spec §2.6. The page fills the sections below the plan. */
export function OfferScreen({ page, lead, coupon, onPlanShown, ...sections }: OfferScreenProps) {
  const dispatch = useDispatch();
  const slug = useCarSlug();
  const selected = useSelector(selectSelectedOffer(slug));
  const view = useOfferView(slug, coupon);
  const choices = selected && choicesOf(selected, coupon);
  const isShown = selected !== undefined;
  const showOffer = useEffectEvent((shown: string) =>
    dispatch(offerShown({ slug: shown, isPriceFailed: selected?.simulation.status === 'error' })),
  );
  useEffect(() => {
    if (isShown) showOffer(slug);
  }, [slug, isShown]);
  const isOffered = selected?.offer.isAvailable;
  const hasPlan = Boolean(isOffered && view && choices);
  const planPlace = useFocusAfterPlan(hasPlan);
  const offerId = hasPlan ? view?.condition.productId : undefined;
  const version = selected && versionValue(selected.offer);
  useEffect(() => {
    if (offerId !== undefined && version !== undefined) onPlanShown({ offerId, version });
  }, [onPlanShown, offerId, version]);
  return (
    <OfferPageProvider value={page}>
      {selected ? (
        <OfferHero
          {...{ slug, choices, lead }}
          offer={selected.offer}
          condition={view?.condition}
          cost={view?.cost}
          monthlyInCents={view?.price.monthlyInCents}
        />
      ) : (
        <OfferStage title={page.missing.name} lead={lead} car={<CarDrawing model={slug} label={page.missing.name} />} />
      )}
      <div ref={planPlace} id={planPlaceId} tabIndex={-1}>
        {isOffered && view && choices ? (
          <>
            <OfferPlan
              slug={slug}
              selected={selected}
              view={view}
              choices={choices}
              coupon={coupon}
              strip={sections.strip}
              share={sections.share}
              delivery={sections.delivery}
              couponEntry={sections.couponEntry}
            />
            {sections.trueCost}
          </>
        ) : (
          sections.withoutPlan
        )}
      </div>
      {sections.related}
      {sections.benefits}
      {sections.middleBanner}
      {sections.details}
      {sections.comparison}
      {sections.steps}
      {sections.offers}
      {sections.questions}
      {sections.conditions}
      {sections.bar}
    </OfferPageProvider>
  );
}

/** A version without conditions removes the plan and the pressed button with it: focus moves to the region. */
function useFocusAfterPlan(hasPlan: boolean) {
  const place = useRef<HTMLDivElement>(null);
  const hadPlan = useRef(hasPlan);
  useEffect(() => {
    if (hadPlan.current && !hasPlan && document.activeElement === document.body) place.current?.focus();
    hadPlan.current = hasPlan;
  }, [hasPlan]);
  return place;
}
