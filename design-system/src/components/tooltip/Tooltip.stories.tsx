import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { styled } from 'styled-components';
import preview from '../../../../.storybook/preview';
import { Button } from '../button/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { Tooltip } from './Tooltip.tsx';

const meta = preview.meta({
  title: 'Components/Overlays/Tooltip',
  component: Tooltip,
  args: {
    text: 'Guarda neste aparelho por 10 minutos',
    children: <IconButton icon="heart" label="Guardar oferta" />,
  },
  decorators: [
    (Story) => (
      <Room>
        <Story />
      </Room>
    ),
  ],
});

const focusIt = async () => {
  await userEvent.tab();
  await screen.findByRole('tooltip');
};

export const OnIconButton = meta.story({ play: focusIt });
export const OnButton = meta.story({
  args: { text: 'Abre numa aba nova', children: <Button variant="secondary">Compartilhar</Button> },
  play: focusIt,
});
export const Below = meta.story({ args: { placement: 'bottom' }, play: focusIt });
export const RepeatsLabel = meta.story({
  args: { text: 'Guardar oferta', repeatsLabel: true },
  play: async ({ canvas }) => {
    await focusIt();
    const button = canvas.getByRole('button', { name: 'Guardar oferta' });
    await expect(button).toHaveFocus();
    await expect(button).not.toHaveAccessibleDescription();
  },
});
export const LongText = meta.story({
  args: { text: 'Compara o preço total, o km excedente, a franquia do seguro e a saída antecipada de até três carros' },
  play: async () => {
    await focusIt();
    const { left, right } = screen.getByRole('tooltip').getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
});

export const Keyboard = meta.story({
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Guardar oferta' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Guarda neste aparelho por 10 minutos');
    await expect(button).toHaveAccessibleDescription('Guarda neste aparelho por 10 minutos');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await expect(button).toHaveFocus();
  },
});

export const Pointer = meta.story({
  play: async ({ canvas, canvasElement }) => {
    // Hover starts with a pointer outside of the control.
    await userEvent.hover(canvasElement);
    await userEvent.hover(canvas.getByRole('button', { name: 'Guardar oferta' }));
    const tooltip = await screen.findByRole('tooltip');
    // The pointer may move onto the tooltip, which users of a screen magnifier need.
    await userEvent.hover(tooltip);
    await expect(tooltip).toBeVisible();
    await userEvent.unhover(tooltip);
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
});

const Room = styled.div`
  display: grid;
  place-items: center;
  min-height: 12rem;
`;
