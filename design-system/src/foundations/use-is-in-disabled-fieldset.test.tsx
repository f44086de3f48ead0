import type { ReactNode } from 'react';
import { render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CheckboxGroup } from '../components/checkbox-group/index.ts';
import { ComboBox } from '../components/combo-box/index.ts';
import { NumberField } from '../components/number-field/index.ts';
import { Switch } from '../components/switch/index.ts';
import { TagGroup } from '../components/tag-group/index.ts';

it.each<[string, ReactNode]>([
  ['switch', <Switch key="switch" label="Alfa" />],
  ['checkbox group', <CheckboxGroup key="group" label="Letras" items={[{ value: 'a', label: 'Alfa' }]} />],
  ['number field', <NumberField key="number" label="Alfa" />],
  ['combo box', <ComboBox key="combo" label="Alfa" items={[]} />],
])('a %s is disabled in a disabled fieldset, and enabled with it', async (_, field) => {
  const { rerender } = render(<fieldset disabled>{field}</fieldset>);
  // The fieldset disables the input, but React Aria handles a press of its label or buttons, too.
  const input = screen.getByLabelText('Alfa', { selector: 'input' });
  expect(input).toHaveAttribute('disabled');
  rerender(<fieldset>{field}</fieldset>);
  await waitFor(() => expect(input).not.toHaveAttribute('disabled'));
});

it('the tags of a disabled fieldset are disabled, and enabled with it', async () => {
  const tags = <TagGroup label="Filtros" items={[{ id: 'a', label: 'Alfa' }]} onRemove={() => undefined} />;
  const { rerender } = render(<fieldset disabled>{tags}</fieldset>);
  expect(screen.getByRole('row')).toHaveAttribute('aria-disabled', 'true');
  rerender(<fieldset>{tags}</fieldset>);
  await waitFor(() => expect(screen.getByRole('row')).not.toHaveAttribute('aria-disabled'));
});
