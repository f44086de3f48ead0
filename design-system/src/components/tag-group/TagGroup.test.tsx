import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { describe, expect, it, vi } from 'vitest';
import { TagGroup, type TagGroupProps } from './index.ts';
import { liveRegion, liveRegions } from '../../../manual/live-regions.ts';
import { pageWithoutScript } from '../../../manual/without-script.tsx';

const items = [
  { id: 'suv', label: 'SUV' },
  { id: 'automatico', label: 'Automático' },
  { id: 'eletrico', label: 'Elétrico', isDisabled: true },
  { id: 'pronta', label: 'Pronta entrega' },
];

function Filters({ atFirst = items, ...props }: Partial<TagGroupProps> & { atFirst?: typeof items }) {
  const [left, setLeft] = useState(atFirst);
  return (
    <I18nProvider locale="pt-BR">
      <TagGroup
        label="Filtros"
        items={left}
        onRemove={(ids) => setLeft(left.filter(({ id }) => !ids.includes(id)))}
        {...props}
      />
    </I18nProvider>
  );
}

const rows = () => screen.queryAllByRole('row').map((row) => row.textContent);
const rowOf = (name: string) => screen.getByRole('row', { name });

describe('a tag group', () => {
  it('is named by its label and described by its help', () => {
    render(<Filters description="Delete também remove." />);
    expect(screen.getByRole('grid', { name: 'Filtros' })).toHaveAccessibleDescription('Delete também remove.');
  });

  it('removes a tag by Delete and Backspace, announces it and moves focus to a neighbour', async () => {
    render(<Filters />);
    await userEvent.tab();
    expect(rowOf('SUV')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{Delete}');
    expect(rows()).toEqual(['SUV', 'Elétrico', 'Pronta entrega']);
    expect(rowOf('Pronta entrega')).toHaveFocus();
    expect(liveRegion()).toHaveTextContent('Removido: Automático. Restam 3 itens.');
    await userEvent.keyboard('{Backspace}');
    expect(rowOf('SUV')).toHaveFocus();
    expect(liveRegion()).toHaveTextContent('Removido: Pronta entrega. Restam 2 itens.');
  });

  it('removes a tag by its button, which is named with the tag', async () => {
    render(<Filters />);
    await userEvent.click(screen.getByRole('button', { name: 'Remover SUV' }));
    expect(rows()).toEqual(['Automático', 'Elétrico', 'Pronta entrega']);
    expect(liveRegion()).toHaveTextContent('Removido: SUV. Restam 3 itens.');
  });

  it('shows the remove buttons from the render on that has `onRemove`', () => {
    const { rerender } = render(<TagGroup label="Filtros" items={items} />);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    rerender(<TagGroup label="Filtros" items={items} onRemove={() => undefined} />);
    expect(screen.getAllByRole('button')).toHaveLength(items.length);
  });

  it('removes all selected tags at once, and no disabled one', async () => {
    const onRemove = vi.fn<(ids: string[]) => void>();
    render(<Filters selectionMode="multiple" defaultSelectedIds={['suv', 'pronta']} onRemove={onRemove} />);
    await userEvent.tab();
    await userEvent.keyboard('{Delete}');
    expect(onRemove).toHaveBeenCalledExactlyOnceWith(['suv', 'pronta']);
    // The owner didn't remove them, so nothing is announced.
    expect(liveRegions()).toEqual([]);
    expect(screen.getByRole('button', { name: 'Remover Elétrico' })).toBeDisabled();
  });

  it('keeps a disabled tag whose selection the owner has set when the selected ones are removed', async () => {
    render(<Filters selectionMode="multiple" defaultSelectedIds={['suv', 'eletrico']} />);
    await userEvent.tab();
    await userEvent.keyboard('{Delete}');
    expect(rows()).toEqual(['Automático', 'Elétrico', 'Pronta entrega']);
    expect(liveRegion()).toHaveTextContent('Removido: SUV. Restam 3 itens.');
  });

  it.each([
    ['leaves a disabled tag unselected', [], ['suv', 'automatico', 'pronta']],
    ['leaves a disabled tag selected', ['eletrico'], ['suv', 'automatico', 'eletrico', 'pronta']],
  ])('%s when Ctrl+A selects all', async (_, defaultSelectedIds, ids) => {
    const onSelectionChange = vi.fn<(ids: string[]) => void>();
    render(<Filters selectionMode="multiple" {...{ defaultSelectedIds, onSelectionChange }} />);
    await userEvent.tab();
    await userEvent.keyboard('{Control>}a{/Control}');
    expect(onSelectionChange).toHaveBeenCalledExactlyOnceWith(ids);
  });

  it('gets focus when its last tags are removed, and announces that none is left', async () => {
    render(<Filters atFirst={items.slice(0, 2)} selectionMode="multiple" defaultSelectedIds={['suv', 'automatico']} />);
    await userEvent.tab();
    await userEvent.keyboard('{Delete}');
    expect(rows()).toEqual([]);
    expect(screen.getByRole('group', { name: 'Filtros' })).toHaveFocus();
    expect(liveRegion()).toHaveTextContent('Removidos: SUV e Automático. Nenhum item restante.');
  });

  it('shows its empty text', () => {
    render(<Filters items={[]} />);
    expect(screen.getByRole('group', { name: 'Filtros' })).toHaveTextContent('Nenhum item.');
  });

  it.each([
    ['single', [['suv'], ['pronta']]],
    ['multiple', [['suv'], ['suv', 'pronta']]],
  ] as const)('reports the tags selected by press and Space in the mode %s', async (selectionMode, calls) => {
    const onSelectionChange = vi.fn<(ids: string[]) => void>();
    render(<Filters selectionMode={selectionMode} onSelectionChange={onSelectionChange} />);
    await userEvent.click(screen.getByText('SUV'));
    await userEvent.keyboard('{ArrowRight}{ArrowRight} ');
    expect(onSelectionChange.mock.calls.map(([ids]) => ids)).toEqual(calls);
    expect(rowOf('Pronta entrega')).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(screen.getByText('Elétrico'));
    expect(onSelectionChange).toHaveBeenCalledTimes(2);
  });

  it('has no buttons and no selection by default', async () => {
    render(<TagGroup label="Filtros" items={items} />);
    await userEvent.click(screen.getByText('SUV'));
    await userEvent.keyboard('{Delete}');
    expect(rows()).toHaveLength(4);
    expect(screen.queryByRole('button')).toBeNull();
    expect(rowOf('SUV')).not.toHaveAttribute('aria-selected', 'true');
  });

  it('renders its tags without script', () => {
    const page = pageWithoutScript(<TagGroup label="Filtros" items={items} />);
    expect(page).toHaveTextContent('Pronta entrega');
  });
});
