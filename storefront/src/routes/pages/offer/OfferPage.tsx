import { getRouteApi } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectCatalogStatus, selectOffers } from '#/features/catalog/index.ts';
import { selectCarPage } from '#/features/content/index.ts';
import { couponOfferShown, selectAppliedCoupon } from '#/features/coupon/index.ts';
import { OfferScreen, type ShownPlan } from '#/features/offer/index.ts';
import { CarSlugProvider } from '#/shared/page/car-context.ts';
import { deferred } from '#/shared/loading/deferred.tsx';
import { dataOf } from '#/shared/loading/loadable.ts';
import type * as LateSections from './offer-late-sections.tsx';
import type * as Sections from './offer-sections.tsx';

const route = getRouteApi('/ofertasvw/$page');

const section = (name: keyof typeof Sections, margin?: string) =>
  deferred(
    async () => {
      const sections = await import('./offer-sections.tsx');
      return sections[name];
    },
    margin === undefined ? {} : { margin },
  );

const lateSection = (name: keyof typeof LateSections, isBoxless: boolean) =>
  deferred(async () => (await import('./offer-late-sections.tsx'))[name], { loadsOn: 'interaction', isBoxless });

const Strip = lateSection('Strip', true);
const Share = lateSection('Share', false);
const Bar = lateSection('Bar', true);
const WithoutPlan = section('WithoutPlan');
// Rendered beside the plan, so it must be loaded before it is visible.
const Coupon = section('Coupon', '100%');
const Delivery = section('Delivery');
// Changes with the plan, so it must be loaded before it is visible.
const TrueCost = section('TrueCost', '100%');
const RelatedOffers = section('RelatedOffers');
const CarBenefits = section('CarBenefits');
const CarMiddleBanner = section('CarMiddleBanner');
const CarDetailsAndFacts = section('CarDetailsAndFacts');
const OfferComparison = section('OfferComparison');
const OrderSteps = section('OrderSteps');
const CarList = section('CarList');
const CarQuestions = section('CarQuestions');
const OfferConditions = section('OfferConditions');

/** Another plan than the server's is shown, or a coupon. */
function outdatePriced() {
  for (const priced of [Strip, Bar, TrueCost, OfferComparison, OfferConditions]) priced.outdate();
}

const reasonByStatus = {
  idle: 'loading',
  loading: 'loading',
  error: 'failed',
  success: 'notOffered',
} as const;

/** Offer page: the plan of one car, with texts of the content service. */
export function OfferPage() {
  const { page: slug } = route.useParams();
  const status = useSelector(selectCatalogStatus);
  const offers = useSelector(selectOffers);
  const carPage = useSelector(selectCarPage(slug));
  const title = dataOf(carPage)?.title;
  const coupon = useSelector(selectAppliedCoupon);
  const dispatch = useDispatch();
  const isPlanShown = useRef(false);
  const onPlanShown = useCallback(
    (plan: ShownPlan) => {
      if (isPlanShown.current) outdatePriced();
      isPlanShown.current = true;
      dispatch(couponOfferShown(plan));
    },
    [dispatch],
  );
  useEffect(() => {
    if (coupon) outdatePriced();
  }, [coupon]);
  const page = useMemo(() => {
    const versions = offers.filter((offer) => offer.slug === slug);
    const name = versions[0]?.name ?? title ?? 'Oferta';
    return { versions, missing: { name, reason: versions.length > 0 ? ('loading' as const) : reasonByStatus[status] } };
  }, [offers, slug, title, status]);
  return (
    <CarSlugProvider value={slug}>
      <OfferScreen
        key={slug}
        page={page}
        lead={dataOf(carPage)?.banner?.text}
        coupon={coupon}
        onPlanShown={onPlanShown}
        strip={<Strip />}
        share={<Share />}
        couponEntry={<Coupon />}
        withoutPlan={<WithoutPlan />}
        delivery={<Delivery />}
        trueCost={<TrueCost />}
        related={<RelatedOffers />}
        benefits={<CarBenefits />}
        middleBanner={<CarMiddleBanner />}
        details={<CarDetailsAndFacts />}
        comparison={<OfferComparison />}
        steps={<OrderSteps />}
        offers={<CarList />}
        questions={<CarQuestions />}
        conditions={<OfferConditions />}
        bar={<Bar />}
      />
    </CarSlugProvider>
  );
}
