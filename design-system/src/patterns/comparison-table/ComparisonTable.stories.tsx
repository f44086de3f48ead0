import { expect, userEvent } from 'storybook/test';
import { styled } from 'styled-components';
import preview from '../../../../.storybook/preview';
import { Panel } from '../panel/Panel.tsx';
import { comparison } from '../sample-content.tsx';
import { ComparisonTable } from './ComparisonTable.tsx';

const meta = preview.meta({ title: 'Padrões/ComparisonTable', component: ComparisonTable, args: comparison });

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
export const LongText = meta.story({
  args: {
    ...comparison,
    rows: comparison.rows.map((row) => ({ ...row, label: <>{row.label} no período de vigência do contrato</> })),
  },
});
