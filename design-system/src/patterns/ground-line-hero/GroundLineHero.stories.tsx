import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { ButtonLink } from '../../components/button/index.ts';
import { CarDrawing } from '../../components/car-picture/index.ts';
import { Price } from '../../components/price/index.ts';
import { heroFacts } from '../sample-content.tsx';
import { GroundLineHero } from './GroundLineHero.tsx';

const meta = preview.meta({
  title: 'Patterns/Offers/GroundLineHero',
  component: GroundLineHero,
  parameters: { layout: 'fullscreen' },
  args: {
    title: (
      <>
        Um carro zero.
        <br />
        Uma conta só.
      </>
    ),
    lead: 'Seguro, documentação, IPVA e revisões já na mensalidade. O que fica de fora também está escrito, com preço.',
    actions: (
      <>
        <ButtonLink href="#ofertas">Ver ofertas</ButtonLink>
        <ButtonLink href="#comparar" variant="secondary">
          Comparar com comprar
        </ButtonLink>
      </>
    ),
    car: <CarDrawing model="t-cross" paint="#b02a1c" />,
    priceLabel: 'T-Cross Comfortline 200 TSI, neste plano',
    price: <Price amountInCents={217900} size="hero" period="month" />,
    facts: heroFacts,
  },
});

export const Home = meta.story({});
export const WhiteCar = meta.story({ args: { car: <CarDrawing model="polo" paint="#f3f5f4" /> } });
/** The longest car ends inside the window; its drawing leaves 2 % of the box free. */
export const LongCar = meta.story({
  args: { car: <CarDrawing model="amarok" paint="#20262a" label="Amarok" /> },
  play: async ({ canvas }) => {
    const { right, width } = canvas.getByRole('img', { name: 'Amarok' }).getBoundingClientRect();
    await expect(right - width * 0.02).toBeLessThanOrEqual(innerWidth);
  },
});
export const LongCarInLandscape = LongCar.extend({ globals: { viewport: { value: 'landscape', isRotated: false } } });
export const WithoutPrice = meta.story({
  render: ({ title, lead, car }) => <GroundLineHero title={title} lead={lead} car={car} />,
});
export const LongText = meta.story({
  args: {
    title: 'Assinatura de veículos elétricos com previsibilidade',
    lead: 'Uma mensalidade que já traz seguro, documentação, impostos, manutenção, assistência, carro reserva e recarga em casa, com tudo o que fica de fora escrito ao lado e com preço.',
    price: <Price amountInCents={1217900} size="hero" period="month" />,
  },
});
