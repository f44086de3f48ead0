import { useSelector } from 'react-redux';
import { Page, Section, Text } from '@signdrive/design-system/layout';
import { Link } from '@signdrive/design-system/link';
import * as catalog from '#/features/catalog/index.ts';
import { CompareWithCar, ComparisonOfPlan, selectSalesPhone } from '#/features/comparison/index.ts';
import { CouponEntry, selectAppliedCoupon } from '#/features/coupon/index.ts';
import * as content from '#/features/content/index.ts';
import { selectSelectedOffer, useOfferView } from '#/features/offer/index.ts';
import * as offer from '#/features/offer/index.ts';
import { type Coupon, amountsOf } from '#/domain/coupon/coupon.ts';
import type { Plan } from '#/domain/offer/simulation.ts';
import { dataOf } from '#/shared/loading/loadable.ts';
import { useCarSlug, CompareControlProvider } from '#/shared/page/car-context.ts';
import { useFragmentTarget } from '#/shared/page/use-fragment-target.ts';
import { useReadjustment } from '#/shared/text/readjusted-total.ts';

/** Sections below the plan of an offer. They are one chunk, which loads when the first of them is near the viewport. */
export { CarList } from '#/features/catalog/index.ts';
export { CarBenefits, CarMiddleBanner, OrderSteps } from '#/features/content/index.ts';
export { Delivery, WithoutPlan } from '#/features/offer/index.ts';

export function RelatedOffers() {
  return (
    <CompareControlProvider value={CompareWithCar}>
      <catalog.RelatedOffers />
    </CompareControlProvider>
  );
}

/** Questions about the plan, and the phone of the sales team (spec §9). */
export function CarQuestions() {
  return (
    <>
      <content.CarQuestions />
      <SalesPhone phone={useSelector(selectSalesPhone)} />
    </>
  );
}

export function OfferConditions() {
  const selected = useSelector(selectSelectedOffer(useCarSlug()));
  return <content.OfferConditions legalText={selected?.offer.legalText ?? ''} />;
}

/** The coupon field for the displayed plan. */
export function Coupon() {
  const view = useOfferView(useCarSlug(), useSelector(selectAppliedCoupon));
  if (!view) return null;
  return <CouponEntry fullMonthlyInCents={view.price.fullMonthlyInCents} monthlyInCents={view.price.monthlyInCents} />;
}

export function TrueCost() {
  return <offer.TrueCost coupon={useSelector(selectAppliedCoupon)} />;
}

/** The sales team's phone, if the vehicle service sends one. */
function SalesPhone({ phone }: { phone: string | undefined }) {
  if (phone === undefined) return null;
  return (
    <Section>
      <Page>
        <Text>
          Ficou com dúvida sobre este plano? Ligue para vendas:{' '}
          <Link href={`tel:${phone.replaceAll(/\D/g, '')}`}>{phone}</Link>
        </Text>
      </Page>
    </Section>
  );
}

/** The car: its editors' text, then its data. */
export function CarDetailsAndFacts() {
  return (
    <>
      <content.CarDetails />
      <offer.CarFacts />
    </>
  );
}

/** The subscription at the price with the coupon. */
function withCoupon(plan: Plan, coupon: Coupon | undefined): Plan {
  if (plan.type !== 'signdrive' || !coupon) return plan;
  const { monthlyInstallmentInCents: full, deadlineInMonths } = plan;
  const { monthlyInCents, totalInCents } = amountsOf(
    { monthlyInCents: full, deadlineInMonths, totalInCents: plan.totalInCents },
    coupon,
  );
  return { ...plan, monthlyInstallmentInCents: monthlyInCents, totalInCents };
}

/** Compares the offer page's plan with buying the car; renders nothing for an unavailable one. */
export function OfferComparison() {
  useFragmentTarget('comparar');
  const status = useSelector(catalog.selectCatalogStatus);
  const selected = useSelector(selectSelectedOffer(useCarSlug()));
  const coupon = useSelector(selectAppliedCoupon);
  const readjustmentPercent = useReadjustment();
  const awaited = selected ? selected.conditions.status : status;
  if (awaited === 'idle' || awaited === 'loading') return <ComparisonOfPlan isPending />;
  if (!selected?.selection || !selected.offer.isAvailable) return null;
  const { simulation, vehicle } = selected;
  const answered = simulation.status === 'success' ? simulation.current : undefined;
  // The last response stays during another request.
  const simulated = answered ?? (simulation.status === 'loading' ? simulation.previous : undefined);
  return (
    <ComparisonOfPlan
      car={selected.offer}
      plans={simulated?.plans.map((plan) => withCoupon(plan, coupon))}
      carValueInCents={dataOf(vehicle)?.priceInCents}
      readjustmentPercent={readjustmentPercent}
      isPending={simulation.status === 'loading' || simulation.status === 'idle'}
    />
  );
}
