import { useState } from 'react';
import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ErrorSummary } from '../../patterns/index.ts';
import { Checkbox } from '../checkbox/index.ts';
import { ComboBox } from '../combo-box/index.ts';
import { PasswordField } from '../password-field/index.ts';
import { RadioGroup } from '../radio-group/index.ts';
import { Select } from '../select/index.ts';
import { TextField } from '../text-field/index.ts';
import { Form, SubmitButton, type FormProps, type FormValues } from './index.ts';
import { liveRegion, liveRegions } from '../../../manual/live-regions.ts';
import { pageWithoutScript } from '../../../manual/without-script.tsx';

type Errors = NonNullable<FormProps['errors']>;

interface RegistrationProps extends Omit<FormProps, 'children'> {
  /** The owner's validation of each attempt. */
  judge?: (values: FormValues) => Errors;
  hasSummary?: boolean;
}

const contacts = [
  { value: 'telefone', label: 'Telefone' },
  { value: 'e-mail', label: 'E-mail' },
];
const states = [
  { value: 'BA', label: 'Bahia' },
  { value: 'SP', label: 'São Paulo' },
];

function Registration({ judge = () => ({}), hasSummary = true, ...form }: RegistrationProps) {
  const [errors, setErrors] = useState<Errors>({});
  return (
    <Form errors={errors} onSubmit={(values) => setErrors(judge(values))} {...form}>
      {hasSummary && <ErrorSummary />}
      <TextField label="Nome completo" name="nome" />
      <RadioGroup label="Preferência de contato" name="contato" items={contacts} />
      <Select label="Estado" name="uf" items={states} placeholder="Escolha" isOptional />
      <Checkbox label="Aceito os termos" name="termos" value="sim" />
      <SubmitButton sendingLabel="Enviando cadastro">Cadastrar</SubmitButton>
    </Form>
  );
}

const all: Errors = {
  uf: 'Campo obrigatório',
  termos: 'Aceite os termos para continuar',
  contato: 'Campo obrigatório',
  nome: 'Informe nome e sobrenome',
};
const send = () => userEvent.click(screen.getByRole('button', { name: 'Cadastrar' }));
const summary = (heading: string) => screen.getByRole('group', { name: heading });
const anySummary = () => screen.queryByRole('group');

test('onSubmit gets the values by name', async () => {
  const onSubmit = vi.fn<(values: FormValues) => void>();
  render(<Registration onSubmit={onSubmit} />);
  await userEvent.type(screen.getByRole('textbox'), 'Maria de Souza');
  await userEvent.click(screen.getByRole('radio', { name: 'E-mail' }));
  await userEvent.selectOptions(screen.getByRole('combobox'), 'SP');
  await userEvent.click(screen.getByRole('checkbox'));
  await send();
  const values = { nome: 'Maria de Souza', contato: 'e-mail', uf: 'SP', termos: 'sim' };
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith(values);
});

test.each([
  ['a finger', true, 'Carro', 0],
  ['a mouse', false, 'Nome', 1],
])('for %s, Enter with enterKeyHint "next" (moves on: %s) leaves focus in %s', async (_, isCoarse, name, times) => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: isCoarse && query === '(pointer: coarse)' }));
  onTestFinished(() => void vi.unstubAllGlobals());
  const onSubmit = vi.fn<(values: FormValues) => void>();
  render(
    <Form enterKeyHint="next" onSubmit={onSubmit}>
      <TextField label="Nome" name="nome" />
      <input type="hidden" name="origem" />
      <Select label="Carro" name="carro" items={states} />
      <SubmitButton sendingLabel="Enviando">Enviar</SubmitButton>
    </Form>,
  );
  await userEvent.type(screen.getByLabelText('Nome'), 'Maria{Enter}');
  expect(screen.getByLabelText(name)).toHaveFocus();
  expect(onSubmit).toHaveBeenCalledTimes(times);
});

test('Enter with enterKeyHint "next" moves from a password past the fields that are disabled', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  onTestFinished(() => void vi.unstubAllGlobals());
  render(
    <Form enterKeyHint="next">
      <PasswordField label="Senha" />
      <Select label="Cidade" items={states} isDisabled />
      <fieldset disabled>
        <TextField label="CEP" />
      </fieldset>
      <TextField label="Rua" />
    </Form>,
  );
  expect(screen.getByLabelText('Senha')).toHaveAttribute('enterkeyhint', 'next');
  await userEvent.type(screen.getByLabelText('Senha'), 'Exemplo#2026{Enter}');
  expect(screen.getByLabelText('Rua')).toHaveFocus();
});

