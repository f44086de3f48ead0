import { memo, useState } from 'react';
import { Stack } from '@signdrive/design-system/layout';
import { CostFacts, FoldingSection, Ledger } from '@signdrive/design-system/patterns';
import type { CostItem } from '#/domain/comparison/cost-terms.ts';
import type { TrueCost } from '#/domain/comparison/true-cost.ts';
import { selectionOf, type Condition } from '#/domain/offer/conditions.ts';
import type { Offer } from '#/domain/offer/offer.ts';
import { formatMoney } from '#/shared/text/format.ts';
import { useReadjustment } from '#/shared/text/use-readjustment.ts';
import { encodeSimulation } from '#/domain/address/offer-address.ts';
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
  offer: Offer;
  condition: Condition;
}

/**
 * All costs of the contract, with amount and reason (product.md, "The true cost on the first screen"). Initially open
 * if the address sets the readjustment: its form was submitted before hydration.
 */
export const TrueCostPanel = memo(function TrueCostPanel({ cost, coupon, offer, condition }: TrueCostPanelProps) {
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
        {readjustmentIndex !== undefined && (
          <ReadjustmentForm index={readjustmentIndex} plan={encodeSimulation(selectionOf(condition), offer)} />
        )}
        {(included.length > 0 || notIncluded.length > 0) && (
          <Ledger included={included.map(ledgerItem)} excluded={notIncluded.map(ledgerItem)} />
        )}
      </Stack>
    </FoldingSection>
  );
});
