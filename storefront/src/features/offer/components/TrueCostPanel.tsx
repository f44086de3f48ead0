import { useState } from 'react';
import { Stack } from '@signdrive/design-system/layout';
import { CostFacts, FoldingSection, Ledger } from '@signdrive/design-system/patterns';
import type { CostItem } from '#/domain/comparison/cost-terms.ts';
import type { TrueCost } from '#/domain/comparison/true-cost.ts';
import { formatMoney } from '#/shared/text/format.ts';
import { useReadjustment } from '#/shared/text/use-readjustment.ts';
import type { SimulationSearch } from '#/domain/address/offer-address.ts';
import type { CurrentPrice } from '../offer.view.ts';
import { costFactCopy } from '../offer.copy.ts';
import { costNoteCopy, offerSectionsCopy } from '../offer-sections.copy.ts';
import { ReadjustmentForm } from './ReadjustmentForm.tsx';

const ledgerItem = ({ title, note, valueInCents }: CostItem) => ({
  label: title,
  note,
  value: valueInCents === undefined ? undefined : formatMoney(valueInCents),
});

export interface TrueCostPanelProps {
  cost: TrueCost;
  /** Discount on each instalment, already subtracted from the costs. */
  coupon: CurrentPrice['coupon'];
  /** The plan in the page's address. */
  plan: SimulationSearch;
}

/**
 * All costs of the contract, with amount and reason (product.md, "The true cost on the first screen"). Initially open
 * if the address sets the readjustment: its form was submitted before hydration.
 */
export function TrueCostPanel({ cost, coupon, plan }: TrueCostPanelProps) {
  const { rows, readjustmentIndex, included, notIncluded } = cost;
  const isReadjusted = useReadjustment() !== undefined;
  const [isOpenAtFirst] = useState(isReadjusted);
  return (
    <FoldingSection
      id="custo"
      title={offerSectionsCopy.trueCost}
      lead={offerSectionsCopy.trueCostLead}
      defaultOpen={isOpenAtFirst}
    >
      <Stack gap={7}>
        <CostFacts facts={rows.map((row) => ({ ...costFactCopy(row), note: costNoteCopy(row, coupon) }))} />
        {readjustmentIndex !== undefined && <ReadjustmentForm index={readjustmentIndex} plan={plan} />}
        {(included.length > 0 || notIncluded.length > 0) && (
          <Ledger included={included.map(ledgerItem)} excluded={notIncluded.map(ledgerItem)} />
        )}
      </Stack>
    </FoldingSection>
  );
}
