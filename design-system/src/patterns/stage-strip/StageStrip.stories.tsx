import { expect, userEvent } from 'storybook/test';
import { styled } from 'styled-components';
import preview from '../../../../.storybook/preview';
import { CarDrawing } from '../../components/car-picture/index.ts';
import { Link } from '../../components/link/index.ts';
import { OfferStage } from '../offer-stage/OfferStage.tsx';
import { StageStrip } from './StageStrip.tsx';

const car = <CarDrawing model="t-cross" paint="#b02a1c" />;

const Row = styled.li`
  padding: var(--space-5) var(--gutter);
`;

const meta = preview.meta({
  title: 'Patterns/Offers/StageStrip',
  component: StageStrip,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  args: {
    car,
    title: 'T-Cross Comfortline 200 TSI',
    subtitle: 'Vermelho urucum',
  },
  render: (args) => (
    <>
      <OfferStage title="T-Cross" car={car} />
      <div>
        <StageStrip {...args} />
        <ul>
          {Array.from({ length: 24 }, (_, place) => (
            <Row key={place}>
              <Link href={`#escolha-${place}`} look="standalone">{`Escolha ${place + 1}`}</Link>
            </Row>
          ))}
        </ul>
      </div>
    </>
  ),
});

export const UnderTheStage = meta.story({});

export const LongText = meta.story({
  args: {
    title: 'Tiguan Allspace Edição de Exemplo Comfortline 350 TSI DSG 4MOTION',
    subtitle: 'Azul anil metálico com teto preto',
  },
});

export const NeverCoversFocus = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const strip = canvasElement.querySelector('[data-screen]');
    const links = canvas.getAllByRole('link', { name: /^Escolha/ });
    links.at(-1)?.focus();
    for (const link of links.toReversed()) {
      await expect(link).toHaveFocus();
      const { top } = link.getBoundingClientRect();
      await expect(top).toBeGreaterThanOrEqual(strip?.getBoundingClientRect().bottom ?? 0);
      await userEvent.tab({ shift: true });
    }
  },
});
