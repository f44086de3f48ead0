import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { SearchField } from './index.ts';
import { submittedWithoutScript } from '../../../manual/without-script.tsx';

test('a hidden label names the field', () => {
  render(<SearchField label="Buscar nas perguntas" />);
  expect(screen.getByRole('searchbox')).toHaveAccessibleName('Buscar nas perguntas');
});

test('each change calls onChange, and Enter calls onSubmit with the text', async () => {
  const onChange = vi.fn<(value: string) => void>();
  const onSubmit = vi.fn<(value: string) => void>();
  render(<SearchField label="Buscar" onChange={onChange} onSubmit={onSubmit} />);
  await userEvent.type(screen.getByRole('searchbox'), 'ab{Enter}');
  expect(onChange.mock.calls).toEqual([['a'], ['ab']]);
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith('ab');
});

test.each(['Escape', 'Limpar busca'])('%s clears the field and keeps focus in it', async (way) => {
  const onChange = vi.fn<(value: string) => void>();
  render(<SearchField label="Buscar" defaultValue="seguro" onChange={onChange} />);
  const field = screen.getByRole('searchbox');
  await userEvent.click(field);
  if (way === 'Escape') await userEvent.keyboard('{Escape}');
  else await userEvent.click(screen.getByRole('button', { name: way }));
  expect(field).toHaveValue('');
  expect(field).toHaveFocus();
  expect(onChange).toHaveBeenCalledExactlyOnceWith('');
});

test('the first Escape clears the field, the second reaches the overlay around it', async () => {
  const onEscape = vi.fn<() => void>();
  document.addEventListener('keydown', onEscape);
  render(<SearchField label="Buscar" defaultValue="seguro" />);
  await userEvent.click(screen.getByRole('searchbox'));
  await userEvent.keyboard('{Escape}');
  expect(onEscape).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(onEscape).toHaveBeenCalledOnce();
  document.removeEventListener('keydown', onEscape);
});

test('a controlled field shows its value prop', async () => {
  const onChange = vi.fn<(value: string) => void>();
  render(<SearchField label="Buscar" value="seguro" onChange={onChange} />);
  await userEvent.click(screen.getByRole('button', { name: 'Limpar busca' }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith('');
  expect(screen.getByRole('searchbox')).toHaveValue('seguro');
});

test('Enter submits the form when there is no onSubmit', async () => {
  const onSubmit = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <SearchField label="Buscar" name="q" />
    </form>,
  );
  await userEvent.type(screen.getByRole('searchbox'), 'seguro{Enter}');
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('the text is submitted without script', () => {
  expect(submittedWithoutScript(<SearchField label="Buscar" name="q" defaultValue="seguro" />)).toEqual({
    q: 'seguro',
  });
});

test('text typed before hydration is preserved and reported', () => {
  const onChange = vi.fn<(value: string) => void>();
  const sent = <SearchField label="Buscar" value="" onChange={onChange} />;
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = renderToString(sent);
  screen.getByRole<HTMLInputElement>('searchbox').value = 'seguro';
  render(sent, { container: page, hydrate: true });
  expect(onChange).toHaveBeenCalledExactlyOnceWith('seguro');
});
