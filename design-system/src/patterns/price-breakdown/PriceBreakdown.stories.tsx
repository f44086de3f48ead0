import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { styled } from 'styled-components';
import preview from '../../../../.storybook/preview';
import { Button } from '../../components/button/index.ts';
import { Stack } from '../../layout/index.ts';
import { Panel } from '../panel/Panel.tsx';
import { PriceBreakdown, type PriceBreakdownProps } from './PriceBreakdown.tsx';
import { liveRegion, liveRegions } from '../../../manual/live-regions.ts';

const order: PriceBreakdownProps = {
  label: 'Resumo do pedido',
  groups: [
    {
      key: 'monthly',
      title: 'Por mês',
      lines: [
        { label: 'T-Cross Comfortline', amount: 'R$ 2.179,00', note: '24 meses · 1.000 km/mês' },
        { label: 'Pintura metálica', amount: 'R$ 49,00' },
        { label: 'Seguro, documentação e revisões', amount: 'incluído' },
        { label: 'Cupom AMIGO10 · exemplo', amount: 'R$ 100,00', isDiscount: true },
      ],
      subtotal: { label: 'Mensalidade', amount: 'R$ 2.128,00', oldAmount: 'R$ 2.228,00' },
    },
    {
      key: 'once',
      title: 'Uma vez só',
      lines: [
        { label: 'Cobrado hoje', amount: 'R$ 0,00', note: 'Guardamos o cartão; a cobrança vem após a retirada' },
        { label: 'Entrega em casa', amount: 'R$ 390,00' },
      ],
      subtotal: { label: 'Total de uma vez', amount: 'R$ 390,00' },
    },
  ],
  total: { label: 'Total em 24 meses', amount: 'R$ 51.462,00' },
  footnote: 'Quilômetros a mais, multas e a franquia do seguro ficam fora desta conta.',
};

const brief: PriceBreakdownProps = {
  label: 'Resumo do pedido',
  look: 'compact',
  groups: [
    {
      key: 'all',
      lines: [
        { label: 'Mensalidade', amount: 'R$ 2.179,00' },
        { label: 'Cupom AMIGO10 · exemplo', amount: 'R$ 100,00', isDiscount: true },
        { label: 'Cobrado hoje', amount: 'R$ 0,00' },
        { label: 'Primeira mensalidade', amount: 'após a retirada' },
      ],
    },
  ],
  total: { label: 'Total por mês', amount: 'R$ 2.079,00', oldAmount: 'R$ 2.179,00' },
};

const meta = preview.meta({ title: 'Patterns/Costs/PriceBreakdown', component: PriceBreakdown, args: order });

export const Full = meta.story({});
export const InPanel = meta.story({
  render: (args) => (
    <Panel>
      <PriceBreakdown {...args} />
    </Panel>
  ),
});
export const Compact = meta.story({
  args: brief,
  render: (args) => (
    <Aside>
      <Panel>
        <PriceBreakdown {...args} />
      </Panel>
    </Aside>
  ),
});
export const CompactWithGroups = meta.story({ ...Compact.input, args: { ...order, look: 'compact' } });
export const NewTotalOnItsWay = meta.story({ ...Compact.input, args: { ...brief, isStale: true } });
export const LongText = meta.story({
  args: {
    ...order,
    groups: [
      {
        key: 'monthly',
        title: 'Mensalidade com acessórios e serviços contratados à parte',
        lines: [
          { label: 'Pacote com engate, protetor de caçamba e tapetes de borracha', amount: 'R$ 189,90' },
          { label: 'Instalação', amount: 'a combinar com a concessionária escolhida na retirada' },
        ],
      },
    ],
    total: {
      label: 'Total no período de vigência do contrato',
      amount: 'R$ 1.251.462,00',
      oldAmount: 'R$ 1.351.462,00',
      note: 'Sem reajuste',
    },
  },
  render: (args) => (
    <Narrow>
      <PriceBreakdown {...args} />
    </Narrow>
  ),
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'Resumo do pedido' });
    await expect(group.scrollWidth).toBeLessThanOrEqual(group.clientWidth);
  },
});

function WithCoupon(args: PriceBreakdownProps) {
  const [amount, setAmount] = useState('R$ 2.179,00');
  return (
    <Stack align="start">
      <Button variant="secondary" onPress={() => setAmount('R$ 2.079,00')}>
        Usar cupom
      </Button>
      <PriceBreakdown {...args} total={{ label: 'Total por mês', amount }} />
    </Stack>
  );
}

export const ChangeIsReadOut = meta.story({
  args: brief,
  render: (args) => <WithCoupon {...args} />,
  play: async ({ canvas, canvasElement }) => {
    await expect(liveRegions(canvasElement)).toEqual([]);
    await userEvent.click(canvas.getByRole('button', { name: 'Usar cupom' }));
    await expect(liveRegion(canvasElement)).toHaveTextContent('Valor atualizado. Total por mês: R$ 2.079,00');
  },
});

const Aside = styled.div`
  max-width: 25rem;
`;

const Narrow = styled.div`
  max-width: 15rem;
`;
