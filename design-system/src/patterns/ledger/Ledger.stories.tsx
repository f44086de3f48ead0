import preview from '../../../../.storybook/preview';
import { excluded, included } from '../sample-content.tsx';
import { Ledger } from './Ledger.tsx';

const meta = preview.meta({ title: 'Patterns/Costs/Ledger', component: Ledger, args: { included, excluded } });

export const BothSides = meta.story({});
export const LongText = meta.story({
  args: {
    included: [
      {
        label: 'Assistência 24 horas em todo o território nacional, inclusive em estradas vicinais',
        note: 'Guincho sem limite de distância até a concessionária mais próxima, troca de pneu, chaveiro e táxi',
      },
    ],
    excluded: [{ label: 'Franquia do seguro em caso de perda total do veículo', value: 'R$ 14.200,00' }],
  },
});
