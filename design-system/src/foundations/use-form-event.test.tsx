import { useState, type ReactNode } from 'react';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Checkbox } from '../components/checkbox/index.ts';
import { ChoiceCards } from '../components/choice-cards/index.ts';
import { ColorSwatches } from '../components/color-swatches/index.ts';
import { RadioGroup } from '../components/radio-group/index.ts';
import { Select } from '../components/select/index.ts';

const items = [
  { value: 'a', label: 'Alfa', paint: 'red' },
  { value: 'b', label: 'Beta', paint: 'blue' },
];

type Field = (value: string, onChange: (value: string) => void) => ReactNode;

const fields: readonly [name: string, field: Field][] = [
  [
    'checkbox',
    (value, onChange) => (
      <Checkbox
        label="Beta"
        name="campo"
        value="b"
        isSelected={value === 'b'}
        onChange={(isSelected) => onChange(isSelected ? 'b' : '')}
      />
    ),
  ],
  [
    'radio group',
    (value, onChange) => <RadioGroup label="Letra" name="campo" items={items} value={value} onChange={onChange} />,
  ],
  [
    'group of cards',
    (value, onChange) => <ChoiceCards label="Letra" name="campo" items={items} value={value} onChange={onChange} />,
  ],
  [
    'group of colours',
    (value, onChange) => <ColorSwatches name="campo" items={items} value={value} onChange={onChange} />,
  ],
  [
    'select',
    (value, onChange) => (
      <Select label="Letra" name="campo" placeholder="Escolha" items={items} value={value} onChange={onChange} />
    ),
  ],
];

interface OwnerProps {
  field: Field;
  /** Whether the owner returns to its initial value on a reset. */
  isResetByOwner: boolean;
}

function Owner({ field, isResetByOwner }: OwnerProps) {
  const [value, setValue] = useState('');
  return (
    <form aria-label="Formulário" {...(isResetByOwner && { onReset: () => setValue('') })}>
      {field(value, setValue)}
      <button type="reset">Limpar</button>
    </form>
  );
}

describe.each(fields)('a controlled %s', (_, field) => {
  it.each([
    ['keeps its value', false],
    ['shows the initial value that its owner returns to', true],
  ])('%s when the form is reset', async (_outcome, isResetByOwner) => {
    const user = userEvent.setup();
    render(<Owner field={field} isResetByOwner={isResetByOwner} />);
    const select = screen.queryByRole('combobox');
    if (select) await user.selectOptions(select, 'b');
    else await user.click(screen.getByLabelText('Beta'));
    const sent = () => new FormData(screen.getByRole('form')).get('campo') ?? '';
    expect(sent()).toBe('b');

    await user.click(screen.getByRole('button', { name: 'Limpar' }));
    await waitFor(() => expect(sent()).toBe(isResetByOwner ? '' : 'b'));
  });
});

it.each<[string, (onChange: () => void) => ReactNode]>([
  ['checkbox', (onChange) => <Checkbox label="Beta" {...{ onChange }} />],
  ['radio group', (onChange) => <RadioGroup label="Letra" {...{ items, onChange }} />],
  ['group of cards', (onChange) => <ChoiceCards label="Letra" {...{ items, onChange }} />],
  ['group of colours', (onChange) => <ColorSwatches {...{ items, onChange }} />],
])('an uncontrolled %s reports the same choice again after a reset of the form', (_, field) => {
  vi.useFakeTimers();
  const onChange = vi.fn<() => void>();
  render(<form aria-label="Formulário">{field(onChange)}</form>);
  fireEvent.click(screen.getByLabelText('Beta'));
  screen.getByRole<HTMLFormElement>('form').reset();
  act(() => void vi.runAllTimers());
  expect(screen.getByLabelText('Beta')).not.toBeChecked();
  fireEvent.click(screen.getByLabelText('Beta'));
  expect(screen.getByLabelText('Beta')).toBeChecked();
  expect(onChange).toHaveBeenCalledTimes(2);
});

it('a group outside of its form keeps its value when that form is reset', async () => {
  const user = userEvent.setup();
  render(
    <>
      <form id="formulario" aria-label="Formulário">
        <button type="reset">Limpar</button>
      </form>
      <ChoiceCards label="Letra" name="campo" form="formulario" items={items} value="b" />
    </>,
  );
  screen.getByLabelText<HTMLInputElement>('Alfa').defaultChecked = true;
  await user.click(screen.getByRole('button', { name: 'Limpar' }));
  await waitFor(() => expect(screen.getByLabelText('Beta')).toBeChecked());
});
