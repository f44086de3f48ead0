import { useRouter } from '@tanstack/react-router';
import { useSelector } from 'react-redux';
import { selectionOf } from '#/domain/offer/conditions.ts';
import type { Coupon } from '#/domain/coupon/coupon.ts';
import { encodeSimulation } from '#/domain/address/offer-address.ts';
import { dataOf } from '#/shared/loading/loadable.ts';
import { useRetry } from '#/shared/failures/retry.ts';
import { useCarSlug } from '#/shared/page/car-slug.ts';
import { Equipment } from '../components/Equipment.tsx';
import { TrueCostPanel } from '../components/TrueCostPanel.tsx';
import { VehicleFailure } from '../components/VehicleFailure.tsx';
import { VehicleFacts } from '../components/VehicleFacts.tsx';
import { useOfferPage } from '../offer-page.ts';
import { selectSelectedOffer, type OfferRoot } from '../offer.selectors.ts';
import { useOfferView } from '../use-offer-view.ts';

interface WithCoupon {
  /** Taken off the prices. */
  coupon: Coupon | undefined;
}

/** Everything the plan may cost, under it. */
export function TrueCost({ coupon }: WithCoupon) {
  const slug = useCarSlug();
  const selected = useSelector(selectSelectedOffer(slug));
  const view = useOfferView(slug, coupon);
  if (!selected || !view) return null;
  const plan = encodeSimulation(selectionOf(view.condition), selected.offer);
  return <TrueCostPanel cost={view.cost} coupon={view.price.coupon} plan={plan} />;
}

const vehicleFactsId = 'ficha-tecnica';

/** The car's own data. */
export function CarFacts() {
  const router = useRouter();
  const slug = useCarSlug();
  const { versions } = useOfferPage();
  const loading = useSelector((root: OfferRoot) => selectSelectedOffer(slug)(root)?.vehicle);
  const retry = useRetry(loading?.status ?? 'idle', () => void router.invalidate(), vehicleFactsId);
  const vehicle = dataOf(loading);
  return (
    <div id={vehicleFactsId}>
      {retry.isShown && <VehicleFailure retry={retry} />}
      {vehicle && <VehicleFacts vehicle={vehicle} />}
      {vehicle && <Equipment slug={slug} versions={versions} standardItems={vehicle.standardItems} />}
    </div>
  );
}
