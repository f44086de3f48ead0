import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { styled } from 'styled-components';
import { onStage } from '../../../manual/frames.tsx';
import preview from '../../../../.storybook/preview';
import { Stack } from '../../layout/index.ts';
import { ToggleButtons, type ToggleButtonsProps } from './ToggleButtons.tsx';

function Filter({ selectedId: first, ...props }: ToggleButtonsProps) {
  const [selectedId, setSelectedId] = useState(first);
  return (
    <ToggleButtons
      {...props}
      selectedId={selectedId}
      onSelect={(id) => {
        setSelectedId(id);
        props.onSelect(id);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Components/Actions/ToggleButtons',
  component: ToggleButtons,
  render: (args) => <Filter {...args} />,
  args: {
    label: 'Categoria',
    all: { label: 'Todos', count: 12 },
    items: [
      { id: 'suvw', label: 'SUVW', count: 5 },
      { id: 'hatch', label: 'Hatch', count: 1 },
      { id: 'sedan', label: 'Sedan', count: 2 },
      { id: 'picape', label: 'Picape', count: 2 },
      { id: 'eletrico', label: 'Elétrico', count: 1 },
      { id: 'minivan', label: 'Minivan', count: 1 },
    ],
    selectedId: undefined,
    onSelect: fn(),
  },
});

export const Chips = meta.story({});
export const ChipsSelected = meta.story({ args: { selectedId: 'sedan' } });
export const ChipsInLittleRoom = meta.story({
  args: { selectedId: 'minivan' },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  render: (args) => (
    <Page>
      <Filter {...args} />
    </Page>
  ),
  play: async ({ canvas }) => {
    // The initially pressed button is in view once the font has loaded, and the page doesn't scroll sideways.
    const group = canvas.getByRole('group', { name: 'Categoria' });
    const pressed = canvas.getByRole('button', { pressed: true });
    await waitFor(() =>
      expect(pressed.getBoundingClientRect().right).toBeLessThanOrEqual(group.getBoundingClientRect().right),
    );
    await expect(group.scrollWidth).toBeGreaterThan(group.clientWidth);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
});
export const ChipsToTheEdge = meta.story({
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <Page>
      <Filter {...args} isFullBleed />
    </Page>
  ),
});
export const List = meta.story({
  render: (args) => (
    <Column>
      <Filter {...args} look="list" />
    </Column>
  ),
});
export const ListSelected = meta.story({
  render: (args) => (
    <Column>
      <Filter {...args} look="list" selectedId="picape" />
    </Column>
  ),
});
export const WithoutCounts = meta.story({
  args: {
    all: undefined,
    items: [
      { id: '24', label: '24 meses' },
      { id: '36', label: '36 meses' },
    ],
    selectedId: '24',
  },
});
export const LongText = meta.story({
  render: (args) => (
    <Column>
      <Filter
        {...args}
        look="list"
        items={[{ id: 'long', label: 'Utilitários elétricos com cabine dupla e bancada de trabalho', count: 128 }]}
      />
    </Column>
  ),
});
export const OnStage = meta.story({
  decorators: [onStage],
  render: (args) => (
    <Stack gap={5}>
      <Filter {...args} selectedId="sedan" />
      <Filter {...args} label="Categoria, em lista" look="list" selectedId="sedan" />
    </Stack>
  ),
});

export const Keyboard = meta.story({
  play: async ({ canvas, args }) => {
    const all = canvas.getByRole('button', { name: 'Todos 12' });
    const category = canvas.getByRole('button', { name: 'SUVW 5' });
    await expect(all).toHaveAttribute('aria-pressed', 'true');
    await userEvent.tab();
    await userEvent.tab();
    await expect(category).toHaveFocus();
    await expect(category.offsetHeight).toBeGreaterThanOrEqual(44);

    await userEvent.keyboard(' ');
    await expect(args.onSelect).toHaveBeenLastCalledWith('suvw');
    await expect(category).toHaveAttribute('aria-pressed', 'true');
    await expect(all).toHaveAttribute('aria-pressed', 'false');
    await expect(category).toHaveFocus();

    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenLastCalledWith(undefined);
    await expect(all).toHaveAttribute('aria-pressed', 'true');
  },
});

const Page = styled.div`
  padding: var(--space-4) var(--gutter);
`;

const Column = styled.div`
  max-width: 13rem;
`;
