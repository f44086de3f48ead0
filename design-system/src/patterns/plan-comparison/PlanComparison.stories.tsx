import { expect, userEvent } from 'storybook/test';
import { styled } from 'styled-components';
import { upTo } from '../../../manual/frames.tsx';
import preview from '../../../../.storybook/preview';
import { Panel } from '../panel/Panel.tsx';
import { PlanComparison } from './PlanComparison.tsx';
import { samplePlans } from './sample-plans.ts';

const meta = preview.meta({ title: 'Patterns/Costs/PlanComparison', component: PlanComparison, args: samplePlans });

const [subscription, cash] = samplePlans.plans;
const dearer: Readonly<Record<string, string>> = {
  instalments: 'R$ 72.697,79',
  total: 'R$ 72.697,79',
  month: 'R$ 3.029,07',
};

export const ThreePlans = meta.story({});
export const TwoPlans = meta.story({
  args: {
    plans: [subscription, cash].filter((plan) => plan !== undefined),
    table: {
      ...samplePlans.table,
      rows: samplePlans.table.rows.map((row) => ({ ...row, values: row.values.slice(0, 2) })),
    },
  },
});
export const OfferedIsDearer = meta.story({
  args: {
    plans: samplePlans.plans.map((plan) => (plan.isOwn ? { ...plan, value: 'R$ 72.698', spent: 72_698 } : plan)),
    table: {
      ...samplePlans.table,
      rows: samplePlans.table.rows.map((row) => ({
        ...row,
        values: [dearer[row.key] ?? row.values[0], ...row.values.slice(1)],
      })),
    },
    cheapestKey: 'cash',
    verdict: {
      tone: 'against',
      statement: 'Neste cenário, assinar não é o mais barato: custa R$\u00a04.120,00 a mais que comprar à vista.',
      children: 'Em troca, seguro, documentação e revisões não ficam por sua conta.',
    },
  },
});
export const NoneIsCheaper = meta.story({
  args: {
    cheapestKey: undefined,
    verdict: { statement: 'Neste cenário, assinar e comprar à vista custam o mesmo.' },
  },
});
export const Brief = meta.story({
  args: { look: 'brief', assumptions: undefined, caption: 'T-Cross Comfortline em 24 meses, custo líquido' },
  render: (args) => (
    <Panel look="accent" isRoomy>
      <PlanComparison {...args} />
    </Panel>
  ),
});
/** As wide as a phone, whatever the window: a table that fits isn't a tab stop. */
export const OnPhone = meta.story({
  decorators: [upTo('22rem')],
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Comparação de custos' });
    await userEvent.tab();
    await expect(region).toHaveFocus();
    const rowHead = canvas.getByRole('rowheader', { name: 'Custo líquido' });
    const place = rowHead.getBoundingClientRect().left;
    region.scrollLeft = 160;
    await expect(rowHead.getBoundingClientRect().left).toBe(place);
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
});
export const LongText = meta.story({
  args: {
    plans: samplePlans.plans.map((plan) => ({ ...plan, label: `${plan.label} com proteção e acessórios` })),
    cheapestLabel: 'o mais barato de todos neste prazo',
  },
  render: (args) => (
    <Narrow>
      <PlanComparison {...args} />
    </Narrow>
  ),
});

const Narrow = styled.div`
  max-width: 20rem;
`;
