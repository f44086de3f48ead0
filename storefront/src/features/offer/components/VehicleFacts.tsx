import { CostFacts, FoldingSection } from '@signdrive/design-system/patterns';
import type { Vehicle } from '#/domain/vehicle.ts';
import { offerSectionsCopy } from '../offer-sections.copy.ts';

/** Keeps a number and its unit on one line: "186 cv". */
const keepUnits = (value: string) => value.replaceAll(/(\d) (cv|kgfm|km\/l|km|litros|kWh|kW|marchas)\b/g, '$1\u00a0$2');

/** The car's own data, as the vehicle service sends it. */
export function VehicleFacts({ vehicle }: { vehicle: Vehicle }) {
  if (vehicle.specifications.length === 0) return null;
  return (
    <FoldingSection title={offerSectionsCopy.details} lead={vehicle.description}>
      <CostFacts facts={vehicle.specifications.map(({ label, value }) => ({ label, value: keepUnits(value) }))} />
    </FoldingSection>
  );
}
