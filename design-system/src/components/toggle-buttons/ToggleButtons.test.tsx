import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ToggleButtons } from './index.ts';

const items = [
  { id: 'suvw', label: 'SUVW', count: 5 },
  { id: 'hatch', label: 'Hatch', count: 1 },
];

function renderFilter(selectedId?: string) {
  const onSelect = vi.fn<(id: string | undefined) => void>();
  const onSubmit = vi.fn<() => void>();
  render(
    <form onSubmit={onSubmit}>
      <ToggleButtons
        label="Categoria"
        all={{ label: 'Todos', count: 6 }}
        items={items}
        selectedId={selectedId}
        onSelect={onSelect}
      />
    </form>,
  );
  return { onSelect, onSubmit };
}

function pressedOnes() {
  return screen.getAllByRole('button', { pressed: true }).map((button) => button.textContent);
}

test('the group has a name, and each button’s count follows its label', () => {
  renderFilter();
  const group = screen.getByRole('group', { name: 'Categoria' });
  expect([...group.children].map((button) => button.textContent)).toEqual(['Todos 6', 'SUVW 5', 'Hatch 1']);
});

test.each([
  { selectedId: undefined, pressed: 'Todos 6' },
  { selectedId: 'hatch', pressed: 'Hatch 1' },
])('with $selectedId selected, only $pressed is pressed', ({ selectedId, pressed }) => {
  renderFilter(selectedId);
  expect(pressedOnes()).toEqual([pressed]);
});

test('pressing a button selects it', async () => {
  const { onSelect } = renderFilter('hatch');
  await userEvent.click(screen.getByRole('button', { name: 'SUVW 5' }));
  expect(onSelect).toHaveBeenCalledExactlyOnceWith('suvw');
});

test.each(['Hatch 1', 'Todos 6'])('pressing %s clears the selection of Hatch', async (name) => {
  const { onSelect } = renderFilter('hatch');
  await userEvent.click(screen.getByRole('button', { name }));
  expect(onSelect).toHaveBeenCalledExactlyOnceWith(undefined);
});

test('toggle buttons never submit the form around them', async () => {
  const { onSubmit } = renderFilter();
  await userEvent.click(screen.getByRole('button', { name: 'SUVW 5' }));
  expect(onSubmit).not.toHaveBeenCalled();
});
