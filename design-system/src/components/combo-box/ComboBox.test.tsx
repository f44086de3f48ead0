import { createRef, useState } from 'react';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { clearAnnouncer } from 'react-aria/private/live-announcer/LiveAnnouncer';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { expect, test, vi } from 'vitest';
import { Dialog } from '../dialog/index.ts';
import { Form } from '../form/index.ts';
import { ComboBox, type ComboBoxProps } from './index.ts';
import { liveRegion, liveRegions } from '../../../manual/live-regions.ts';

const items = [
  { value: '1', label: 'Campinas' },
  { value: '2', label: 'Santo André' },
  { value: '3', label: 'São Paulo' },
];
const city: ComboBoxProps = { label: 'Cidade', items };
const many = Array.from({ length: 5571 }, (_, index) => ({
  value: `c${index}`,
  label: `Município ${index} · exemplo`,
}));
const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Cidade' });
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);

function Owned({ value: first = '', ...props }: ComboBoxProps) {
  const [value, setValue] = useState(first);
  return (
    <I18nProvider locale="pt-BR">
      <ComboBox
        {...props}
        value={value}
        onChange={(next) => {
          setValue(next);
          props.onChange?.(next);
        }}
      />
      <button type="button" onClick={() => setValue('1')}>
        Campinas, por favor
      </button>
    </I18nProvider>
  );
}

test('the field is named by its label and described by its help and its error, help first', () => {
  render(<ComboBox {...city} id="cidade" description="Onde retirar o carro." errorMessage="Cidade é obrigatória" />);
  expect(field()).toHaveAccessibleDescription('Onde retirar o carro. Cidade é obrigatória');
  expect(field()).toBeInvalid();
  expect(field()).toHaveAttribute('id', 'cidade');
});

test('“sao” matches São Paulo, and Enter selects it', async () => {
  const onChange = vi.fn<(value: string) => void>();
  render(<Owned {...city} onChange={onChange} />);
  await userEvent.type(field(), 'sao');
  expect(options()).toEqual(['São Paulo']);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(field()).toHaveValue('São Paulo');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('3');
});

test.each([
  ['sao paulo', 'São Paulo', '3'],
  ['sao', 'sao', ''],
])('“%s”, typed before hydration, is kept and selects what it names', (typed, shown, value) => {
  const onChange = vi.fn<(value: string) => void>();
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Owned {...city} value="1" />);
  field().value = typed;
  const { rerender } = render(<Owned {...city} value="1" onChange={onChange} />, { container, hydrate: true });
  rerender(<Owned {...city} value="1" onChange={onChange} />);
  expect(field()).toHaveValue(shown);
  expect(onChange).toHaveBeenLastCalledWith(value);
});

test('Tab selects the highlighted item and moves focus on', async () => {
  const onChange = vi.fn<(value: string) => void>();
  render(<Owned {...city} onChange={onChange} />);
  await userEvent.type(field(), 'sa{ArrowDown}{ArrowDown}');
  expect(field()).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { name: 'São Paulo' }).id);
  await userEvent.tab();
  expect(field()).toHaveValue('São Paulo');
  expect(field()).not.toHaveFocus();
  expect(onChange).toHaveBeenCalledExactlyOnceWith('3');
});

test('Escape closes the list and keeps the text and the focus', async () => {
  const onChange = vi.fn<(value: string) => void>();
  render(<Owned {...city} onChange={onChange} />);
  await userEvent.type(field(), 'sa{Escape}');
  expect(options()).toEqual([]);
  expect(field()).toHaveValue('sa');
  expect(field()).toHaveFocus();
  expect(onChange).not.toHaveBeenCalled();
});

