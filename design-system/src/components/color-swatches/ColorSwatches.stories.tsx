import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { styled } from 'styled-components';
import { onStage } from '../../../manual/frames.tsx';
import preview from '../../../../.storybook/preview';
import { Text } from '../../layout/index.ts';
import { ColorSwatches, type ColorSwatchesProps } from './ColorSwatches.tsx';

const meta = preview.meta({ title: 'Components/Choices/ColorSwatches', component: ColorSwatches });

const items = [
  { value: 'branco', label: 'Branco gesso', paint: 'oklch(0.94 0.004 160)', surcharge: '' },
  { value: 'prata', label: 'Prata chuva', paint: 'oklch(0.77 0.01 220)', surcharge: '+ R$\u00A020,00' },
  { value: 'cinza', label: 'Cinza asfalto', paint: 'oklch(0.49 0.015 220)', surcharge: '+ R$\u00A020,00' },
  { value: 'preto', label: 'Preto noite', paint: 'oklch(0.26 0.012 230)', surcharge: '+ R$\u00A020,00' },
  { value: 'azul', label: 'Azul anil', paint: 'oklch(0.4 0.16 267)', surcharge: '+ R$\u00A035,00' },
  { value: 'vermelho', label: 'Vermelho urucum', paint: 'oklch(0.49 0.17 30)', surcharge: '+ R$\u00A035,00' },
  { value: 'verde', label: 'Verde mata', paint: 'oklch(0.4 0.06 165)', surcharge: '+ R$\u00A035,00' },
];
const withUnavailable = items.map((item) =>
  ['azul', 'preto', 'branco'].includes(item.value)
    ? { ...item, isDisabled: true, reason: 'indisponível na versão Sense' }
    : item,
);

function WithSummary(props: ColorSwatchesProps) {
  const [value, setValue] = useState(props.defaultValue ?? 'vermelho');
  const chosen = props.items.find((item) => item.value === value);
  return (
    <ColorSwatches
      {...props}
      value={value}
      onChange={setValue}
      summary={
        <Text>
          <strong>{chosen?.label}</strong>{' '}
          <Text element="span" tone="muted">
            {chosen?.surcharge}
          </Text>
        </Text>
      }
    />
  );
}

export const Default = meta.story({ args: { items }, render: (args) => <WithSummary {...args} /> });
export const WithLabel = meta.story({
  args: { items, isLabelVisible: true },
  render: (args) => <WithSummary {...args} />,
});
export const NothingChosen = meta.story({ args: { items } });
export const Unavailable = meta.story({
  args: { items: withUnavailable },
  render: (args) => <WithSummary {...args} />,
});
export const Phone = meta.story({
  args: { items: withUnavailable },
  render: (args) => (
    <Narrow>
      <WithSummary {...args} />
    </Narrow>
  ),
});
export const OnStage = meta.story({
  args: { items: withUnavailable },
  decorators: [onStage],
});

export const Keyboard = meta.story({
  args: { items: withUnavailable, defaultValue: 'cinza' },
  render: (args) => <WithSummary {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    const grey = canvas.getByRole('radio', { name: 'Cinza asfalto' });
    await expect(grey).toHaveFocus();
    await expect(Math.min(grey.offsetWidth, grey.offsetHeight)).toBeGreaterThanOrEqual(44);
    // Black and blue are disabled: the arrow key skips them.
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Vermelho urucum' })).toBeChecked();
    await expect(canvas.getByText('Vermelho urucum', { selector: 'strong' })).toBeVisible();
  },
});

const Narrow = styled.div`
  max-width: 20rem;
`;
