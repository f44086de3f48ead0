import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { Badge } from '../../components/badge/index.ts';
import { Breadcrumbs } from '../../components/breadcrumbs/index.ts';
import { ButtonLink } from '../../components/button/index.ts';
import { CarDrawing } from '../../components/car-picture/index.ts';
import { Price } from '../../components/price/index.ts';
import { Text } from '../../layout/index.ts';
import { stageFacts } from '../sample-content.tsx';
import { OfferStage } from './OfferStage.tsx';

const meta = preview.meta({
  title: 'Patterns/Offers/OfferStage',
  component: OfferStage,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'T-Cross',
    subtitle: 'Comfortline 200 TSI · 2026',
    breadcrumbs: <Breadcrumbs items={[{ label: 'Ofertas', href: '/ofertasvw' }, { label: 'T-Cross' }]} />,
    badges: <Badge tone="accent">Entrega rápida: até 7 dias úteis em SP/ABC</Badge>,
    priceLabel: 'Mensalidade com tudo incluído',
    price: <Price amountInCents={217900} size="hero" period="month" />,
    car: <CarDrawing model="t-cross" paint="#b02a1c" />,
    swatches: <Text>Vermelho urucum + R$ 35,00/mês</Text>,
    action: <ButtonLink href="#assinar">Assinar este T-Cross</ButtonLink>,
    facts: stageFacts,
  },
});

export const Offer = meta.story({});
/** The longest car ends inside the window; its drawing leaves 2 % of the box free. */
export const DarkCar = meta.story({
  args: { title: 'Amarok', car: <CarDrawing model="amarok" paint="#20262a" label="Amarok" /> },
  play: async ({ canvas }) => {
    const { right, width } = canvas.getByRole('img', { name: 'Amarok' }).getBoundingClientRect();
    await expect(right - width * 0.02).toBeLessThanOrEqual(innerWidth);
  },
});
export const DarkCarInLandscape = DarkCar.extend({ globals: { viewport: { value: 'landscape', isRotated: false } } });
export const Recalculating = meta.story({
  args: { price: <Price amountInCents={217900} size="hero" period="month" isStale /> },
});
export const TitleAndCarOnly = meta.story({
  render: ({ title, car }) => <OfferStage title={title} car={car} />,
});
export const LongText = meta.story({
  args: {
    title: 'Tiguan Allspace Edição de Exemplo',
    subtitle: 'Comfortline 350 TSI DSG 4MOTION com pacote de assistência e teto panorâmico · 2026',
    car: <CarDrawing model="tiguan-allspace" paint="#e9ecea" />,
    price: <Price amountInCents={1217900} size="hero" period="month" />,
  },
});
export const OneHeading = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  },
});
