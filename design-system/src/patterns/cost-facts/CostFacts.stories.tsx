import preview from '../../../../.storybook/preview';
import { costFacts } from '../sample-content.tsx';
import { CostFacts } from './CostFacts.tsx';

const meta = preview.meta({ title: 'Patterns/Costs/CostFacts', component: CostFacts, args: { facts: costFacts } });

export const Complete = meta.story({});
export const WithoutNotes = meta.story({ args: { facts: costFacts.map(({ label, value }) => ({ label, value })) } });
export const LongText = meta.story({
  args: {
    facts: [
      {
        label: 'Devolução em cidade diferente da retirada',
        value: 'R$ 12.345,67',
        note: 'Cobrada apenas quando a concessionária de devolução fica em outro estado, pelo trajeto mais curto entre as duas.',
      },
      { label: 'Km excedente', value: 'R$ 0,89' },
    ],
  },
});
