import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { styled } from 'styled-components';
import preview from '../../../../.storybook/preview';
import { Button } from '../../components/button/index.ts';
import { Link } from '../../components/link/index.ts';
import { Stack } from '../../layout/index.ts';
import { Panel } from '../panel/Panel.tsx';
import { OrderProgress, type OrderProgressProps, type OrderProgressRow } from './OrderProgress.tsx';
import { liveRegion, liveRegions } from '../../../manual/live-regions.ts';

const received: OrderProgressRow = {
  id: 'received',
  label: 'Pedido recebido',
  state: 'completed',
  dateText: '18 nov 2026, 10:12',
  dateTime: '2026-11-18T10:12-03:00',
};
const registration: OrderProgressRow = {
  id: 'registration',
  label: 'Análise de cadastro',
  state: 'completed',
  dateText: '18 nov 2026, 16:40',
  dateTime: '2026-11-18T16:40-03:00',
};
const credit: OrderProgressRow = {
  id: 'credit',
  label: 'Análise de crédito',
  state: 'completed',
  dateText: '19 nov 2026, 09:05',
  dateTime: '2026-11-19T09:05-03:00',
};
const signing: OrderProgressRow = { id: 'signing', label: 'Assinatura do contrato', state: 'pending' };
const concluded: OrderProgressRow = { id: 'concluded', label: 'Pedido concluído', state: 'pending' };
const pickup: OrderProgressRow = { id: 'pickup', label: 'Veículo disponível para retirada', state: 'pending' };

const underWay: OrderProgressRow[] = [
  received,
  registration,
  credit,
  {
    ...signing,
    state: 'current',
    dateText: 'Aguardando assinatura de contrato',
    note: 'Agora é com você: leia e assine até 25 nov 2026.',
  },
  concluded,
  { ...pickup, dateText: 'Previsto: 30 nov a 4 dez' },
];

const stopped: OrderProgressRow[] = [
  received,
  registration,
  { ...credit, state: 'stopped', note: 'Análise de crédito reprovada' },
  signing,
  concluded,
  pickup,
];

const done: OrderProgressRow[] = [
  received,
  registration,
  credit,
  ...[signing, concluded, pickup].map((row, place): OrderProgressRow => ({
    ...row,
    state: 'completed',
    dateText: `${20 + place} nov 2026, 11:30`,
    dateTime: `2026-11-${20 + place}T11:30-03:00`,
  })),
];

const meta = preview.meta({
  title: 'Patterns/Orders/OrderProgress',
  component: OrderProgress,
  args: { rows: underWay },
});

const panel = (args: OrderProgressProps) => (
  <Panel>
    <OrderProgress {...args} />
  </Panel>
);

export const UnderWay = meta.story({
  render: panel,
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('listitem').map((row) => row.textContent);
    await expect(rows[0]).toBe('Pedido recebido (concluída)18 nov 2026, 10:12');
    await expect(rows[3]).toContain('Assinatura do contrato (em andamento)');
  },
});
export const JustReceived = meta.story({
  args: {
    rows: [
      received,
      { ...registration, state: 'current', dateText: 'Cadastro em validação' },
      { ...credit, state: 'pending', dateText: undefined, dateTime: undefined },
      signing,
      concluded,
      pickup,
    ],
  },
});
export const Stopped = meta.story({ args: { rows: stopped }, render: panel });
export const StoppedWithAWayOut = meta.story({
  args: {
    rows: [
      received,
      {
        ...registration,
        state: 'stopped',
        note: (
          <>
            Por favor, tente cadastrar os documentos novamente. Confira as instruções de cada documento antes de
            enviá-lo. <Link href="#documentos">Trocar documento</Link>
          </>
        ),
      },
      { ...credit, state: 'pending', dateText: undefined, dateTime: undefined },
      signing,
      concluded,
      pickup,
    ],
  },
});
export const Completed = meta.story({ args: { rows: done } });
export const Compact = meta.story({
  args: { look: 'compact' },
  render: (args) => (
    <Narrow>
      <Stack gap={6}>
        <OrderProgress {...args} label="Andamento do pedido 480.112" />
        <OrderProgress {...args} rows={stopped} label="Andamento do pedido 391.870" />
        <OrderProgress {...args} rows={done} label="Andamento do pedido 377.204" />
      </Stack>
    </Narrow>
  ),
});
export const LongText = meta.story({
  args: {
    rows: underWay.map((row) =>
      row.id === 'signing'
        ? {
            ...row,
            label: 'Assinatura do contrato por todas as pessoas que compõem a renda declarada no cadastro',
            note: 'Falta a assinatura de quem compõe a renda: enviamos o link para ma•••@exemplo-de-endereco-muito-comprido-do-trabalho.com.br. Ele vale até 25 nov 2026.',
          }
        : row,
    ),
  },
  render: (args) => (
    <Little>
      <OrderProgress {...args} />
    </Little>
  ),
});

export const Update = meta.story({
  render: function Updating() {
    const [isSigned, setIsSigned] = useState(false);
    return (
      <Stack>
        <OrderProgress
          rows={isSigned ? done : underWay}
          {...(isSigned && { announcement: 'Assinatura do contrato concluída' })}
        />
        <Button size="small" variant="secondary" onPress={() => setIsSigned(true)}>
          Atualizar
        </Button>
      </Stack>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(liveRegions(canvasElement)).toEqual([]);
    await userEvent.click(canvas.getByRole('button', { name: 'Atualizar' }));
    await expect(liveRegion(canvasElement)).toHaveTextContent('Assinatura do contrato concluída');
  },
});

const Narrow = styled.div`
  max-width: 24rem;
`;

const Little = styled.div`
  max-width: 15rem;
`;