test('Alt+Down opens the list without a highlighted item, and Alt+Up closes it; the text stays', async () => {
  const onChange = vi.fn<(value: string) => void>();
  render(<Owned {...city} onChange={onChange} />);
  await userEvent.tab();
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(field()).toHaveAttribute('aria-expanded', 'true');
  expect(field()).toHaveAttribute('aria-controls', screen.getByRole('listbox').id);
  expect(field()).not.toHaveAttribute('aria-activedescendant');
  await userEvent.keyboard('sa{ArrowDown}{Alt>}{ArrowUp}{/Alt}');
  expect(field()).toHaveAttribute('aria-expanded', 'false');
  expect(field()).toHaveValue('sa');
  expect(onChange).not.toHaveBeenCalled();
});

test('in a dialog, the first Escape closes the list and the second one the dialog', async () => {
  const onOpenChange = vi.fn<(isOpen: boolean) => void>();
  render(
    <Dialog title="Endereço" isOpen onOpenChange={onOpenChange}>
      <ComboBox {...city} />
    </Dialog>,
  );
  await userEvent.type(field(), 'sa');
  expect(options()).toHaveLength(2);
  await userEvent.keyboard('{Escape}');
  expect(options()).toEqual([]);
  expect(onOpenChange).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
  expect(field()).toHaveValue('sa');
});

test('Home and End highlight the first and the last item once a key has highlighted one', async () => {
  render(<Owned {...city} />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}{End}');
  expect(field()).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { name: 'São Paulo' }).id);
  await userEvent.keyboard('{Home}');
  expect(field()).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { name: 'Campinas' }).id);
});

test('Left, Right, Home and End move the caret in the text', async () => {
  render(<Owned {...city} />);
  await userEvent.type(field(), 'sa{Home}');
  expect(field().selectionStart).toBe(0);
  await userEvent.keyboard('{ArrowRight}');
  expect(field().selectionStart).toBe(1);
  await userEvent.keyboard('{End}{ArrowLeft}');
  expect(field().selectionStart).toBe(1);
  await userEvent.keyboard('n');
  expect(field()).toHaveValue('sna');
});

test('a name typed in full is selected without the list, whatever its accents', async () => {
  const onChange = vi.fn<(value: string) => void>();
  render(<Owned {...city} onChange={onChange} />);
  await userEvent.type(field(), 'santo andre');
  await userEvent.tab();
  expect(field()).toHaveValue('Santo André');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('2');
});

test('text that matches no item stays in the field, and nothing is selected', async () => {
  const onChange = vi.fn<(value: string) => void>();
  render(<Owned {...city} value="3" onChange={onChange} />);
  expect(field()).toHaveValue('São Paulo');
  await userEvent.type(field(), ' capital');
  await userEvent.tab();
  expect(field()).toHaveValue('São Paulo capital');
  expect(onChange.mock.calls).toEqual([['']]);
});

test('the button opens the list with all options, whatever the field contains', async () => {
  render(<Owned {...city} value="3" />);
  await userEvent.click(screen.getByRole('button', { name: 'Mostrar sugestões Cidade' }));
  expect(options()).toHaveLength(3);
  expect(screen.getByRole('option', { name: 'São Paulo' })).toHaveAttribute('aria-selected', 'true');
});

test('the field shows the option of its value prop', async () => {
  render(<Owned {...city} value="3" />);
  await userEvent.click(screen.getByRole('button', { name: 'Campinas, por favor' }));
  expect(field()).toHaveValue('Campinas');
});

test('items that arrive after the value fill in its label', () => {
  const { rerender } = render(<ComboBox {...city} value="3" items={[]} isLoading />);
  expect(field()).toHaveValue('');
  expect(liveRegion()).toHaveTextContent('Carregando opções…');
  rerender(<ComboBox {...city} value="3" />);
  expect(field()).toHaveValue('São Paulo');
  expect(liveRegions()).toEqual([]);
});

test('a name typed in full while the list is loading is selected when the list arrives', async () => {
  const onChange = vi.fn<(value: string) => void>();
  const { rerender } = render(<Owned {...city} items={[]} isLoading onChange={onChange} />);
  await userEvent.type(field(), 'sao paulo');
  await userEvent.tab();
  rerender(<Owned {...city} onChange={onChange} />);
  expect(field()).toHaveValue('São Paulo');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('3');
});

