import { expect } from 'storybook/test';
import { upTo } from '../../../manual/frames.tsx';
import preview from '../../../../.storybook/preview';
import { Badge } from '../../components/badge/index.ts';
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
/** In a panel of a phone the value stays on the first line of its label, and a badge wraps below the name. */
export const LabelWithBadge = meta.story({
  args: {
    bars: [
      {
        key: 'a',
        label: (
          <>
            Assinatura <Badge tone="success">mais barato</Badge>
          </>
        ),
        value: 'R$ 52.296',
        spent: 52_296,
        isOwn: true,
      },
    ],
  },
  decorators: [upTo('17rem')],
  play: async ({ canvas }) => {
    const value = canvas.getByText('R$ 52.296').getBoundingClientRect();
    await expect(value.bottom).toBeLessThanOrEqual(canvas.getByText('mais barato').getBoundingClientRect().bottom);
    await expect(value.right).toBe(canvas.getByRole('listitem').getBoundingClientRect().right);
  },
});
