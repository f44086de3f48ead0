import { useState, type FormEvent } from 'react';
import { Button } from '@signdrive/design-system/button';
import { Stack, VisuallyHidden } from '@signdrive/design-system/layout';
import { Select, type SelectItem } from '@signdrive/design-system/select';
import type { ComparedSelection } from '#/domain/comparison/comparison-selection.ts';
import { comparedCopy } from '../comparison.copy.ts';
import { SelectionFields } from './SelectionFields.tsx';

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
