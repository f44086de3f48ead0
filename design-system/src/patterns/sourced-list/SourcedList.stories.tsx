import preview from '../../../../.storybook/preview';
import { SourcedList } from './SourcedList.tsx';

const facts = [
  {
    label: 'Valor do carro',
    value: 'R$ 139.990,00',
    source: 'Preço público, informado agora pelo serviço de veículos',
  },
  { label: 'Seguro', value: '4% do valor por ano', source: 'Estimativa nossa; a sua cotação pode ser outra' },
  { label: 'Revenda no fim do prazo', value: '69% do valor', source: 'Percentual geral: não há tabela desta versão' },
  { label: 'Rendimento do dinheiro', value: '14,9% ao ano', source: 'Composto por ano e antes de imposto' },
];

const meta = preview.meta({ title: 'Patterns/Costs/SourcedList', component: SourcedList, args: { facts } });

export const Assumptions = meta.story({});
export const LongText = meta.story({
  args: {
    facts: facts.map((fact) => ({
      ...fact,
      value: <>{fact.value} sobre o preço público vigente na data da simulação</>,
    })),
  },
});
