import type { Messages } from '../../foundations/messages/messages.ts';

export const words = {
  loading: 'Carregando perguntas',
  showAll: 'Ver todas as perguntas',
  found: 'Resultados encontrados para:',
  count: (count: number) => (count === 1 ? '1 pergunta' : `${count} perguntas`),
  nothingFound: (term: string) => `Nenhum resultado encontrado para: ${term}`,
  copyLink: 'Copiar link',
  ofQuestion: (question: string) => `da pergunta: ${question}`,
  copied: 'Link copiado',
} satisfies Messages['faqList'];
