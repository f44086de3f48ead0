import { useNavigate } from '@tanstack/react-router';
import { useState, type FormEvent } from 'react';
import { styled } from 'styled-components';
import { Button } from '@signdrive/design-system/button';
import { TextField } from '@signdrive/design-system/text-field';
import {
  defaultReadjustmentPercent,
  readjustmentIn,
  readjustmentParameter,
  readjustmentSearch,
} from '#/domain/comparison/readjustment.ts';
import type { SimulationSearch } from '#/domain/address/offer-address.ts';
import { readjustmentCopy } from '#/shared/text/readjustment.copy.ts';
import { useRateField } from '#/shared/forms/use-rate-field.ts';
import { useReadjustment } from '#/shared/text/use-readjustment.ts';

export interface ReadjustmentFormProps {
  /** Name of the contract's index. */
  index: string;
  /** The plan on the page: a submission before hydration keeps it in the address. */
  plan: SimulationSearch;
}

/**
 * Sets the yearly readjustment of every total on the page, stored in the page's address. A submission before hydration
 * returns to this section.
 */
export function ReadjustmentForm({ index, plan }: ReadjustmentFormProps) {
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
      search: ((others: Record<string, string>) => ({
        ...others,
        [readjustmentParameter]: undefined,
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
