import { getRouteApi } from '@tanstack/react-router';
import { lazy, useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectCatalog } from '#/features/catalog/index.ts';
import type { OrderPlan } from '#/features/checkout/index.ts';
import { CheckoutScreen } from '#/features/checkout/screens.ts';
import { couponOfferShown, selectAppliedCoupon } from '#/features/coupon/index.ts';
import { selectSelectedOffer } from '#/features/offer/index.ts';
import { viewOf } from '#/features/offer/screens.ts';
import { encodeSimulation } from '#/domain/offer-address.ts';
import { addressOfStep, numberOfStep, stepAt, type PageStep } from '#/domain/order-steps.ts';
import { versionValue } from '#/domain/version-value.ts';

const OrderPaymentStep = lazy(async () => ({ default: (await import('./OrderPaymentStep.tsx')).OrderPaymentStep }));

const route = getRouteApi('/ofertasvw/$page_/assinar/$etapa');

/** One step of an order. */
export function OrderPage() {
  const { page: slug, etapa } = route.useParams();
  const step = stepAt(etapa) ?? 'login';
  const dispatch = useDispatch();
  const { plan, offerId, version } = usePlan(slug);
  const search = plan === undefined || plan === 'loading' ? '' : new URL(plan.href, 'http://internal').search;
  // The coupon of an earlier page has to be good for this plan, too.
  useEffect(() => {
    if (offerId !== undefined && version !== undefined) dispatch(couponOfferShown({ offerId, version }));
  }, [dispatch, offerId, version]);
  return (
    <CheckoutScreen
      slug={slug}
      step={step}
      plan={plan}
      hrefOf={(wanted: PageStep) => `/ofertasvw/${slug}/assinar/${addressOfStep(wanted)}${search}`}
      PaymentStep={OrderPaymentStep}
    />
  );
}

function usePlan(slug: string): { plan: OrderPlan | 'loading' | undefined; offerId?: string; version?: string } {
  const catalog = useSelector(selectCatalog);
  const selected = useSelector(selectSelectedOffer(slug));
  const coupon = useSelector(selectAppliedCoupon);
  const view = selected && viewOf(selected, coupon);
  if (!selected || !view) {
    const isOver = catalog.status === 'error' || selected?.conditions.status === 'error';
    const isWithout = (catalog.status === 'success' && !selected) || selected?.conditions.status === 'success';
    return { plan: isOver || isWithout ? undefined : 'loading' };
  }
  const { offer, selection } = selected;
  const { condition, price } = view;
  if (!offer.isAvailable || !selection) return { plan: undefined };
  const discountInCents = price.coupon?.discountInCents ?? 0;
  const parameters = new URLSearchParams(encodeSimulation(selection, offer));
  return {
    offerId: condition.productId,
    version: versionValue(offer),
    plan: {
      carName: offer.name,
      versionName: offer.model,
      colorName: condition.colorName,
      ...(condition.colorHex !== undefined && { colorHex: condition.colorHex }),
      accessoryText: condition.accessoryText,
      deadlineInMonths: price.deadlineInMonths,
      monthlyKm: price.monthlyKm,
      fullMonthlyInCents: price.monthlyInCents + discountInCents,
      monthlyInCents: price.monthlyInCents,
      totalInCents: price.totalInCents,
      isPending: price.isPending,
      ...(coupon && { coupon }),
      discountInCents,
      query: {
        ...selection,
        modelCode: offer.modelCode,
        year: offer.year,
        hasShield: offer.hasShield,
        step: numberOfStep('payment'),
      },
      href: `/ofertasvw/${slug}?${parameters.toString()}`,
    },
  };
}
