import { expect } from 'storybook/test';
import { inLittleRoom } from '../../../manual/frames.tsx';
import preview from '../../../../.storybook/preview';
import { Button, ButtonLink } from '../../components/button/index.ts';
import { SelectionBar } from './SelectionBar.tsx';
import { liveRegion } from '../../../manual/live-regions.ts';

const meta = preview.meta({
  title: 'Patterns/Offers/SelectionBar',
  component: SelectionBar,
  args: {
    label: 'Carros para comparar',
    children: 'T-Cross e Tera escolhidos.',
    actions: (
      <>
        <Button variant="quiet" size="small">
          Limpar
        </Button>
        <ButtonLink href="/comparar?ofertas=t-cross,tera" size="small">
          Comparar (2)
        </ButtonLink>
      </>
    ),
  },
});

export const TwoChosen = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('region', { name: 'Carros para comparar' })).toBeVisible();
    await expect(liveRegion(canvasElement)).toHaveTextContent('T-Cross e Tera escolhidos.');
  },
});
export const LongText = meta.story({
  args: {
    children: 'Já são três: Tiguan Allspace, ID.Buzz e Saveiro Extreme cabine dupla. Remova um para escolher outro.',
  },
});
/** 15rem wide: a phone at 200 % text size. */
export const InLittleRoom = meta.story({
  decorators: [inLittleRoom],
  play: async ({ canvas }) => {
    const right = (element: Element) => element.getBoundingClientRect().right;
    const bar = canvas.getByRole('region', { name: 'Carros para comparar' }).parentElement;
    await expect(right(canvas.getByRole('link'))).toBeLessThanOrEqual(bar ? right(bar) : 0);
  },
});
