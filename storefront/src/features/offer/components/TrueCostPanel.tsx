import { Stack } from '@signdrive/design-system/layout';
import { CostFacts, FoldingSection, Ledger } from '@signdrive/design-system/patterns';
import type { CostItem } from '#/domain/cost-terms.ts';
import type { TrueCost } from '#/domain/true-cost.ts';
import { formatMoney } from '#/shared/format.ts';
import type { CurrentPrice } from '../offer.view.ts';
import { costFactCopy } from '../offer.copy.ts';
import { costNoteCopy, offerSectionsCopy } from '../offer-sections.copy.ts';

const ledgerItem = ({ title, note, valueInCents }: CostItem) => ({
  label: title,
  note,
  value: valueInCents === undefined ? undefined : formatMoney(valueInCents),
});

export interface TrueCostPanelProps {
  cost: TrueCost;
  /** What is taken off each instalment, already out of the costs. */
  coupon: CurrentPrice['coupon'];
}

/** Everything the contract may cost, with amount and reason (product.md, "The true cost on the first screen"). */
export function TrueCostPanel({ cost: { rows, included, notIncluded }, coupon }: TrueCostPanelProps) {
  return (
    <FoldingSection id="custo" title={offerSectionsCopy.trueCost} lead={offerSectionsCopy.trueCostLead}>
      <Stack gap={7}>
        <CostFacts facts={rows.map((row) => ({ ...costFactCopy(row), note: costNoteCopy(row, coupon) }))} />
        {(included.length > 0 || notIncluded.length > 0) && (
          <Ledger included={included.map(ledgerItem)} excluded={notIncluded.map(ledgerItem)} />
        )}
      </Stack>
    </FoldingSection>
  );
}
