import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { Panel } from '../panel/Panel.tsx';
import { CostBars } from './CostBars.tsx';

const meta = preview.meta({
  title: 'Patterns/Costs/CostBars',
  component: CostBars,
  args: {
    label: 'Custo líquido em 24 meses',
    spentLabel: 'custo líquido no período',
    returnedLabel: 'valor que volta na revenda',
    bars: [
      { key: 'subscription', label: 'Assinatura', value: 'R$ 52.296', spent: 52_296, isOwn: true },
      { key: 'cash', label: 'Compra à vista', value: 'R$ 68.578', spent: 68_578, returned: 96_593 },
      { key: 'financing', label: 'Financiamento', value: 'R$ 91.990', spent: 91_990, returned: 96_593 },
    ],
  },
});

export const Costs = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Custo líquido em 24 meses' })).toBeVisible();
    const said = canvas.getAllByRole('listitem').map((item) => item.textContent);
    await expect(said).toEqual(['AssinaturaR$ 52.296', 'Compra à vistaR$ 68.578', 'FinanciamentoR$ 91.990']);
  },
});
export const InPanel = meta.story({
  render: (args) => (
    <Panel look="accent" isRoomy>
      <CostBars {...args} />
    </Panel>
  ),
});
export const NothingComesBack = meta.story({
  args: { bars: [{ key: 'a', label: 'Assinatura', value: 'R$ 52.296', spent: 52_296, isOwn: true }] },
});
export const MoreComesBackThanWasSpent = meta.story({
  args: {
    bars: [
      { key: 'a', label: 'Assinatura', value: 'R$ 52.296', spent: 52_296, isOwn: true },
      { key: 'b', label: 'Compra à vista', value: '−R$ 4.120', spent: -4120, returned: 140_000 },
    ],
  },
});
export const LongText = meta.story({
  args: {
    bars: [
      {
        key: 'a',
        label: 'Financiamento com entrada e proteção financeira',
        value: 'R$ 1.291.990',
        spent: 91_990,
        returned: 96_593,
      },
    ],
  },
});
