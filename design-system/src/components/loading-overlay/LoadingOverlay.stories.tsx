import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { LoadingOverlay } from './index.ts';

const meta = preview.meta({
  title: 'Components/Feedback/LoadingOverlay',
  component: LoadingOverlay,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '20rem' } } },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('Carregando…');
  },
});

export const LongText = meta.story({
  args: { label: 'Verificando a loja do parceiro antes de mostrar as ofertas…' },
});

export const Passable = meta.story({
  args: { label: 'Abrindo a loja…', isPassable: true },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(await canvas.findByRole('status')).pointerEvents).toBe('none');
  },
});
