import { useState, type FormEvent } from 'react';
import { Button } from '@signdrive/design-system/button';
import { Stack, VisuallyHidden } from '@signdrive/design-system/layout';
import { Select } from '@signdrive/design-system/select';
import { comparedCopy } from '../comparison.copy.ts';

export interface SwapFormProps {
  /** The comparison's address, for a press before any script. */
  action: string;
  /** The selection as it stands. */
  slugs: readonly string[];
  /** Place of the car that is given up, from 0; a car is added without it. */
  place?: number;
  /** Name of that car. */
  name?: string;
  /** Cars that are not in the selection yet. */
  cars: readonly { slug: string; name: string }[];
  /** The selection after it. */
  onChange: (slugs: readonly string[]) => void;
}

/** Chooses another car for a place, or one more; without script the form itself leads to the new address. */
export function SwapForm({ action, slugs, place, name, cars, onChange }: SwapFormProps) {
  const [isMissing, setMissing] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget).get('com');
    const isChosen = typeof chosen === 'string' && chosen !== '';
    setMissing(!isChosen);
    if (isChosen) onChange(place === undefined ? [...slugs, chosen] : slugs.with(place, chosen));
  };
  return (
    <form action={action} onSubmit={submit} noValidate>
      <input type="hidden" name="ofertas" value={slugs.join(',')} />
      {place !== undefined && <input type="hidden" name="em" value={place + 1} />}
      <Stack gap={3} align={place === undefined ? 'start' : 'stretch'}>
        <Select
          key={slugs.join()}
          name="com"
          label={name === undefined ? comparedCopy.addLabel : comparedCopy.swapLabel(name)}
          placeholder={name === undefined ? comparedCopy.choose : comparedCopy.chooseOther}
          items={cars.map((car) => ({ value: car.slug, label: car.name }))}
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
