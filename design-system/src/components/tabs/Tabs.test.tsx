import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { Tabs } from './index.ts';

const items = [
  { id: 'a', label: 'Assinatura', content: 'Um valor por mês.' },
  { id: 'b', label: 'Compra', content: 'O carro é seu.' },
  { id: 'c', label: 'Financiamento', content: 'Parcelas com juros.' },
];

test('one tab is chosen, and its panel is named by it', () => {
  render(<Tabs label="Formas" items={items} />);
  expect(screen.getByRole('tab', { selected: true })).toHaveAccessibleName('Assinatura');
  expect(screen.getByRole('tabpanel', { name: 'Assinatura' })).toHaveTextContent('Um valor por mês.');
  expect(screen.getByText('O carro é seu.')).not.toBeVisible();
});

test('arrows go round, Home and End go to the ends, each telling the owner once', async () => {
  const onSelectionChange = vi.fn<(value: string) => void>();
  render(<Tabs label="Formas" items={items} onSelectionChange={onSelectionChange} />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowLeft}{ArrowRight}{End}{Home}{Home}');
  expect(onSelectionChange.mock.calls.flat()).toEqual(['c', 'a', 'c', 'a']);
  expect(screen.getByRole('tab', { name: 'Assinatura' })).toHaveFocus();
});

test('the row is one tab stop', async () => {
  render(<Tabs label="Formas" items={items} defaultSelectedId="b" />);
  await userEvent.tab();
  expect(screen.getByRole('tab', { name: 'Compra' })).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('tabpanel', { name: 'Compra' })).toHaveFocus();
});

test('controlled tabs show what their owner says', async () => {
  const onSelectionChange = vi.fn<(value: string) => void>();
  render(<Tabs label="Formas" items={items} selectedId="a" onSelectionChange={onSelectionChange} />);
  await userEvent.click(screen.getByRole('tab', { name: 'Compra' }));
  expect(onSelectionChange).toHaveBeenCalledExactlyOnceWith('b');
  expect(screen.getByRole('tabpanel', { name: 'Assinatura' })).toBeVisible();
});

test('the server sends every panel', () => {
  const html = renderToString(<Tabs label="Formas" items={items} />);
  for (const { content } of items) expect(html).toContain(content);
});
