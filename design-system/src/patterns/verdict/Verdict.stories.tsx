import preview from '../../../../.storybook/preview';
import { Verdict } from './Verdict.tsx';

const meta = preview.meta({
  title: 'Patterns/Costs/Verdict',
  component: Verdict,
  args: {
    statement: 'Neste cenário, assinar custa R$ 16.281,79 a menos que comprar à vista.',
    children:
      'Em troca, o carro não fica com você. Se pretende ficar com ele por mais tempo, refaça a conta com o prazo maior.',
  },
});

export const For = meta.story({});
export const Against = meta.story({
  args: {
    tone: 'against',
    statement: 'Neste cenário, assinar custa R$ 4.120,00 a mais que comprar à vista.',
    children: 'Em troca, seguro, documentação e revisões não ficam por sua conta.',
  },
});
export const StatementOnly = meta.story({ args: { children: undefined } });