test('an empty result is shown in the list and announced', async () => {
  render(<Owned {...city} emptyText="Nenhuma cidade com esse nome." />);
  await userEvent.type(field(), 'xyz');
  expect(screen.getByRole('listbox')).toHaveTextContent('Nenhuma cidade com esse nome.');
  expect(liveRegion()).toHaveTextContent('Nenhuma cidade com esse nome.');
});

test('a very long list shows its first options and announces the total', async () => {
  render(<Owned label="Cidade" items={many} value="c5000" />);
  await userEvent.click(screen.getByRole('button', { name: 'Mostrar sugestões Cidade' }));
  expect(options()).toHaveLength(60);
  expect(liveRegion()).toHaveTextContent('A lista mostra 60 de 5.571.');
  expect(screen.getByRole('option', { name: 'Município 5000 · exemplo' })).toHaveAttribute('aria-selected', 'true');
});

test('a disabled field shows and announces its reason', () => {
  render(<ComboBox {...city} disabledReason="Escolha um estado primeiro" />);
  expect(field()).toBeDisabled();
  expect(field()).toHaveAccessibleDescription('Escolha um estado primeiro');
  expect(field()).toHaveAttribute('placeholder', 'Escolha um estado primeiro');
});

/** Messages that React Aria has announced since the test began and that are still in the page. */
const announced = () =>
  [...document.querySelectorAll('[data-live-announcer] [role=log] > *')].map(({ textContent }) => textContent);

test('the number of results is announced in correct Portuguese', async () => {
  render(<Owned {...city} />);
  // Removes earlier announcements.
  clearAnnouncer('assertive');
  await userEvent.type(field(), 'sa');
  expect(announced()).toEqual(['3 opções disponíveis.', '2 opções disponíveis.']);
  await userEvent.type(field(), 'o');
  expect(announced().at(-1)).toBe('1 opção disponível.');
});

test('the number of options is not announced when the list has its own message', async () => {
  render(<Owned label="Cidade" items={many} emptyText="Nenhuma cidade com esse nome." />);
  clearAnnouncer('assertive');
  await userEvent.type(field(), 'm');
  expect(liveRegion()).toHaveTextContent('A lista mostra 60 de 5.571.');
  await userEvent.type(field(), 'xyz');
  expect(liveRegion()).toHaveTextContent('Nenhuma cidade com esse nome.');
  expect(announced()).toEqual([]);
});

test('a form submits value and text, each under its name', () => {
  const ref = createRef<HTMLInputElement>();
  render(
    <form aria-label="f">
      <ComboBox {...city} name="cityId" textName="city" defaultValue="3" ref={ref} />
    </form>,
  );
  const form = screen.getByRole<HTMLFormElement>('form');
  expect(Object.fromEntries(new FormData(form))).toEqual({ cityId: '3', city: 'São Paulo' });
  ref.current?.focus();
  expect(field()).toHaveFocus();
});

test('a field that submits its text alone shows the Form’s message for `textName`, and gets focus', async () => {
  function Checked() {
    const [errors, setErrors] = useState({});
    return (
      <Form errors={errors} onSubmit={() => setErrors({ cidade: 'Diga a cidade.' })}>
        <ComboBox {...city} textName="cidade" />
        <button type="submit">Enviar</button>
      </Form>
    );
  }
  render(<Checked />);
  await userEvent.click(screen.getByRole('button', { name: 'Enviar' }));
  expect(field()).toHaveAccessibleDescription('Diga a cidade.');
  expect(field()).toHaveFocus();
});

test.each([{ isDisabled: true }, { disabledReason: 'Escolha um estado primeiro' }])(
  'a disabled field submits nothing (%o)',
  (disabled) => {
    render(
      <form>
        <ComboBox {...city} {...disabled} name="cidade" textName="texto" defaultValue="1" />
      </form>,
    );
    const form = document.querySelector('form');
    expect(form && [...new FormData(form).keys()]).toEqual([]);
  },
);
