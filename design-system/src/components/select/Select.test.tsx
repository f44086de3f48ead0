import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { FormMessagesContext } from '../../foundations/field/index.ts';
import { Dialog } from '../dialog/index.ts';
import { Select } from './index.ts';
import { submittedWithoutScript } from '../../../manual/without-script.tsx';

const items = [
  { value: 'MG', label: 'Minas Gerais' },
  { value: 'SP', label: 'São Paulo' },
  { value: 'AC', label: 'Acre', isDisabled: true },
];

test('the select is named by its label and described by its help and its error, help first', () => {
  render(<Select label="Estado" items={items} description="Onde retirar o carro." errorMessage="Escolha um estado." />);
  const select = screen.getByRole('combobox', { name: 'Estado' });
  expect(select).toHaveAccessibleDescription('Onde retirar o carro. Escolha um estado.');
  expect(select).toBeInvalid();
});

test('a form’s message reaches the select of that name; its own errorMessage has priority', () => {
  render(
    <FormMessagesContext value={{ uf: 'Estado é obrigatório', cidade: 'Cidade é obrigatória' }}>
      <Select label="Estado" items={items} name="uf" />
      <Select label="Cidade" items={items} name="cidade" errorMessage="Sem entrega nesta cidade." />
    </FormMessagesContext>,
  );
  expect(screen.getByRole('combobox', { name: 'Estado' })).toHaveAccessibleDescription('Estado é obrigatório');
  expect(screen.getByRole('combobox', { name: 'Cidade' })).toHaveAccessibleDescription('Sem entrega nesta cidade.');
});

test('onChange gets the selected value', async () => {
  const onChange = vi.fn<(value: string) => void>();
  render(<Select label="Estado" items={items} placeholder="Escolha" onChange={onChange} />);
  await userEvent.selectOptions(screen.getByRole('combobox'), 'São Paulo');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('SP');
});

test('a controlled select shows its value prop', async () => {
  const onChange = vi.fn<(value: string) => void>();
  render(<Select label="Estado" items={items} value="MG" onChange={onChange} />);
  await userEvent.selectOptions(screen.getByRole('combobox'), 'SP');
  expect(onChange).toHaveBeenCalledWith('SP');
  expect(screen.getByRole('combobox')).toHaveDisplayValue('Minas Gerais');
});

test('a value that is not among the options shows the placeholder, before and after hydration', () => {
  const onChange = vi.fn<(value: string) => void>();
  const sent = <Select label="Estado" items={items} placeholder="Escolha" value="RJ" onChange={onChange} />;
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = renderToString(sent);
  render(sent, { container: page, hydrate: true });
  expect(screen.getByRole('combobox')).toHaveDisplayValue('Escolha');
  expect(onChange).not.toHaveBeenCalled();
});

test('a value that is not among the options selects none of them, without a placeholder, too', () => {
  render(<Select label="Estado" items={items} value="" />);
  expect(screen.getByRole('combobox')).toHaveDisplayValue('');
});

test('no option is selected until the visitor selects one, and the placeholder cannot be selected again', async () => {
  render(<Select label="Estado" items={items} placeholder="Escolha o estado" />);
  const select = screen.getByRole('combobox');
  expect(select).toHaveValue('');
  await userEvent.selectOptions(select, 'SP');
  await userEvent.selectOptions(select, '');
  expect(select).toHaveValue('SP');
});

test('an optional field says so, and can be emptied again', async () => {
  render(<Select label="Cidade" items={items} placeholder="Qualquer" isOptional defaultValue="SP" />);
  expect(screen.getByText('opcional')).toBeVisible();
  await userEvent.selectOptions(screen.getByRole('combobox'), 'Qualquer');
  expect(screen.getByRole('combobox')).toHaveValue('');
});

test('the selected option is submitted without script', () => {
  expect(submittedWithoutScript(<Select label="Estado" name="uf" items={items} defaultValue="SP" />)).toEqual({
    uf: 'SP',
  });
});

test.each([
  { from: 'MG', to: 'SP', changes: [['SP']] },
  { from: 'SP', to: 'SP', changes: [] },
  { from: 'RJ', to: 'MG', changes: [['MG']] },
])('a selection made before hydration is reported: from $from to $to', ({ from, to, changes }) => {
  const onChange = vi.fn<(value: string) => void>();
  const sent = <Select label="Estado" items={items} value={from} onChange={onChange} />;
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = renderToString(sent);
  screen.getByRole<HTMLSelectElement>('combobox').value = to;
  render(sent, { container: page, hydrate: true });
  expect(onChange.mock.calls).toEqual(changes);
});

test('a selection made before hydration is reported in an uncontrolled select, too', () => {
  const onChange = vi.fn<(value: string) => void>();
  const sent = <Select label="Estado" items={items} defaultValue="MG" onChange={onChange} />;
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = renderToString(sent);
  screen.getByRole<HTMLSelectElement>('combobox').value = 'SP';
  render(sent, { container: page, hydrate: true });
  expect(onChange).toHaveBeenCalledExactlyOnceWith('SP');
});

test('Escape in the open list closes the list, not the dialog around it', async () => {
  const user = userEvent.setup();
  render(
    <Dialog title="Endereço" defaultOpen>
      <Select label="Estado" items={items} />
    </Dialog>,
  );
  // In the open list of a customizable select an option has focus, and gets the key.
  fireEvent.keyDown(screen.getByRole('option', { name: 'São Paulo' }), { key: 'Escape' });
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  screen.getByRole('combobox').focus();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
