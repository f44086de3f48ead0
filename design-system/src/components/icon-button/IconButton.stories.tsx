import { expect, fn, userEvent, within } from 'storybook/test';
import { onStage } from '../../../manual/frames.tsx';
import preview from '../../../../.storybook/preview';
import { Cluster } from '../../layout/index.ts';
import { IconButton } from './IconButton.tsx';

const meta = preview.meta({ title: 'Components/Actions/IconButton', component: IconButton });

export const Default = meta.story({ args: { icon: 'close', label: 'Fechar' } });
export const WithBadge = meta.story({ args: { icon: 'compare', label: 'Comparar ofertas', badge: 2 } });
export const Pressed = meta.story({ args: { icon: 'heart', label: 'Guardar oferta', 'aria-pressed': true } });
export const Disabled = meta.story({ args: { icon: 'chevron-left', label: 'Ofertas anteriores', isDisabled: true } });

export const OnStage = meta.story({
  decorators: [onStage],
  render: () => (
    <Cluster>
      <IconButton icon="share" label="Compartilhar" />
      <IconButton icon="heart" label="Guardar oferta" aria-pressed />
      <IconButton icon="compare" label="Comparar ofertas" badge={3} />
    </Cluster>
  ),
});

export const Keyboard = meta.story({
  args: { icon: 'menu', label: 'Abrir menu', 'aria-expanded': false, onPress: fn() },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Abrir menu' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
    const { width, height } = button.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  },
});
