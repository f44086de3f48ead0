import { useRouter } from '@tanstack/react-router';
import { useSelector } from 'react-redux';
import { Page, Section } from '@signdrive/design-system/layout';
import { CostFacts, FoldingSection, SectionHead } from '@signdrive/design-system/patterns';
import type { Coupon } from '#/domain/coupon/coupon.ts';
import type { Vehicle } from '#/domain/offer/offer.ts';
import { FailedNotice, useRetry, type Retry } from '#/shared/failures/FailedContent.tsx';
import { dataOf } from '#/shared/loading/loadable.ts';
import { useCarSlug } from '#/shared/page/car-context.ts';
import { keepUnits } from '#/shared/text/format.ts';
import { Equipment } from '../components/Equipment.tsx';
import { TrueCostPanel } from '../components/TrueCostPanel.tsx';
import { useOfferPage } from '../offer-page.ts';
import { offerSectionsCopy } from '../offer-sections.copy.ts';
import type { LateRoot } from '#/shared/loading/late-state.ts';
import { selectSelectedOffer } from '../offer.slice.ts';
import { useOfferView } from '../offer.view.ts';

interface WithCoupon {
  /** Discount on the prices. */
  coupon: Coupon | undefined;
}

/** All costs of the plan, below it. */
export function TrueCost({ coupon }: WithCoupon) {
  const slug = useCarSlug();
  const selected = useSelector(selectSelectedOffer(slug));
  const view = useOfferView(slug, coupon);
  if (!selected || !view) return null;
  const { condition, cost, price } = view;
  return <TrueCostPanel cost={cost} coupon={price.coupon} offer={selected.offer} condition={condition} />;
}

const vehicleFactsId = 'ficha-tecnica';

/** The car's own data. */
export function CarFacts() {
  const router = useRouter();
  const slug = useCarSlug();
  const { versions } = useOfferPage();
  const loading = useSelector((root: LateRoot) => selectSelectedOffer(slug)(root)?.vehicle);
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

/** The car's own data, as the vehicle service sends it. */
function VehicleFacts({ vehicle }: { vehicle: Vehicle }) {
  if (vehicle.specifications.length === 0) return null;
  return (
    <FoldingSection title={offerSectionsCopy.details} lead={vehicle.description}>
      <CostFacts facts={vehicle.specifications.map(({ label, value }) => ({ label, value: keepUnits(value) }))} />
    </FoldingSection>
  );
}

/** Replaces the car's data if it could not be loaded. */
function VehicleFailure({ retry }: { retry: Retry }) {
  return (
    <Section>
      <Page>
        <SectionHead title={offerSectionsCopy.details} />
        <FailedNotice
          retry={retry}
          title={offerSectionsCopy.detailsFailed}
          text={offerSectionsCopy.detailsFailedNext}
        />
      </Page>
    </Section>
  );
}
