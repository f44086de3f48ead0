import { useState, type FormEvent } from 'react';
import { styled } from 'styled-components';
import { Button } from '@signdrive/design-system/button';
import { Checkbox } from '@signdrive/design-system/checkbox';
import { Select, type SelectItem } from '@signdrive/design-system/select';
import { TextField } from '@signdrive/design-system/text-field';
import { Stack, VisuallyHidden } from '@signdrive/design-system/layout';
import {
  decodeCompared,
  type ComparedSelection,
  type WantedPlan,
  comparedQuery,
} from '#/domain/comparison/comparison-selection.ts';
import { defaultReadjustmentPercent, readjustmentParameter } from '#/domain/comparison/readjustment.ts';
import { formatKm, formatMonths } from '#/shared/text/format.ts';
import { readjustmentCopy } from '#/shared/text/readjustment.copy.ts';
import { useRateField } from '#/shared/forms/use-url-field.ts';
import { comparedCopy } from '../comparison.copy.ts';

export interface PlanFormProps {
  /** The comparison's URL, for a submission before hydration. */
  action: string;
  selection: ComparedSelection;
  /** Current term and kilometres. */
  shown: WantedPlan;
  /** Options of all compared offers, ascending. */
  deadlines: readonly number[];
  monthlyKms: readonly number[];
  onChange: (selection: ComparedSelection) => void;
}

/** Changes term and kilometres of every column, and hides equal rows. */
export function PlanForm({ action, selection, shown, deadlines, monthlyKms, onChange }: PlanFormProps) {
  const [isInvalid, setInvalid] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { items } = selection;
    const wanted = decodeCompared(Object.fromEntries(new FormData(event.currentTarget)));
    const hasRate = wanted.readjustmentPercent !== undefined;
    setInvalid(!hasRate);
    if (hasRate) onChange({ ...wanted, items });
  };
  const { readjustmentPercent = defaultReadjustmentPercent } = selection;
  const rate = useRateField(readjustmentPercent);
  const numbered = (values: readonly number[], format: (value: number) => string) =>
    values.map((value) => ({ value: String(value), label: format(value) }));
  const { deadlineInMonths = deadlines[0], monthlyKm = monthlyKms[0] } = shown;
  return (
    <form aria-label={comparedCopy.update} action={action} onSubmit={submit} noValidate data-screen>
      <SelectionFields selection={selection} except={['prazo', 'km', 'diferencas', readjustmentParameter]} />
      <Fields>
        <Select
          key={`prazo${deadlineInMonths}`}
          name="prazo"
          label={comparedCopy.deadlineInMonths}
          items={numbered(deadlines, formatMonths)}
          defaultValue={String(deadlineInMonths)}
        />
        <Select
          key={`km${monthlyKm}`}
          name="km"
          label={comparedCopy.monthlyKm}
          items={numbered(monthlyKms, formatKm)}
          defaultValue={String(monthlyKm)}
        />
        <TextField
          {...rate}
          label={comparedCopy.readjustmentPercent}
          onChange={() => setInvalid(false)}
          {...(isInvalid && { errorMessage: readjustmentCopy.invalid })}
        />
        <Checkbox
          key={`diferencas${selection.isDifferencesOnly}`}
          name="diferencas"
          value="1"
          label={comparedCopy.onlyDifferences}
          defaultSelected={selection.isDifferencesOnly ?? false}
        />
        <Button type="submit" variant="secondary">
          {comparedCopy.update}
        </Button>
      </Fields>
      <VisuallyHidden isLive>{isInvalid && readjustmentCopy.invalid}</VisuallyHidden>
    </form>
  );
}

/* Beside each other, the fields share lines for labels, controls and errors, so that an error moves no control. */
const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr));
  gap: var(--space-4);
  & > :nth-child(n + 3) {
    grid-column: 1 / -1;
  }
  @media (min-width: 40rem) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    row-gap: var(--space-1);
    & > :nth-child(-n + 3) {
      grid-row: 1 / span 3;
      grid-column: auto;
      grid-template-rows: subgrid;
    }
    & > :nth-child(n + 4) {
      margin-top: var(--space-3);
    }
  }
  @media (min-width: 64rem) {
    grid-template-columns: 12rem 14rem 12rem auto 1fr;
    & > :nth-child(n + 4) {
      grid-row: 2;
      grid-column: auto;
      align-self: center;
      justify-self: start;
      margin-top: var(--space-1);
    }
  }
`;

export interface SwapFormProps {
  /** The comparison's URL, for a submission before hydration. */
  action: string;
  selection: ComparedSelection;
  /** Index of the replaced column; without it one is added. */
  place?: number;
  /** Name of that column's car. */
  name?: string;
  /** Offers by item text. */
  choices: readonly SelectItem[];
  /** Receives the chosen item text. */
  onChoose: (item: string) => void;
}

/** Replaces a column with another car or version, or adds one. */
export function SwapForm({ action, selection, place, name, choices, onChoose }: SwapFormProps) {
  const [isMissing, setMissing] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget).get('com');
    const isChosen = typeof chosen === 'string' && chosen !== '';
    setMissing(!isChosen);
    if (isChosen) onChoose(chosen);
    else event.currentTarget.querySelector('select')?.focus();
  };
  return (
    <form
      aria-label={name === undefined ? comparedCopy.addTitle : comparedCopy.swapLabel(name)}
      action={action}
      onSubmit={submit}
      noValidate
    >
      <SelectionFields selection={selection} />
      {place !== undefined && <input type="hidden" name="em" value={place + 1} />}
      <Stack gap={3} align={place === undefined ? 'start' : 'stretch'}>
        <Select
          key={choices.map(({ value }) => value).join()}
          name="com"
          label={name === undefined ? comparedCopy.addLabel : comparedCopy.swapLabel(name)}
          placeholder={name === undefined ? comparedCopy.choose : comparedCopy.chooseOther}
          items={choices}
          onChange={() => setMissing(false)}
          {...(isMissing && { errorMessage: comparedCopy.chooseFirst })}
        />
        <Button type="submit" variant="secondary" size="small">
          {name === undefined ? comparedCopy.add : comparedCopy.swap}
          {name !== undefined && ' '}
          {name !== undefined && <VisuallyHidden>{name}</VisuallyHidden>}
        </Button>
      </Stack>
    </form>
  );
}

interface SelectionFieldsProps {
  selection: ComparedSelection;
  /** Fields that the form renders itself. */
  except?: readonly string[];
}

/** The selection as hidden fields, for a form that is submitted before hydration. */
function SelectionFields({ selection, except = [] }: SelectionFieldsProps) {
  return Object.entries(comparedQuery(selection))
    .filter(([name]) => !except.includes(name))
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
