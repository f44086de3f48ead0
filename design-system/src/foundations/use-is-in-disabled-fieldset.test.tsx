import type { ReactNode } from 'react';
import { render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CheckboxGroup } from '../components/checkbox-group/index.ts';
import { Switch } from '../components/switch/index.ts';

it.each<[string, ReactNode]>([
  ['switch', <Switch key="switch" label="Alfa" />],
  ['checkbox group', <CheckboxGroup key="group" label="Letras" items={[{ value: 'a', label: 'Alfa' }]} />],
])('a %s is disabled in a disabled fieldset, and enabled with it', async (_, field) => {
  const { rerender } = render(<fieldset disabled>{field}</fieldset>);
  // The fieldset disables the input, but React Aria handles a press of its label, too.
  expect(screen.getByLabelText('Alfa')).toHaveAttribute('disabled');
  rerender(<fieldset>{field}</fieldset>);
  await waitFor(() => expect(screen.getByLabelText('Alfa')).not.toHaveAttribute('disabled'));
});
