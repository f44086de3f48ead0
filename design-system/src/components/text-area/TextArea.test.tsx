import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FormMessagesContext } from '../../foundations/field/index.ts';
import { TextArea } from './index.ts';
import { announcer, liveRegion } from '../../../manual/live-regions.ts';
import { submittedWithoutScript } from '../../../manual/without-script.tsx';

// jsdom has no CSS.supports: by default the tests simulate a browser with `field-sizing`.
beforeEach(() => vi.stubGlobal('CSS', { supports: () => true }));
afterEach(() => vi.unstubAllGlobals());

test('the text area is named by its label and described by its help, its error and its count, in that order', () => {
  render(
    <TextArea
      label="Observações"
      description="O que devemos saber."
      errorMessage="Escreva menos."
      characterLimit={20}
      defaultValue="Frota"
    />,
  );
  const area = screen.getByRole('textbox', { name: 'Observações' });
  expect(area).toHaveAccessibleDescription('O que devemos saber. Escreva menos. 5 de 20 caracteres');
  expect(area).toBeInvalid();
});

test('the count follows the text and is announced only near the limit', async () => {
  render(<TextArea label="Observações" characterLimit={20} />);
  const area = screen.getByRole('textbox');
  await userEvent.type(area, 'Dezessete letras.');
  expect(area).toHaveAccessibleDescription('17 de 20 caracteres');
  expect(announcer()).toBeEmptyDOMElement();
  await userEvent.type(area, '!');
  expect(liveRegion()).toHaveTextContent('Restam até 10 caracteres.');
});

test('the initial text is counted and not announced', () => {
  render(<TextArea label="Observações" characterLimit={5} defaultValue="Frota" />);
  expect(screen.getByText('5 de 5 caracteres')).toBeVisible();
  expect(announcer()).toBeEmptyDOMElement();
});

test('pasted text is never cut off', async () => {
  render(<TextArea label="Observações" characterLimit={5} />);
  await userEvent.click(screen.getByRole('textbox'));
  await userEvent.paste('Frota grande');
  expect(screen.getByRole('textbox')).toHaveValue('Frota grande');
  expect(screen.getByText('7 caracteres a mais que 5')).toBeVisible();
});

test('a controlled text area shows and counts its value prop', async () => {
  const onChange = vi.fn<(value: string) => void>();
  render(<TextArea label="Observações" characterLimit={20} value="Frota" onChange={onChange} />);
  await userEvent.type(screen.getByRole('textbox'), 's');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('Frotas');
  expect(screen.getByRole('textbox')).toHaveValue('Frota');
  expect(screen.getByText('5 de 20 caracteres')).toBeVisible();
});

test('the height follows the text when CSS does not support it', async () => {
  vi.stubGlobal('CSS', { supports: () => false });
  render(<TextArea label="Observações" />);
  const area = screen.getByRole('textbox');
  Object.defineProperty(area, 'scrollHeight', { value: 260 });
  await userEvent.type(area, 'a');
  expect(area).toHaveStyle({ height: '260px' });
});

test('a form’s message reaches the text area of that name, which is submitted without script', () => {
  render(
    <FormMessagesContext value={{ observacoes: 'Campo obrigatório' }}>
      <TextArea label="Observações" name="observacoes" />
    </FormMessagesContext>,
  );
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Campo obrigatório');

  expect(submittedWithoutScript(<TextArea label="Observações" name="observacoes" defaultValue="Frota" />)).toEqual({
    observacoes: 'Frota',
  });
});

test('a reset of the form resets the count and the height', async () => {
  vi.stubGlobal('CSS', { supports: () => false });
  render(
    <form>
      <TextArea label="Observações" characterLimit={20} defaultValue="Frota" />
      <button type="reset">Limpar</button>
    </form>,
  );
  const area = screen.getByRole('textbox');
  Object.defineProperty(area, 'scrollHeight', { value: 260 });
  await userEvent.type(area, ' de carros grande demais');
  await userEvent.click(screen.getByRole('button', { name: 'Limpar' }));
  expect(area).toHaveAccessibleDescription('5 de 20 caracteres');
  expect(area).not.toHaveStyle({ height: '260px' });
  expect(announcer()).toBeEmptyDOMElement();
});
