import { expect, fn, userEvent } from 'storybook/test';
import { styled } from 'styled-components';
import preview from '../../../../.storybook/preview';
import { Badge } from '../../components/badge/index.ts';
import { Button } from '../../components/button/index.ts';
import { CarDrawing } from '../../components/car-picture/index.ts';
import { Price } from '../../components/price/index.ts';
import { Skeleton, SkeletonGroup } from '../../components/skeleton/index.ts';
import { OfferCard, type OfferCardProps } from './OfferCard.tsx';

const Slot = styled.div`
  max-width: 19rem;
`;

const compare = (
  <Button variant="quiet" size="small">
    Comparar
  </Button>
);

const sample: OfferCardProps = {
  name: 'T-Cross',
  href: '#t-cross',
  terms: 'SUVW · 24 meses · 1.000 km/mês',
  car: <CarDrawing model="t-cross" paint="#b02a1c" />,
  price: <Price amountInCents={217900} period="month" />,
  headingLevel: 2,
};

const meta = preview.meta({
  title: 'Patterns/Offers/OfferCard',
  component: OfferCard,
  args: sample,
  render: (args) => (
    <Slot>
      <OfferCard {...args} />
    </Slot>
  ),
});

export const Default = meta.story({});
export const WithTagAndCompare = meta.story({
  args: { tag: <Badge tone="accent">Entrega rápida</Badge>, compare },
});
export const Unavailable = meta.story({
  args: {
    unavailableText: 'Sem disponibilidade.',
    action: (
      <Button variant="secondary" size="small">
        Avise quando voltar
      </Button>
    ),
  },
});
export const WithoutPrice = meta.story({ args: { price: undefined } });
export const Loading = meta.story({
  args: {
    name: 'Nivus',
    terms: 'SUVW',
    price: (
      <SkeletonGroup label="Carregando preço">
        <Skeleton look="price" />
      </SkeletonGroup>
    ),
  },
});
export const LongText = meta.story({
  args: {
    name: 'Tiguan Allspace Comfortline Edição de Exemplo',
    terms: 'SUVW · blindado · 48 meses · 3.000 km/mês · entrega em São Paulo',
    price: <Price amountInCents={1528900} period="month" isFrom />,
    tag: <Badge tone="accent">Entrega rápida: até 7 dias úteis em SP/ABC</Badge>,
    compare,
  },
});

const follow = fn((event: { preventDefault: () => void }) => event.preventDefault());

export const PressedAnywhere = meta.story({
  args: { onPress: follow, compare },
  play: async ({ canvas, canvasElement }) => {
    follow.mockClear();
    // In the middle of the car a press must reach the link.
    const car = canvasElement.querySelector('svg')?.getBoundingClientRect();
    if (!car) throw new Error('The card shows no car.');
    const pressed = document.elementFromPoint(car.left + car.width / 2, car.top + car.height / 2);
    await expect(pressed).toBe(canvas.getByRole('link', { name: 'T-Cross' }));

    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'T-Cross' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(follow).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Comparar' })).toHaveFocus();
  },
});
