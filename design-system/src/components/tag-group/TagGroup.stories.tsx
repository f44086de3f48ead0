import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { inLittleRoom, onStage, rightToLeft, upTo } from '../../../manual/frames.tsx';
import preview from '../../../../.storybook/preview';
import { Stack } from '../../layout/index.ts';
import { TagGroup, type TagGroupProps } from './TagGroup.tsx';
import { liveRegion } from '../../../manual/live-regions.ts';

const items = [
  { id: 'suv', label: 'SUV' },
  { id: 'automatico', label: 'Automático' },
  { id: 'ate-3000', label: 'Até R$ 3.000' },
  { id: 'pronta', label: 'Pronta entrega' },
];
const filters = { label: 'Filtros', items };

/** Removes tags from its items, as an owner does. */
function Removable({ items: itemsAtFirst, onRemove, ...props }: TagGroupProps) {
  const [left, setLeft] = useState(itemsAtFirst);
  return (
    <TagGroup
      {...props}
      items={left}
      onRemove={(ids) => {
        onRemove?.(ids);
        setLeft(left.filter(({ id }) => !ids.includes(id)));
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Components/Choices/TagGroup',
  component: TagGroup,
  args: filters,
  decorators: [upTo('30rem')],
});

export const Default = meta.story({});
export const Removing = meta.story({ render: (args) => <Removable {...args} description="Delete também remove." /> });
export const SingleChoice = meta.story({ args: { selectionMode: 'single', defaultSelectedIds: ['suv'] } });
export const MultipleChoice = meta.story({
  args: { selectionMode: 'multiple', defaultSelectedIds: ['suv', 'pronta'] },
});
export const ChosenAndRemovable = meta.story({
  args: { selectionMode: 'multiple', defaultSelectedIds: ['suv'] },
  render: (args) => <Removable {...args} />,
});
export const Disabled = meta.story({
  args: {
    selectionMode: 'multiple',
    items: [...items, { id: 'eletrico', label: 'Elétrico', isDisabled: true }],
    onRemove: () => undefined,
  },
});
export const Empty = meta.story({ args: { items: [], onRemove: () => undefined, emptyText: 'Nenhum filtro.' } });
export const LongText = meta.story({
  args: {
    label: 'Filtros que estão em uso na lista de carros abaixo, do mais amplo ao mais estreito',
    items: [
      ...items,
      { id: 'longo', label: 'Com assistente de estacionamento, teto panorâmico e bancos de couro com aquecimento' },
    ],
    onRemove: () => undefined,
  },
});
/** 15rem wide: a phone of 320 px at 200 % zoom. */
export const InLittleRoom = meta.story({
  decorators: [inLittleRoom],
  render: (args) => <Removable {...args} selectionMode="multiple" defaultSelectedIds={['suv']} />,
});
export const RightToLeft = meta.story({
  decorators: [rightToLeft],
  render: (args) => <Removable {...args} selectionMode="multiple" defaultSelectedIds={['suv']} />,
});
export const OnStage = meta.story({
  decorators: [onStage],
  render: () => (
    <Stack gap={5}>
      <TagGroup
        {...filters}
        description="Delete também remove."
        onRemove={() => undefined}
        selectionMode="multiple"
        defaultSelectedIds={['suv']}
      />
      <TagGroup label="Sem uso" items={[{ id: 'eletrico', label: 'Elétrico', isDisabled: true }]} />
      <TagGroup label="Vazio" items={[]} />
    </Stack>
  ),
});

export const Keyboard = meta.story({
  args: { selectionMode: 'multiple', onRemove: fn() },
  render: (args) => <Removable {...args} />,
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('row', { name: 'SUV' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight} ');
    await expect(canvas.getByRole('row', { name: 'Automático' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Delete}');
    await expect(args.onRemove).toHaveBeenLastCalledWith(['automatico']);
    await waitFor(() => expect(canvas.getByRole('row', { name: 'Até R$ 3.000' })).toHaveFocus());
    await expect(liveRegion(canvasElement)).toHaveTextContent('Removido: Automático. Restam 3 itens.');
    const remove = canvas.getByRole('button', { name: 'Remover SUV' });
    await expect(remove.offsetWidth).toBeGreaterThanOrEqual(44);
    await expect(remove.offsetHeight).toBeGreaterThanOrEqual(44);
  },
});
