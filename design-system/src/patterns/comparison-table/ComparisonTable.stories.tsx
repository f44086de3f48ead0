import { expect, userEvent } from 'storybook/test';
import { styled } from 'styled-components';
import preview from '../../../../.storybook/preview';
import { CarDrawing, type CarModel } from '../../components/car-picture/index.ts';
import { Panel } from '../panel/Panel.tsx';
import { comparison } from '../sample-content.tsx';
import { ComparisonTable } from './ComparisonTable.tsx';

const meta = preview.meta({ title: 'Padrões/ComparisonTable', component: ComparisonTable, args: comparison });

function Pictured({ model, name, paint }: { model: CarModel; name: string; paint: string }) {
  return (
    <>
      <CarDrawing model={model} paint={paint} />
      {name}
    </>
  );
}

const Narrow = styled.div`
  max-width: 20rem;
`;

export const Costs = meta.story({});
export const InPanel = meta.story({
  render: (args) => (
    <Panel>
      <ComparisonTable {...args} />
    </Panel>
  ),
});
export const ScrollsByKeys = meta.story({
  render: (args) => (
    <Narrow>
      <ComparisonTable {...args} />
    </Narrow>
  ),
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: comparison.label });
    await userEvent.tab();
    await expect(region).toHaveFocus();
    await expect(region.scrollWidth).toBeGreaterThan(region.clientWidth);
    // The row's name stays where it is while its values pass.
    const rowHead = canvas.getByRole('rowheader', { name: 'Custo líquido' });
    const place = rowHead.getBoundingClientRect().left;
    region.scrollLeft = 120;
    await expect(rowHead.getBoundingClientRect().left).toBe(place);
  },
});
export const Things = meta.story({
  args: {
    label: 'Comparação de ofertas',
    rowHeading: 'Carro',
    look: 'things',
    columns: [
      { key: 'a', label: <Pictured model="t-cross" name="T-Cross" paint="#b02a1c" /> },
      { key: 'b', label: <Pictured model="tera" name="Tera" paint="#1f3f9e" /> },
      { key: 'c', label: <Pictured model="nivus" name="Nivus" paint="#596266" /> },
    ],
    rows: [
      { key: 'total', label: 'Total em 24 meses', values: ['R$ 52.296,00', 'R$ 42.936,00', 'R$ 50.376,00'] },
      {
        key: 'delivery',
        label: 'Entrega',
        values: [
          '7 dias úteis em SP/ABC, em até 15 dias interior de SP e em 30 dias demais regiões.',
          'Em até 30 dias.',
          'De 30 a 45 dias.',
        ],
      },
    ],
  },
});
export const LongText = meta.story({
  args: {
    ...comparison,
    rows: comparison.rows.map((row) => ({ ...row, label: <>{row.label} no período de vigência do contrato</> })),
  },
});
