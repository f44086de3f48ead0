import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { FormMessagesContext } from '../../foundations/field/index.ts';
import { RadioGroup } from './index.ts';
import { submittedWithoutScript } from '../../../manual/without-script.tsx';

const items = [
  { value: 'telefone', label: 'Telefone', description: 'Das 9h às 18h.' },
  { value: 'e-mail', label: 'E-mail' },
  { value: 'carta', label: 'Carta', isDisabled: true },
];
const contact = { label: 'Preferência de contato', items };

test('the group is named by its label and described by its help and its error, help first', () => {
  render(<RadioGroup {...contact} description="Como falamos com você." errorMessage="Escolha uma." />);
  const group = screen.getByRole('radiogroup', { name: 'Preferência de contato' });
  expect(group).toHaveAccessibleDescription('Como falamos com você. Escolha uma.');
  expect(group).toHaveAttribute('aria-invalid', 'true');
});

test('an option is named by its label and described by its description', () => {
  render(<RadioGroup {...contact} />);
  expect(screen.getByRole('radio', { name: 'Telefone' })).toHaveAccessibleDescription('Das 9h às 18h.');
});

test('an option whose value has a space is described by its description', () => {
  render(<RadioGroup label="Contato" items={[{ value: 'por telefone', label: 'Telefone', description: 'Das 9h.' }]} />);
  expect(screen.getByRole('radio', { name: 'Telefone' })).toHaveAccessibleDescription('Das 9h.');
});

test('no option is selected until the visitor selects one, and a disabled option cannot be selected', async () => {
  const onChange = vi.fn<(value: string) => void>();
  render(<RadioGroup {...contact} onChange={onChange} />);
  for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked();
  await userEvent.click(screen.getByText('Carta'));
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.click(screen.getByText('E-mail'));
  expect(onChange).toHaveBeenCalledExactlyOnceWith('e-mail');
  expect(screen.getByRole('radio', { name: 'E-mail' })).toBeChecked();
});

test('a controlled group shows its value prop', async () => {
  const onChange = vi.fn<(value: string) => void>();
  render(<RadioGroup {...contact} value="telefone" onChange={onChange} />);
  await userEvent.click(screen.getByText('E-mail'));
  expect(onChange).toHaveBeenCalledExactlyOnceWith('e-mail');
  expect(screen.getByRole('radio', { name: 'Telefone' })).toBeChecked();
});

test('a form’s message reaches the group of that name', () => {
  render(
    <FormMessagesContext value={{ contato: 'Preferencia de contato é obrigatória' }}>
      <RadioGroup {...contact} name="contato" isRequired />
    </FormMessagesContext>,
  );
  const group = screen.getByRole('radiogroup');
  expect(group).toHaveAccessibleDescription('Preferencia de contato é obrigatória');
  expect(group).toBeRequired();
});

test('two groups without a name keep separate selections', async () => {
  render(
    <>
      <RadioGroup {...contact} />
      <RadioGroup {...contact} label="Aviso" />
    </>,
  );
  const [first] = screen.getAllByRole('radio', { name: 'Telefone' });
  const [, second] = screen.getAllByRole('radio', { name: 'E-mail' });
  for (const radio of [first, second]) if (radio) await userEvent.click(radio);
  expect(first).toBeChecked();
  expect(second).toBeChecked();
});

test('the selected option is submitted without script', () => {
  expect(submittedWithoutScript(<RadioGroup {...contact} name="contato" defaultValue="e-mail" />)).toEqual({
    contato: 'e-mail',
  });
});
