import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { LoadingOverlay } from './index.ts';
import { liveRegion } from '../../../manual/live-regions.ts';

const meta = preview.meta({
  title: 'Components/Feedback/LoadingOverlay',
  component: LoadingOverlay,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '20rem' } } },
});

export const Default = meta.story({
  play: async ({ canvasElement }) => {
    await expect(liveRegion(canvasElement)).toHaveTextContent('Carregando…');
  },
});

export const LongText = meta.story({
  args: { label: 'Verificando a loja do parceiro antes de mostrar as ofertas…' },
});

export const Passable = meta.story({
  args: { label: 'Abrindo a loja…', isPassable: true },
  play: async ({ canvasElement }) => {
    await expect(getComputedStyle(liveRegion(canvasElement)).pointerEvents).toBe('none');
  },
});
