import type { ReactNode, RefCallback } from 'react';
import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Checkbox } from '../../components/checkbox/index.ts';
import { ComboBox } from '../../components/combo-box/index.ts';
import { DateField } from '../../components/date-field/index.ts';
import { MaskedField } from '../../components/masked-field/index.ts';
import { NumberField } from '../../components/number-field/index.ts';
import { PasswordField } from '../../components/password-field/index.ts';
import { Select } from '../../components/select/index.ts';
import { Switch } from '../../components/switch/index.ts';
import { TextArea } from '../../components/text-area/index.ts';
import { TextField } from '../../components/text-field/index.ts';

/** An owner's ref that focuses a field when it appears. */
const focusOnMount: RefCallback<HTMLElement> = (control) => control?.focus();
const field = { label: 'Campo', ref: focusOnMount };
const fields: readonly [name: string, field: () => ReactNode][] = [
  ['checkbox', () => <Checkbox {...field} />],
  ['combo box', () => <ComboBox {...field} items={[]} />],
  ['date field', () => <DateField {...field} />],
  ['masked field', () => <MaskedField {...field} mask="000" />],
  ['number field', () => <NumberField {...field} />],
  ['password field', () => <PasswordField {...field} />],
  ['select', () => <Select {...field} items={[]} />],
  ['switch', () => <Switch {...field} />],
  ['text area', () => <TextArea {...field} />],
  ['text field', () => <TextField {...field} />],
];

it.each(fields)('a %s that takes focus on mount leaves focus where it is when it renders again', (_, draw) => {
  const page = () => (
    <>
      <input aria-label="Outro" />
      {draw()}
    </>
  );
  const { rerender } = render(page());
  expect(document.activeElement).toHaveAccessibleName('Campo');
  const other = screen.getByLabelText('Outro');
  act(() => other.focus());
  rerender(page());
  expect(other).toHaveFocus();
});
