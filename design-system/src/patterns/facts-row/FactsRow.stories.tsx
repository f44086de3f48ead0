import { onStage } from '../../../manual/frames.tsx';
import preview from '../../../../.storybook/preview';
import { stageFacts } from '../sample-content.tsx';
import { FactsRow } from './FactsRow.tsx';

const meta = preview.meta({ title: 'Patterns/Costs/FactsRow', component: FactsRow, args: { facts: stageFacts } });

export const Ruled = meta.story({});
export const Plain = meta.story({ args: { isRuled: false, facts: stageFacts.slice(0, 4) } });
export const OnStage = meta.story({
  decorators: [onStage],
});
export const LongText = meta.story({
  args: {
    facts: [{ label: 'Franquia do seguro em caso de perda total', value: 'R$ 114.200,00 por evento' }, ...stageFacts],
  },
});
