import { getRouteApi, useLocation, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectCatalog, selectOffers } from '#/features/catalog/index.ts';
import { CheckoutScreen, orderPlanOf, type CheckoutScreenProps } from '#/features/checkout/screens.ts';
import { couponOfferShown, selectAppliedCoupon } from '#/features/coupon/index.ts';
import type { LateRoot } from '#/shared/loading/late-state.ts';
import { selectSelectedOffer, useOfferView } from '#/features/offer/index.ts';
import { offerAt } from '#/domain/offer/catalog.ts';
import { isSameOffer, versionValue, type Offer } from '#/domain/offer/offer.ts';
import { decodeSimulation } from '#/domain/urls/simulation-search.ts';
import { nameOfStep, stepAt, type PageStep } from '#/domain/order/order-steps.ts';
import { useReadjustment } from '#/shared/text/readjusted-total.ts';
import type { Loadable } from '#/shared/loading/loadable.ts';

const loadPaymentStep = async () => (await import('./OrderPaymentStep.tsx')).OrderPaymentStep;

const route = getRouteApi('/ofertasvw/$page/assinar/$etapa');

/** One step of an order. */
export function OrderPage() {
  const { page: slug, etapa } = route.useParams();
  const step = stepAt(etapa) ?? 'login';
  const dispatch = useDispatch();
  const router = useRouter();
  const { plan, offerId, version } = usePlan(slug);
  const asked = useLocation({ select: ({ searchStr }) => searchStr });
  const search = plan === undefined || typeof plan === 'string' ? asked : new URL(plan.href, 'http://internal').search;
  // A coupon of an earlier page must be valid for this plan, too.
  useEffect(() => {
    if (offerId !== undefined && version !== undefined) dispatch(couponOfferShown({ offerId, version }));
  }, [dispatch, offerId, version]);
  return (
    <CheckoutScreen
      slug={slug}
      step={step}
      plan={plan}
      onPlanRetry={() => void router.invalidate()}
      hrefOf={(wanted: PageStep) => `/ofertasvw/${slug}/assinar/${nameOfStep(wanted)}${search}`}
      loadPaymentStep={loadPaymentStep}
    />
  );
}

interface PlanInUrl {
  plan: CheckoutScreenProps['plan'];
  offerId?: string;
  version?: string;
}

function usePlan(slug: string): PlanInUrl {
  const catalog = useSelector(selectCatalog);
  const selected = useSelector(selectSelectedOffer(slug));
  const coupon = useSelector(selectAppliedCoupon);
  const readjustmentPercent = useReadjustment();
  const view = useOfferView(slug, coupon);
  const next = useNextVersion(slug);
  // The URL names the ordered version. Until it is loaded, the former one is still selected.
  if (next) return { plan: next.status === 'error' ? 'failed' : 'loading' };
  if (!selected || !view) return { plan: reasonOf(slug, catalog, selected?.conditions) };
  const { offer, selection } = selected;
  const { condition, price, isPending } = view;
  if (!offer.isAvailable || !selection) return { plan: undefined };
  return {
    offerId: condition.productId,
    version: versionValue(offer),
    plan: orderPlanOf({ slug, offer, selection, condition, price, isPending, coupon, readjustmentPercent }),
  };
}

/** Status of the version in the URL while it loads or after it failed. */
function useNextVersion(slug: string) {
  const { version } = decodeSimulation(useLocation().search);
  const offers = useSelector(selectOffers);
  const next = useSelector((root: LateRoot) => selectSelectedOffer(slug)(root)?.next);
  const named = next && offerAt(offers, slug, version)?.offer;
  return named && isSameOffer(named, next.offer) ? next : undefined;
}

/** Reason for a missing plan: a failed read differs from a car that is not on offer. */
function reasonOf(
  slug: string,
  catalog: Loadable<readonly Offer[]>,
  conditions: Loadable<unknown> | undefined,
): 'loading' | 'failed' | undefined {
  if (conditions?.status === 'error' || catalog.status === 'error') return 'failed';
  // The load selects a car on offer next.
  const isOffered = catalog.status !== 'success' || catalog.data.some((offer) => offer.slug === slug);
  return isOffered && conditions?.status !== 'success' ? 'loading' : undefined;
}
