import { comparison } from '../sample-content.tsx';
import type { PlanComparisonProps } from './PlanComparison.tsx';

/** For stories and tests only: no price or rate here is a real one. */
export const samplePlans: PlanComparisonProps = {
  plans: [
    { key: 'subscription', label: 'Assinatura', value: 'R$ 52.296', spent: 52_296, isOwn: true },
    { key: 'cash', label: 'À vista', value: 'R$ 68.578', spent: 68_578, returned: 96_593 },
    { key: 'financing', label: 'Financiamento', value: 'R$ 91.990', spent: 91_990, returned: 96_593 },
  ],
  cheapestKey: 'subscription',
  verdict: {
    statement: 'Neste cenário, assinar custa R$\u00a016.281,79 a menos que comprar à vista.',
    children: 'Em troca, o carro não fica com você.',
  },
  chart: {
    label: 'Custo líquido em 24 meses',
    spentLabel: 'custo líquido no período',
    returnedLabel: 'valor que volta na revenda',
  },
  table: comparison,
  assumptions: {
    title: 'De onde vêm os números',
    facts: [
      { label: 'Valor do carro', value: 'R$ 139.990,00', source: 'Preço público · exemplo' },
      { label: 'Seguro', value: '4% do valor por ano', source: 'Estimativa nossa; a sua cotação pode ser outra' },
      {
        label: 'Revenda no fim do prazo',
        value: '69% do valor',
        source: 'Percentual geral: não há tabela desta versão',
      },
    ],
  },
};
