import { useSelector } from 'react-redux';
import { selectCatalogStatus } from '#/features/catalog/index.ts';
import { selectAppliedCoupon } from '#/features/coupon/index.ts';
import { selectSelectedOffer } from '#/features/offer/index.ts';
import { amountsOf } from '#/domain/offer/amounts.ts';
import type { Coupon } from '#/domain/coupon/coupon.ts';
import type { Plan } from '#/domain/offer/simulation.ts';
import { ComparisonOfPlan } from '#/features/comparison/index.ts';
import { useCarSlug } from '#/shared/page/car-slug.ts';
import { useReadjustment } from '#/shared/text/use-readjustment.ts';
import { dataOf } from '#/shared/loading/loadable.ts';

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
  const status = useSelector(selectCatalogStatus);
  const selected = useSelector(selectSelectedOffer(useCarSlug()));
  const coupon = useSelector(selectAppliedCoupon);
  const readjustmentPercent = useReadjustment();
  const awaited = selected ? selected.conditions.status : status;
  if (awaited === 'idle' || awaited === 'loading') return <ComparisonOfPlan isPending />;
  if (!selected?.selection || !selected.offer.isAvailable) return null;
  const { offer, simulation, vehicle } = selected;
  const answered = simulation.status === 'success' ? simulation.current : undefined;
  // The last response stays during another request.
  const simulated = answered ?? (simulation.status === 'loading' ? simulation.previous : undefined);
  return (
    <ComparisonOfPlan
      car={offer}
      plans={simulated?.plans.map((plan) => withCoupon(plan, coupon))}
      carValueInCents={dataOf(vehicle)?.priceInCents}
      readjustmentPercent={readjustmentPercent}
      isPending={simulation.status === 'loading' || simulation.status === 'idle'}
    />
  );
}
