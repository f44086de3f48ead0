import { expect, userEvent, waitFor } from 'storybook/test';
import { styled } from 'styled-components';
import preview from '../../../../.storybook/preview';
import { Button } from '../button/index.ts';
import { Card } from '../card/index.ts';
import { Table, type TableProps } from './Table.tsx';

const costs: TableProps = {
  caption: 'Custo em 24 meses, valores de exemplo',
  rowHeading: 'Em 24 meses',
  columns: [
    { key: 'subscription', label: 'Assinatura', isOwn: true },
    { key: 'cash', label: 'À vista' },
    { key: 'financing', label: 'Financiamento' },
  ],
  rows: [
    { key: 'down', label: 'Entrada', values: ['—', 'R$ 139.990,00', 'R$ 41.997,00'] },
    { key: 'insurance', label: 'Seguro', values: ['incluído', 'R$ 11.199,20', 'R$ 11.199,20'] },
    { key: 'resale', label: 'Valor de revenda', values: ['—', '−R$ 96.593,10', '−R$ 96.593,10'] },
    { key: 'total', label: 'Custo líquido', values: ['R$ 52.296,00', 'R$ 54.596,10', 'R$ 56.603,90'], isTotal: true },
  ],
};

const meta = preview.meta({ title: 'Components/Content/Table', component: Table, args: costs });

export const Figures = meta.story({});
export const WithCaption = meta.story({ args: { hasVisibleCaption: true } });
export const OnAnotherGround = meta.story({
  render: (args) => (
    <Card look="panel" tone="accent">
      <Ground>
        <Table {...args} />
      </Ground>
    </Card>
  ),
});
export const LongText = meta.story({
  args: {
    hasVisibleCaption: true,
    caption: 'Quanto custa ter o mesmo carro por 24 meses de quatro jeitos diferentes, com valores de exemplo',
    columns: costs.columns.map((column) => ({ ...column, label: <>{column.label} de carro novo</> })),
    rows: costs.rows.map((row) => ({ ...row, label: <>{row.label} no período de vigência do contrato</> })),
  },
});

/** Nothing overflows, so the table is no tab stop. */
export const WithRoom = meta.story({
  render: (args) => (
    <Wide>
      <Table {...args} />
    </Wide>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('region')).toBeNull());
    await userEvent.tab();
    await expect(canvas.getByRole('table', { name: costs.caption }).parentElement).not.toHaveFocus();
  },
});

/** Seven twelfths of a page of 64rem have room for three columns of money. */
export const BesideAChart = meta.story({
  render: (args) => (
    <Beside>
      <Table {...args} />
    </Beside>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('region')).toBeNull());
  },
});

export const Keyboard = meta.story({
  render: (args) => (
    <Narrow>
      <Table {...args} />
    </Narrow>
  ),
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: costs.caption });
    await userEvent.tab();
    await expect(region).toHaveFocus();
    await expect(region.scrollWidth).toBeGreaterThan(region.clientWidth);
    // The row's header is sticky while its values scroll.
    const rowHead = canvas.getByRole('rowheader', { name: 'Custo líquido' });
    const place = rowHead.getBoundingClientRect().left;
    region.scrollLeft = 120;
    await expect(rowHead.getBoundingClientRect().left).toBe(place);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
});

/** The item's width is its content's. */
export const InFlexItem = meta.story({
  render: (args) => (
    <Row>
      <div>
        <Table {...args} />
      </div>
    </Row>
  ),
  play: async ({ canvas }) => {
    const region = canvas.getByRole('table').parentElement;
    await expect(region?.clientWidth).toBeGreaterThan(200);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
});

/** A third of the next column is visible, with which browsers are content on focus: it is scrolled fully into view. */
export const FocusFarAway = meta.story({
  args: {
    columns: costs.columns.slice(0, 2),
    rows: [
      {
        key: 'way',
        label: 'Trocar',
        values: ['T-Cross', 'Tera'].map((name) => (
          <Button key={name} variant="secondary" isBlock>
            {name}
          </Button>
        )),
      },
    ],
  },
  render: (args) => (
    <Phone>
      <Table {...args} />
    </Phone>
  ),
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region').getBoundingClientRect();
    await userEvent.tab();
    for (const button of canvas.getAllByRole('button')) {
      await userEvent.tab();
      await expect(button).toHaveFocus();
      await waitFor(() => expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(region.right));
    }
  },
});

const Row = styled.div`
  display: flex;
`;

const Phone = styled.div`
  max-width: 20.5rem;
`;

const Narrow = styled.div`
  max-width: 18rem;
`;

const Beside = styled.div`
  width: 31.5rem;
`;

const Wide = styled.div`
  width: 60rem;
`;

const Ground = styled.div`
  --ground: var(--color-surface-accent);
  min-width: 0;
`;
