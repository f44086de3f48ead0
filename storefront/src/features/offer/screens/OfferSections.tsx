import { useSelector } from 'react-redux';
import type { Coupon } from '#/domain/coupon.ts';
import { dataOf } from '#/shared/loadable.ts';
import { useCarSlug } from '#/shared/car-slug.ts';
import { FinancingPanel } from '../components/FinancingPanel.tsx';
import { TrueCostPanel } from '../components/TrueCostPanel.tsx';
import { VehicleFacts } from '../components/VehicleFacts.tsx';
import { selectSelectedOffer } from '../offer.selectors.ts';
import { viewOf } from '../offer.view.ts';

interface WithCoupon {
  /** Taken off the prices. */
  coupon: Coupon | undefined;
}

const useSelectedOffer = () => useSelector(selectSelectedOffer(useCarSlug()));

/** Everything the plan may cost, under it. */
export function TrueCost({ coupon }: WithCoupon) {
  const selected = useSelectedOffer();
  const view = selected && viewOf(selected, coupon);
  return view ? <TrueCostPanel cost={view.cost} coupon={view.price.coupon} /> : null;
}

/** The car's own data. */
export function CarFacts() {
  const vehicle = dataOf(useSelectedOffer()?.vehicle);
  return vehicle ? <VehicleFacts vehicle={vehicle} /> : null;
}

/** The plan beside the best financing of the same car. */
export function CarFinancing({ coupon }: WithCoupon) {
  const selected = useSelectedOffer();
  const view = selected && viewOf(selected, coupon);
  if (!view || !selected.offer.isAvailable) return null;
  return (
    <FinancingPanel price={view.price} financing={view.financing} hasFailed={selected.simulation.status === 'error'} />
  );
}
