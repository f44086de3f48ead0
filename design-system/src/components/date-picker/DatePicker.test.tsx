import type { ReactElement } from 'react';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { describe, expect, it, vi } from 'vitest';
import { ErrorSummary } from '../../patterns/index.ts';
import { Form, SubmitButton } from '../form/index.ts';
import { DatePicker } from './index.ts';

const renderIn = (locale: string, element: ReactElement) =>
  render(<I18nProvider locale={locale}>{element}</I18nProvider>);
const texts = () => screen.getAllByRole('spinbutton').map((segment) => segment.textContent);
const group = () => screen.getByRole('group', { name: 'Retirada' });
const pickup = { label: 'Retirada', name: 'retirada', minDate: '2026-11-05', maxDate: '2026-12-20' };
const sunday = (day: string) => new Date(`${day}T00:00Z`).getUTCDay() === 0;

/** Types the digits from the first segment on, then leaves the field. */
async function type(digits: string) {
  await userEvent.click(screen.getAllByRole('spinbutton')[0] ?? document.body);
  await userEvent.keyboard(digits);
}

describe('a date picker', () => {
  it.each([
    ['pt-BR', ['26', '11', '2026']],
    ['en-US', ['11', '26', '2026']],
  ])('shows day, month and year in the order of %s', (locale, parts) => {
    renderIn(locale, <DatePicker label="Retirada" defaultValue="2026-11-26" />);
    expect(texts()).toEqual(parts);
  });

  it('shows the expected format while it is empty', () => {
    renderIn('pt-BR', <DatePicker label="Retirada" />);
    expect(texts()).toEqual(['dd', 'mm', 'aaaa']);
  });

  it('accepts typing without separators and reports the day once it is complete', async () => {
    const onChange = vi.fn<(value: string) => void>();
    renderIn('pt-BR', <DatePicker {...pickup} onChange={onChange} />);
    await type('05122026');
    expect(onChange).toHaveBeenLastCalledWith('2026-12-05');
    expect(texts()).toEqual(['05', '12', '2026']);
  });

  it('changes the focused segment by Up and Down', async () => {
    const onChange = vi.fn<(value: string) => void>();
    renderIn('pt-BR', <DatePicker label="Retirada" defaultValue="2026-11-26" onChange={onChange} />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}');
    expect(onChange).toHaveBeenLastCalledWith('2026-11-27');
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    expect(onChange).toHaveBeenLastCalledWith('2026-10-27');
  });

  it('validates a typed day on blur, not after each digit', async () => {
    renderIn('pt-BR', <DatePicker {...pickup} isDateUnavailable={sunday} description="Até dezembro." />);
    await type('26112025');
    expect(group()).toHaveAccessibleDescription(/Até dezembro\.$/);
    await userEvent.click(document.body);
    expect(group()).toHaveAccessibleDescription(/Até dezembro\. Escolha um dia a partir de 05\/11\/2026\.$/);
    await type('21122026');
    await userEvent.click(document.body);
    expect(group()).toHaveAccessibleDescription(/Escolha um dia até 20\/12\/2026\.$/);
    await type('29112026');
    await userEvent.click(document.body);
    expect(group()).toHaveAccessibleDescription(/29\/11\/2026 não está disponível\.$/);
    await type('28112026');
    // An error disappears as soon as it is corrected.
    expect(group()).toHaveAccessibleDescription(/Até dezembro\.$/);
  });

  it('opens a calendar without unavailable days, and restores focus after a selection', async () => {
    const onChange = vi.fn<(value: string) => void>();
    renderIn(
      'pt-BR',
      <DatePicker {...pickup} defaultValue="2026-11-26" isDateUnavailable={sunday} onChange={onChange} />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Calendário Retirada' }));
    const dayOf = (name: RegExp) => screen.getByRole('button', { name });
    await waitFor(() => expect(dayOf(/26 de novembro de 2026/)).toHaveFocus());
    for (const name of [/, 4 de novembro de 2026/, /29 de novembro de 2026/]) {
      expect(dayOf(name)).toHaveAttribute('aria-disabled', 'true');
      await userEvent.click(dayOf(name));
    }
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.click(dayOf(/27 de novembro de 2026/));
    expect(onChange).toHaveBeenCalledExactlyOnceWith('2026-11-27');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(texts()).toEqual(['27', '11', '2026']);
  });

  it('closes its calendar on Escape and keeps the day', async () => {
    renderIn('pt-BR', <DatePicker {...pickup} defaultValue="2026-11-26" />);
    const opener = screen.getByRole('button', { name: 'Calendário Retirada' });
    await userEvent.click(opener);
    await userEvent.keyboard('{ArrowRight}{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(opener).toHaveFocus());
    expect(texts()).toEqual(['26', '11', '2026']);
  });

  it('shows its value prop when controlled, and nothing for an invalid date', () => {
    const { rerender } = renderIn('pt-BR', <DatePicker label="Retirada" value="2026-11-26" />);
    expect(texts()).toEqual(['26', '11', '2026']);
    rerender(
      <I18nProvider locale="pt-BR">
        <DatePicker label="Retirada" value="2026-02-30" />
      </I18nProvider>,
    );
    expect(texts()).toEqual(['dd', 'mm', 'aaaa']);
  });

  it('submits an ISO date', () => {
    renderIn(
      'pt-BR',
      <form>
        <DatePicker {...pickup} defaultValue="2026-11-26" />
      </form>,
    );
    const form = document.querySelector('form');
    expect(form && Object.fromEntries(new FormData(form))).toEqual({ retirada: '2026-11-26' });
  });

  it('is disabled in a disabled fieldset, and enabled with it', async () => {
    const inFieldset = (isDisabled: boolean) => (
      <fieldset disabled={isDisabled}>
        <fieldset>
          <DatePicker label="Retirada" defaultValue="2026-11-26" />
        </fieldset>
      </fieldset>
    );
    const { rerender } = render(inFieldset(true));
    const [segment] = screen.getAllByRole('spinbutton');
    expect(segment).toHaveAttribute('aria-disabled', 'true');
    expect(segment).not.toHaveAttribute('tabindex');
    rerender(inFieldset(false));
    await waitFor(() => expect(screen.getAllByRole('spinbutton')[0]).toHaveAttribute('tabindex', '0'));
  });

  it('does not change when it is read-only', async () => {
    const onChange = vi.fn<(value: string) => void>();
    renderIn('pt-BR', <DatePicker {...pickup} defaultValue="2026-11-26" onChange={onChange} isReadOnly />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}05');
    expect(onChange).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Calendário Retirada' })).toBeDisabled();
  });
});

it('a link of the error summary is named by the date picker and moves focus to its first segment', async () => {
  renderIn(
    'pt-BR',
    <Form errors={{ retirada: 'Escolha um dia.', entrega: 'Escolha um dia.' }}>
      <ErrorSummary />
      <DatePicker {...pickup} />
      <DatePicker label="Entrega" name="entrega" />
      <SubmitButton sendingLabel="Enviando">Enviar</SubmitButton>
    </Form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Enviar' }));
  await userEvent.click(screen.getByRole('link', { name: 'Retirada: Escolha um dia.' }));
  expect(screen.getAllByRole('spinbutton')[0]).toHaveFocus();
});
