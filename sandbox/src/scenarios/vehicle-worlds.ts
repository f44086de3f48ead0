import { unavailableText } from '../services/vehicle/rules.ts';
import type { Scenario } from './world.ts';

export const priceChange: Scenario = {
  name: 'price-change',
  title: 'Preço mudou',
  description: 'A simulação e a confirmação de preço respondem 3% acima da lista de condições.',
  change: (world) => ({ ...world, vehicleSettings: { simulationMarkup: 30 } }),
};

export const emptyCatalogue: Scenario = {
  name: 'empty-catalogue',
  title: 'Nenhuma oferta',
  description: 'O serviço de veículos responde uma lista vazia; o conteúdo continua.',
  change: (world) => ({ ...world, versions: [] }),
};

export const allUnavailable: Scenario = {
  name: 'all-unavailable',
  title: 'Tudo sem disponibilidade',
  description: 'Os doze carros aparecem, nenhum pode ser assinado.',
  change: (world) => ({
    ...world,
    versions: world.versions.map((version) => ({
      ...version,
      isAvailability: false,
      deadlineInfo: unavailableText,
    })),
  }),
};

export const noExtensions: Scenario = {
  name: 'no-extensions',
  title: 'Sem os campos que acrescentamos',
  description:
    'Nenhuma resposta traz custos do contrato, cores, juros, tabelas, distâncias, prazos e arquivos dos pedidos, nem temas das lojas.',
  change: (world) => ({
    ...world,
    vehicleSettings: { hasExtensions: false },
    documents: world.documents.map((document) => ({ ...document, body: withoutTheme(document.body) })),
  }),
};

const withoutTheme = (body: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(body).filter(([field]) => field !== 'partnerTheme'));
