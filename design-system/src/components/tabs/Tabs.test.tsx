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

test('one tab is selected, and its panel is named by it', () => {
  render(<Tabs label="Formas" items={items} />);
  expect(screen.getByRole('tab', { selected: true })).toHaveAccessibleName('Assinatura');
  expect(screen.getByRole('tabpanel', { name: 'Assinatura' })).toHaveTextContent('Um valor por mês.');
  expect(screen.getByText('O carro é seu.')).not.toBeVisible();
});

test('arrow keys wrap around, Home and End go to the ends, and each calls onSelectionChange once', async () => {
  const onSelectionChange = vi.fn<(value: string) => void>();
  render(<Tabs label="Formas" items={items} onSelectionChange={onSelectionChange} />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowLeft}{ArrowRight}{End}{Home}{Home}');
  expect(onSelectionChange.mock.calls.flat()).toEqual(['c', 'a', 'c', 'a']);
  expect(screen.getByRole('tab', { name: 'Assinatura' })).toHaveFocus();
});

test('the tab list is one tab stop', async () => {
  render(<Tabs label="Formas" items={items} defaultSelectedId="b" />);
  await userEvent.tab();
  expect(screen.getByRole('tab', { name: 'Compra' })).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('tabpanel', { name: 'Compra' })).toHaveFocus();
});

test.each([
  {
    direction: 'ltr',
    orientation: 'horizontal',
    onward: '{ArrowRight}',
    back: '{ArrowLeft}',
    left: '{ArrowDown}{ArrowUp}',
  },
  {
    direction: 'rtl',
    orientation: 'horizontal',
    onward: '{ArrowLeft}',
    back: '{ArrowRight}',
    left: '{ArrowDown}{ArrowUp}',
  },
  {
    direction: 'ltr',
    orientation: 'vertical',
    onward: '{ArrowDown}',
    back: '{ArrowUp}',
    left: '{ArrowRight}{ArrowLeft}',
  },
  {
    direction: 'rtl',
    orientation: 'vertical',
    onward: '{ArrowDown}',
    back: '{ArrowUp}',
    left: '{ArrowRight}{ArrowLeft}',
  },
] as const)('arrow keys of $orientation tabs follow the layout ($direction)', async (keys) => {
  const onSelectionChange = vi.fn<(value: string) => void>();
  render(
    <div style={{ direction: keys.direction }}>
      <Tabs label="Formas" items={items} orientation={keys.orientation} onSelectionChange={onSelectionChange} />
    </div>,
  );
  expect(screen.getByRole('tablist')).toHaveAttribute('aria-orientation', keys.orientation);
  await userEvent.tab();
  await userEvent.keyboard(keys.left);
  expect(onSelectionChange).not.toHaveBeenCalled();
  await userEvent.keyboard(`${keys.onward}${keys.back}${keys.back}${keys.onward}`);
  expect(onSelectionChange.mock.calls.flat()).toEqual(['b', 'a', 'c', 'a']);
});

test('an arrow key with a modifier keeps its native effect', async () => {
  render(<Tabs label="Formas" items={items} />);
  await userEvent.tab();
  await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}{Meta>}{ArrowRight}{/Meta}');
  expect(screen.getByRole('tab', { selected: true })).toHaveAccessibleName('Assinatura');
});

test('manual tabs move focus by arrow keys and are selected by Enter and Space', async () => {
  const onSelectionChange = vi.fn<(value: string) => void>();
  render(<Tabs label="Formas" items={items} keyboardActivation="manual" onSelectionChange={onSelectionChange} />);
  await userEvent.tab();
  await userEvent.keyboard('{End}{ArrowLeft}');
  expect(screen.getByRole('tab', { name: 'Compra' })).toHaveFocus();
  expect(onSelectionChange).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('tabpanel', { name: 'Compra' })).toBeVisible();
  await userEvent.keyboard('{ArrowRight} ');
  expect(screen.getByRole('tabpanel', { name: 'Financiamento' })).toBeVisible();
  expect(onSelectionChange.mock.calls.flat()).toEqual(['b', 'c']);
});

test('Tab from a focused, unselected tab leads to the panel, and Shift+Tab back to the selected tab', async () => {
  render(<Tabs label="Formas" items={items} keyboardActivation="manual" defaultSelectedId="c" />);
  await userEvent.tab();
  await userEvent.keyboard('{Home}');
  await userEvent.tab();
  expect(screen.getByRole('tabpanel', { name: 'Financiamento' })).toHaveFocus();
  await userEvent.tab({ shift: true });
  expect(screen.getByRole('tab', { name: 'Financiamento' })).toHaveFocus();
});

test('a disabled tab can be focused by keys, announces its reason and changes nothing', async () => {
  const onSelectionChange = vi.fn<(value: string) => void>();
  const some = items.map((item) => ({ ...item, ...(item.id === 'a' && { disabledReason: 'Só para empresas' }) }));
  render(<Tabs label="Formas" items={some} onSelectionChange={onSelectionChange} />);
  const blocked = screen.getByRole('tab', { name: 'Assinatura Só para empresas' });
  expect(screen.getByRole('tab', { selected: true }), 'the first that can be chosen').toHaveAccessibleName('Compra');
  expect(blocked).toHaveAttribute('aria-disabled', 'true');
  await userEvent.tab();
  await userEvent.keyboard('{ArrowLeft}');
  expect(blocked).toHaveFocus();
  await userEvent.keyboard('{Enter} ');
  await userEvent.click(blocked);
  expect(onSelectionChange).not.toHaveBeenCalled();
  expect(screen.getByRole('tabpanel', { name: 'Compra' })).toBeVisible();
  await userEvent.keyboard('{ArrowLeft}');
  expect(onSelectionChange.mock.calls.flat()).toEqual(['c']);
});

test('controlled tabs show their selectedId prop', async () => {
  const onSelectionChange = vi.fn<(value: string) => void>();
  render(<Tabs label="Formas" items={items} selectedId="a" onSelectionChange={onSelectionChange} />);
  await userEvent.click(screen.getByRole('tab', { name: 'Compra' }));
  expect(onSelectionChange).toHaveBeenCalledExactlyOnceWith('b');
  expect(screen.getByRole('tabpanel', { name: 'Assinatura' })).toBeVisible();
});

test('the server renders every panel', () => {
  const html = renderToString(<Tabs label="Formas" items={items} />);
  for (const { content } of items) expect(html).toContain(content);
});

test('when the selected tab leaves the items, the first enabled tab is selected and is the tab stop', async () => {
  const { rerender } = render(<Tabs label="Formas" items={items} defaultSelectedId="b" />);
  rerender(<Tabs label="Formas" items={items.filter(({ id }) => id !== 'b')} defaultSelectedId="b" />);
  expect(screen.getByRole('tabpanel', { name: 'Assinatura' })).toBeVisible();
  await userEvent.tab();
  expect(screen.getByRole('tab', { name: 'Assinatura', selected: true })).toHaveFocus();
});
