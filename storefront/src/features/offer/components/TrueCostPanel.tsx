import { memo, useState, type FormEvent } from 'react';
import { useNavigate } from '@tanstack/react-router';
import { styled } from 'styled-components';
import { Stack } from '@signdrive/design-system/layout';
import { CostFacts, FoldingSection, Ledger } from '@signdrive/design-system/patterns';
import { Button } from '@signdrive/design-system/button';
import { TextField } from '@signdrive/design-system/text-field';
import type { CostItem, TrueCost } from '#/domain/comparison/true-cost.ts';
import { selectionOf, type Condition } from '#/domain/offer/conditions.ts';
import type { Offer } from '#/domain/offer/offer.ts';
import { formatMoney } from '#/shared/text/format.ts';
import { useReadjustment } from '#/shared/text/readjusted-total.ts';
import { encodeSimulation, type SimulationSearch } from '#/domain/urls/simulation-search.ts';
import {
  defaultReadjustmentPercent,
  readjustmentIn,
  readjustmentParameter,
  readjustmentSearch,
} from '#/domain/comparison/readjustment.ts';
import { readjustmentCopy } from '#/shared/text/readjustment.copy.ts';
import { useRateField } from '#/shared/forms/use-url-field.ts';
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
  /** Discount on each instalment, already subtracted from the costs. */
  coupon: CurrentPrice['coupon'];
  offer: Offer;
  condition: Condition;
}

/**
 * All costs of the contract, with amount and reason (product.md, "The true cost on the first screen"). Initially open
 * if the URL sets the readjustment: its form was submitted before hydration.
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

interface ReadjustmentFormProps {
  /** Name of the contract's index. */
  index: string;
  /** The plan on the page: a submission before hydration keeps it in the URL. */
  plan: SimulationSearch;
}

/**
 * Sets the yearly readjustment of every total on the page, stored in the page's URL. A submission before hydration
 * returns to this section.
 */
function ReadjustmentForm({ index, plan }: ReadjustmentFormProps) {
  const navigate = useNavigate();
  const percent = useReadjustment() ?? defaultReadjustmentPercent;
  const rate = useRateField(percent);
  const [isInvalid, setInvalid] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = Object.fromEntries(new FormData(event.currentTarget));
    const wanted = readjustmentIn(typed);
    setInvalid(wanted === undefined);
    if (wanted === undefined) return;
    void navigate({
      to: '.',
      search: (({ [readjustmentParameter]: _former, ...others }: Record<string, string>) => ({
        ...others,
        ...readjustmentSearch(wanted),
      })) as never,
      replace: true,
      resetScroll: false,
    });
  };
  return (
    <Form aria-label={readjustmentCopy.update} action="#custo" onSubmit={submit} noValidate data-screen>
      {Object.entries(plan).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <TextField
        {...rate}
        label={readjustmentCopy.field(index)}
        description={`${readjustmentCopy.source}.`}
        onChange={() => setInvalid(false)}
        {...(isInvalid && { errorMessage: readjustmentCopy.invalid })}
        action={
          <Button type="submit" variant="secondary">
            {readjustmentCopy.update}
          </Button>
        }
      />
    </Form>
  );
}

const Form = styled.form`
  max-width: 40rem;
`;
