import { styled } from 'styled-components';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { Badge } from '../../components/badge/index.ts';
import { Button } from '../../components/button/index.ts';
import { CarDrawing, type CarModel } from '../../components/car-picture/index.ts';
import { Price } from '../../components/price/index.ts';
import { SideBySide, type SideBySideColumn, type SideBySideProps } from './SideBySide.tsx';

const car = (
  model: CarModel,
  name: string,
  detail: string,
  amountInCents: number,
  paint: string,
): SideBySideColumn => ({
  key: model,
  name,
  detail,
  price: <Price amountInCents={amountInCents} />,
  picture: <CarDrawing model={model} paint={paint} />,
});

const threeCars: SideBySideProps = {
  label: 'Ofertas lado a lado, valores de exemplo',
  rowHeading: 'Carro',
  columns: [
    car('t-cross', 'T-Cross', 'Comfortline 200 TSI', 217_900, '#b02a1c'),
    car('tera', 'Tera', 'MPI', 178_900, '#1f3f9e'),
    car('nivus', 'Nivus', 'Comfortline 200 TSI', 209_900, '#596266'),
  ],
  groups: [
    {
      key: 'price',
      title: 'Preço',
      rows: [
        {
          key: 'total',
          label: 'Total em 24 meses',
          values: [
            'R$ 52.296,00',
            <span key="tera">
              R$ 42.936,00 <Badge tone="success">menor</Badge>
            </span>,
            'R$ 50.376,00',
          ],
        },
        { key: 'change', label: 'Trocar', values: buttonsOf('T-Cross', 'Tera', 'Nivus'), isForScreen: true },
      ],
    },
    {
      key: 'car',
      title: 'Carro',
      rows: [
        { key: 'engine', label: 'Motor', values: ['1.0 turbo flex, 128 cv', '1.0 flex, 84 cv', 'Não informado'] },
        {
          key: 'delivery',
          label: 'Entrega',
          values: [
            'Em até 7 dias úteis em SP e no ABC; em até 30 nas demais regiões.',
            'Em até 30 dias.',
            'Em até 30 dias.',
          ],
        },
      ],
    },
  ],
};

function buttonsOf(...names: string[]) {
  return names.map((name) => (
    <Button key={name} variant="secondary" size="small" isBlock>
      {name}
    </Button>
  ));
}

const upTo = (count: number) => ({ ...threeCars, columns: threeCars.columns.slice(0, count) });

const meta = preview.meta({ title: 'Patterns/Costs/SideBySide', component: SideBySide, args: threeCars });

export const Three = meta.story({
  play: async ({ canvas }) => {
    const detail = canvas.getByText('MPI');
    const { top = 0 } = detail.nextElementSibling?.getBoundingClientRect() ?? {};
    await expect(top - detail.getBoundingClientRect().bottom).toBeGreaterThanOrEqual(4);
  },
});
export const Two = meta.story({ args: upTo(2) });
export const One = meta.story({ args: upTo(1) });

/** All three columns fit on the narrowest phone. */
export const Narrow = meta.story({
  render: (args) => (
    <Phone>
      <SideBySide {...args} />
    </Phone>
  ),
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table').getBoundingClientRect();
    for (const cell of canvas.getAllByRole('cell')) {
      await expect(cell.scrollWidth).toBeLessThanOrEqual(cell.clientWidth);
      await expect(cell.getBoundingClientRect().right).toBeLessThanOrEqual(table.right);
    }
    // The layout follows the container's width, whatever the window's.
    const label = canvas.getByRole('rowheader', { name: 'Motor' }).getBoundingClientRect();
    const value = canvas.getByRole('cell', { name: '1.0 flex, 84 cv' }).getBoundingClientRect();
    await expect(label.bottom).toBeLessThanOrEqual(value.top);
  },
});

/** Prices stay in view while the rows scroll. */
export const Scrolled = meta.story({
  args: upTo(2),
  render: (args) => (
    <Tall>
      <SideBySide {...args} />
    </Tall>
  ),
  play: async ({ canvas }) => {
    window.scrollTo({ top: 700 });
    const [, head] = canvas.getAllByRole('columnheader');
    await waitFor(() => expect(head?.getBoundingClientRect().top).toBeGreaterThanOrEqual(0));
    await expect(window.scrollY).toBeGreaterThan(0);
    window.scrollTo({ top: 0 });
  },
});

const Phone = styled.div`
  max-width: 18rem;
`;

const Tall = styled.div`
  [role='row'] {
    min-height: 60dvh;
  }
`;
