import { createRef } from 'react';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { FormMessagesContext } from '../../foundations/field/index.ts';
import { Switch } from './index.ts';
import { pageWithoutScript } from '../../../manual/without-script.tsx';

test('the switch is named by its label and described by its help and its error, help first', () => {
  render(<Switch label="Avisos" description="Pode mudar depois." errorMessage="Confirme o e-mail." />);
  const control = screen.getByRole('switch', { name: 'Avisos' });
  expect(control).toHaveAccessibleDescription('Pode mudar depois. Confirme o e-mail.');
  expect(control).toBeInvalid();
});

test('a press on the label switches on, and Space switches off', async () => {
  const onChange = vi.fn<(isSelected: boolean) => void>();
  render(<Switch label="Avisos" onChange={onChange} />);
  await userEvent.click(screen.getByText('Avisos'));
  expect(screen.getByRole('switch')).toBeChecked();
  await userEvent.keyboard(' ');
  expect(onChange.mock.calls).toEqual([[true], [false]]);
  expect(screen.getByRole('switch')).not.toBeChecked();
});

test('a controlled switch shows its isSelected prop', async () => {
  const onChange = vi.fn<(isSelected: boolean) => void>();
  render(<Switch label="Avisos" isSelected={false} onChange={onChange} />);
  await userEvent.click(screen.getByText('Avisos'));
  expect(onChange).toHaveBeenCalledExactlyOnceWith(true);
  expect(screen.getByRole('switch')).not.toBeChecked();
});

test('a form’s message reaches the switch of that name', () => {
  render(
    <FormMessagesContext value={{ avisos: 'Confirme o e-mail.' }}>
      <Switch label="Avisos" name="avisos" />
    </FormMessagesContext>,
  );
  expect(screen.getByRole('switch')).toHaveAccessibleDescription('Confirme o e-mail.');
});

test('a read-only switch can be focused and ignores presses; a disabled one does neither', async () => {
  const ref = createRef<HTMLInputElement>();
  const { rerender } = render(<Switch label="Avisos" isReadOnly defaultSelected ref={ref} />);
  ref.current?.focus();
  expect(screen.getByRole('switch')).toHaveFocus();
  await userEvent.keyboard(' ');
  expect(screen.getByRole('switch')).toBeChecked();
  await userEvent.click(screen.getByText('Avisos'));
  expect(screen.getByRole('switch')).toBeChecked();
  rerender(<Switch label="Avisos" isDisabled defaultSelected />);
  await userEvent.click(screen.getByText('Avisos'));
  expect(screen.getByRole('switch')).toBeChecked();
  expect(screen.getByRole('switch')).toBeDisabled();
});

test('a callback ref gets the native input', () => {
  const ref = vi.fn<(input: HTMLInputElement | null) => void>();
  render(<Switch label="Avisos" ref={ref} />);
  expect(ref).toHaveBeenCalledExactlyOnceWith(screen.getByRole('switch'));
});

const settings = (onChange?: (isSelected: boolean) => void) => (
  <form>
    <Switch label="Avisos" name="avisos" value="sim" defaultSelected />
    <Switch label="Novidades" name="novidades" {...(onChange && { onChange })} />
  </form>
);

test('a switch that is on is submitted without script, one that is off isn’t', () => {
  const page = pageWithoutScript(settings());
  const form = page.querySelector('form');
  expect(form && Object.fromEntries(new FormData(form))).toEqual({ avisos: 'sim' });
});

test('a form reset restores the initial state', async () => {
  render(settings());
  await userEvent.click(screen.getByText('Avisos'));
  expect(screen.getByRole('switch', { name: 'Avisos' })).not.toBeChecked();
  act(() => document.querySelector('form')?.reset());
  expect(screen.getByRole('switch', { name: 'Avisos' })).toBeChecked();
});

test('a press before hydration is kept afterwards', async () => {
  const onChange = vi.fn<(isSelected: boolean) => void>();
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = renderToString(settings(onChange));
  screen.getByRole('switch', { name: 'Novidades' }).click();
  const root = await act(async () => hydrateRoot(page, settings(onChange)));
  expect(onChange).toHaveBeenCalledExactlyOnceWith(true);
  expect(screen.getByRole('switch', { name: 'Novidades' })).toBeChecked();
  act(() => root.unmount());
  page.remove();
});
