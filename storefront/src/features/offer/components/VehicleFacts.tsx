import { CostFacts, FoldingSection } from '@signdrive/design-system/patterns';
import type { Vehicle } from '#/domain/offer/vehicle.ts';
import { keepUnits } from '#/shared/text/format.ts';
import { offerSectionsCopy } from '../offer-sections.copy.ts';

/** The car's own data, as the vehicle service sends it. */
export function VehicleFacts({ vehicle }: { vehicle: Vehicle }) {
  if (vehicle.specifications.length === 0) return null;
  return (
    <FoldingSection title={offerSectionsCopy.details} lead={vehicle.description}>
      <CostFacts facts={vehicle.specifications.map(({ label, value }) => ({ label, value: keepUnits(value) }))} />
    </FoldingSection>
  );
}
