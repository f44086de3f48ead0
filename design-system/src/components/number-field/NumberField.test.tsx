import { fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import type { ReactElement } from 'react';
import { expect, describe, it, vi } from 'vitest';
import { ErrorSummary } from '../../patterns/index.ts';
import { Form, SubmitButton } from '../form/index.ts';
import { NumberField } from './index.ts';

const renderIn = (locale: string, element: ReactElement) =>
  render(<I18nProvider locale={locale}>{element}</I18nProvider>);
const field = () => screen.getByRole<HTMLInputElement>('textbox');
const km = { label: 'Quilômetros', minValue: 500, maxValue: 5000, step: 500, defaultValue: 1500 };

describe('a number field', () => {
  it('formats and parses a number in its locale', async () => {
    const onChange = vi.fn<(value: number | null) => void>();
    renderIn('pt-BR', <NumberField label="Valor" onChange={onChange} />);
    await userEvent.type(field(), '1234,5');
    await userEvent.tab();
    expect(field()).toHaveValue('1.234,5');
    expect(onChange).toHaveBeenCalledExactlyOnceWith(1234.5);
  });

  it('keeps and reports a number that was typed before hydration', () => {
    const onChange = vi.fn<(value: number | null) => void>();
    const amount = (
      <I18nProvider locale="pt-BR">
        <NumberField label="Valor" onChange={onChange} />
      </I18nProvider>
    );
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(amount);
    field().value = '1234,5';
    render(amount, { container, hydrate: true });
    expect(field()).toHaveValue('1.234,5');
    expect(onChange).toHaveBeenCalledExactlyOnceWith(1234.5);
  });

  it('takes the decimals of a percentage', async () => {
    const onChange = vi.fn<(value: number | null) => void>();
    renderIn('pt-BR', <NumberField label="Valor" formatOptions={{ style: 'percent' }} onChange={onChange} />);
    await userEvent.type(field(), '45,5');
    await userEvent.tab();
    expect(field()).toHaveValue('45,5%');
    expect(onChange).toHaveBeenCalledExactlyOnceWith(0.455);
  });

  it('formats an English number under an English provider', () => {
    renderIn('en-US', <NumberField label="Amount" defaultValue={1234.5} />);
    expect(field()).toHaveValue('1,234.5');
  });

  it('accepts no letters', async () => {
    renderIn('pt-BR', <NumberField label="Valor" />);
    await userEvent.type(field(), 'a1b2');
    expect(field()).toHaveValue('12');
  });

  it('steps by arrow keys, Home and End, and by its buttons', async () => {
    renderIn('pt-BR', <NumberField {...km} />);
    await userEvent.click(field());
    await userEvent.keyboard('{ArrowUp}');
    expect(field()).toHaveValue('2.000');
    await userEvent.keyboard('{End}');
    expect(field()).toHaveValue('5.000');
    expect(screen.getByRole('button', { name: 'Aumentar Quilômetros' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Diminuir Quilômetros' }));
    expect(field()).toHaveValue('4.500');
  });

  it('keeps an out-of-range number as typed, with an error that stays while the next one is typed', async () => {
    renderIn('pt-BR', <NumberField {...km} description="De 500 em 500." />);
    const change = async (text: string) => {
      await userEvent.clear(field());
      await userEvent.type(field(), text);
    };
    await change('90');
    expect(field()).toBeValid();
    await userEvent.tab();
    expect(field()).toHaveValue('90');
    expect(field()).toHaveAccessibleDescription('De 500 em 500. O mínimo é 500.');
    await change('9');
    expect(field()).toHaveAccessibleDescription('De 500 em 500. O mínimo é 500.');
    await userEvent.type(field(), '000{Enter}');
    expect(field()).toHaveAccessibleDescription('De 500 em 500. O máximo é 5.000.');
    await change('1700{Enter}');
    expect(field()).toHaveAccessibleDescription('De 500 em 500. Use 1.500 ou 2.000.');
    await change('2000{Enter}');
    expect(field()).toBeValid();
  });

  it('suggests no number above the last step of a range that ends between two steps', async () => {
    renderIn('pt-BR', <NumberField {...km} minValue={250} defaultValue={4900} />);
    expect(field()).toHaveAccessibleDescription('O máximo é 4.750.');
  });

  it('calls onChange with null when it is cleared', async () => {
    const onChange = vi.fn<(value: number | null) => void>();
    renderIn('pt-BR', <NumberField {...km} onChange={onChange} />);
    await userEvent.clear(field());
    await userEvent.tab();
    expect(onChange).toHaveBeenCalledExactlyOnceWith(null);
  });

  it.each([
    [false, '1.500'],
    [true, '2.000'],
  ])('with isWheelEnabled %s, a wheel movement makes it %s', async (isWheelEnabled, text) => {
    renderIn('pt-BR', <NumberField {...km} isWheelEnabled={isWheelEnabled} />);
    await userEvent.click(field());
    fireEvent.wheel(field(), { deltaY: 10 });
    expect(field()).toHaveValue(text);
  });

  it('submits a plain number, whatever the locale', () => {
    renderIn(
      'pt-BR',
      <form>
        <NumberField
          label="Renda"
          name="renda"
          defaultValue={4850.5}
          formatOptions={{ style: 'currency', currency: 'BRL' }}
        />
      </form>,
    );
    const form = document.querySelector('form');
    expect(form && Object.fromEntries(new FormData(form))).toEqual({ renda: '4850.5' });
  });

  it('does not change when it is read-only', async () => {
    renderIn('pt-BR', <NumberField {...km} isReadOnly />);
    await userEvent.click(field());
    await userEvent.keyboard('{ArrowUp}7');
    expect(field()).toHaveValue('1.500');
    expect(screen.queryByRole('button')).toBeNull();
  });
});

it('a link of the error summary moves focus into the number field', async () => {
  renderIn(
    'pt-BR',
    <Form errors={{ km: 'Diga quantos.' }}>
      <ErrorSummary />
      <NumberField {...km} name="km" />
      <SubmitButton sendingLabel="Enviando">Enviar</SubmitButton>
    </Form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Enviar' }));
  await userEvent.click(within(document.body).getByRole('link', { name: 'Diga quantos.' }));
  expect(field()).toHaveFocus();
});
