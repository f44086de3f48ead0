import preview from '../../../../.storybook/preview';
import { Panel } from '../panel/Panel.tsx';
import { comparison } from '../sample-content.tsx';
import { ComparisonTable } from './ComparisonTable.tsx';

/* The stories of Table show keyboard use, long text and narrow containers. */
const meta = preview.meta({ title: 'Patterns/Costs/ComparisonTable', component: ComparisonTable, args: comparison });

export const Costs = meta.story({});
export const InPanel = meta.story({
  render: (args) => (
    <Panel>
      <ComparisonTable {...args} />
    </Panel>
  ),
});