test('a failed submission focuses the summary, which lists the fields in page order', async () => {
  render(<Registration judge={() => all} />);
  await send();
  const group = summary('Há 4 campos para corrigir');
  expect(group).toHaveFocus();
  // Two equal messages are told apart by the labels of their fields.
  expect(
    within(group)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual([
    'Informe nome e sobrenome',
    'Preferência de contato: Campo obrigatório',
    'Estado: Campo obrigatório',
    'Aceite os termos para continuar',
  ]);
});

test.each([
  ['Informe nome e sobrenome', 'textbox', 'Nome completo'],
  ['Preferência de contato: Campo obrigatório', 'radio', 'Telefone'],
  ['Estado: Campo obrigatório', 'combobox', /Estado/],
  ['Aceite os termos para continuar', 'checkbox', 'Aceito os termos'],
])('the summary’s link “%s” moves focus to its %s', async (words, role, name) => {
  render(<Registration judge={() => all} />);
  await send();
  await userEvent.click(screen.getByRole('link', { name: words }));
  expect(screen.getByRole(role, { name })).toHaveFocus();
});

test('the link of a radio group moves focus to its selected option', async () => {
  render(<Registration judge={() => ({ contato: 'Não é possível por e-mail' })} />);
  await userEvent.click(screen.getByRole('radio', { name: 'E-mail' }));
  await send();
  await userEvent.click(screen.getByRole('link'));
  expect(screen.getByRole('radio', { name: 'E-mail' })).toHaveFocus();
});

test('the link of a combo box moves focus to its input', async () => {
  render(
    <Form errors={{ cidade: 'Cidade é obrigatória' }}>
      <ErrorSummary />
      <ComboBox label="Cidade" name="cidade" items={states} />
      <SubmitButton sendingLabel="Enviando cadastro">Cadastrar</SubmitButton>
    </Form>,
  );
  await send();
  await userEvent.click(screen.getByRole('link'));
  expect(screen.getByRole('combobox', { name: 'Cidade' })).toHaveFocus();
});

test('a link moves focus to its field after the field was rendered anew', async () => {
  const form = (key: string) => (
    <Form errors={{ nome: 'Informe nome e sobrenome' }}>
      <ErrorSummary />
      <TextField key={key} label="Nome completo" name="nome" />
      <SubmitButton sendingLabel="Enviando cadastro">Cadastrar</SubmitButton>
    </Form>
  );
  const { rerender } = render(form('a'));
  await send();
  rerender(form('b'));
  await userEvent.click(screen.getByRole('link'));
  expect(screen.getByRole('textbox', { name: 'Nome completo' })).toHaveFocus();
});

test('each field shows its own message', async () => {
  render(<Registration judge={() => all} />);
  await send();
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Informe nome e sobrenome');
  expect(screen.getByRole('radiogroup')).toHaveAccessibleDescription('Campo obrigatório');
  expect(screen.getByRole('combobox')).toHaveAccessibleDescription('Campo obrigatório');
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('Aceite os termos para continuar');
});

test('a message without a field is in the summary, without a link', async () => {
  render(<Registration judge={() => ({ cupom: 'O cupom venceu', nome: 'Informe nome e sobrenome' })} />);
  await send();
  expect(summary('Há 2 campos para corrigir')).toHaveTextContent(/Informe nome e sobrenome.*O cupom venceu$/);
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

test('a second failed attempt focuses the summary with the current errors', async () => {
  render(<Registration judge={({ nome }) => (nome === '' ? all : { uf: 'Campo obrigatório' })} />);
  await send();
  await userEvent.type(screen.getByRole('textbox'), 'Maria de Souza');
  await send();
  const group = summary('Há 1 campo para corrigir');
  expect(group).toHaveFocus();
  expect(within(group).getByRole('link')).toHaveTextContent(/^Campo obrigatório$/);
});

test('correcting a field strikes it through in the summary and does not move focus', async () => {
  const nothing = () => undefined;
  const { rerender } = render(<Registration errors={all} onSubmit={nothing} />);
  await send();
  await userEvent.type(screen.getByRole('textbox'), 'Maria de Souza');
  rerender(<Registration errors={{ ...all, nome: undefined }} onSubmit={nothing} />);
  const links = within(summary('Há 4 campos para corrigir')).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual([
    'Informe nome e sobrenome (corrigido)',
    'Preferência de contato: Campo obrigatório',
    'Estado: Campo obrigatório',
    'Aceite os termos para continuar',
  ]);
  expect(screen.getByRole('textbox')).toHaveFocus();
});

test('an error that ends without the visitor returns focus from the summary to its field', async () => {
  const nothing = () => undefined;
  const { rerender } = render(<Registration errors={{ contato: 'Campo obrigatório' }} onSubmit={nothing} />);
  await send();
  expect(summary('Há 1 campo para corrigir')).toHaveFocus();
  rerender(<Registration errors={{}} onSubmit={nothing} />);
  expect(anySummary()).toBeNull();
  expect(screen.getByRole('radio', { name: 'Telefone' })).toHaveFocus();
});

test('a successful attempt removes the summary', async () => {
  render(<Registration judge={({ nome }) => (nome === '' ? all : {})} />);
  await send();
  await userEvent.type(screen.getByRole('textbox'), 'Maria de Souza');
  await send();
  expect(anySummary()).toBeNull();
});

test('an error that appears during typing does not move focus', async () => {
  const { rerender } = render(<Registration errors={{}} onSubmit={() => undefined} />);
  await send();
  await userEvent.type(screen.getByRole('textbox'), 'M');
  rerender(<Registration errors={{ nome: 'Informe nome e sobrenome' }} onSubmit={() => undefined} />);
  expect(anySummary()).toBeNull();
  expect(screen.getByRole('textbox')).toHaveFocus();
  expect(screen.getByRole('textbox')).toBeInvalid();
});

test('a controlled choice can be changed again after the form was submitted', async () => {
  function Move() {
    const [state, setState] = useState('BA');
    return (
      <Form onSubmit={() => undefined}>
        <Select label="Estado" name="uf" items={states} value={state} onChange={setState} />
        <SubmitButton sendingLabel="Salvando">Cadastrar</SubmitButton>
      </Form>
    );
  }
  render(<Move />);
  await send();
  await userEvent.selectOptions(screen.getByLabelText('Estado'), 'São Paulo');
  expect(screen.getByLabelText('Estado')).toHaveValue('SP');
});

test('a corrected summary does not come back when a field becomes invalid by typing', async () => {
  const nothing = () => undefined;
  const { rerender } = render(<Registration errors={{ nome: 'Informe nome e sobrenome' }} onSubmit={nothing} />);
  await send();
  expect(summary('Há 1 campo para corrigir')).toHaveFocus();
  rerender(<Registration errors={{}} onSubmit={nothing} />);
  rerender(<Registration errors={{ nome: 'Informe nome e sobrenome' }} onSubmit={nothing} />);
  expect(anySummary()).toBeNull();
});

test('the form waits for asynchronous validation and is not submitted twice meanwhile', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const onSubmit = vi.fn<(values: FormValues) => Promise<void>>(() => promise);
  const { rerender } = render(<Registration onSubmit={onSubmit} errors={{ uf: 'de antes' }} />);
  await send();
  await send();
  expect(anySummary()).toBeNull();
  rerender(<Registration onSubmit={onSubmit} errors={{ nome: 'Informe nome e sobrenome' }} />);
  resolve();
  expect(await screen.findByRole('group', { name: 'Há 1 campo para corrigir' })).toHaveFocus();
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('a form being sent is not submitted again, keeps its values and shows the sending label', async () => {
  const onSubmit = vi.fn<(values: FormValues) => void>();
  const { rerender } = render(<Registration onSubmit={onSubmit} />);
  await userEvent.type(screen.getByRole('textbox'), 'Maria de Souza');
  rerender(<Registration onSubmit={onSubmit} isSending />);
  await userEvent.click(screen.getByRole('button', { name: 'Enviando cadastro' }));
  await userEvent.type(screen.getByRole('textbox'), '{Enter}');
  // A submit button outside of the form has no access to the sending state.
  act(() => screen.getByRole<HTMLInputElement>('textbox').form?.requestSubmit());
  expect(onSubmit).not.toHaveBeenCalled();
  expect(screen.getByRole('textbox')).toHaveValue('Maria de Souza');
  expect(liveRegion()).toHaveTextContent('Enviando cadastro');
});

test('service errors are summarized when they arrive', async () => {
  const nothing = () => undefined;
  const { rerender } = render(<Registration onSubmit={nothing} />);
  await send();
  rerender(<Registration onSubmit={nothing} isSending errors={{ uf: 'de antes' }} />);
  expect(anySummary()).toBeNull();
  rerender(<Registration onSubmit={nothing} errors={{ nome: 'Este nome não confere com o CPF' }} />);
  expect(summary('Há 1 campo para corrigir')).toHaveFocus();
});

test('without a summary the first invalid field gets focus', async () => {
  render(<Registration hasSummary={false} judge={() => ({ uf: 'Campo obrigatório', contato: 'Campo obrigatório' })} />);
  await send();
  expect(screen.getByRole('radio', { name: 'Telefone' })).toHaveFocus();
});

test('an error of the field in which Enter was pressed is announced on each attempt, until typing continues', async () => {
  const judge = ({ nome }: FormValues): Errors => (nome ? {} : { nome: 'Informe nome e sobrenome' });
  render(<Registration hasSummary={false} judge={judge} />);
  const name = screen.getByRole('textbox');
  await userEvent.type(name, '{Enter}');
  expect(name).toHaveFocus();
  expect(liveRegion()).toHaveTextContent('Informe nome e sobrenome');
  const announced = liveRegion().firstChild;
  await userEvent.type(name, '{Enter}');
  expect(liveRegion().firstChild).not.toBe(announced);
  await userEvent.type(name, 'Maria');
  expect(liveRegions()).toHaveLength(0);
  expect(name).toBeInvalid();
});

test('the browser’s validation messages are off, and without script no value lands in a URL', () => {
  const page = pageWithoutScript(<Registration />);
  const form = page.querySelector('form');
  expect(form?.noValidate).toBe(true);
  expect(form?.method).toBe('post');
});
