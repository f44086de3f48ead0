/** pt-BR text of the questions (spec §2.4). */
export const faqCopy = {
  title: 'Perguntas Frequentes',
  searchLabel: 'Buscar nas perguntas',
  searchPlaceholder: 'Digite a sua dúvida aqui',
  search: 'Buscar',
  suggestions: 'Perguntas mais frequentes:',
  suggestionsLabel: 'Buscas sugeridas',
  categories: 'Categorias',
  noResultHelp: 'Confira a grafia, use uma palavra mais simples ou fale com a gente.',
  failedTitle: 'Não foi possível carregar as perguntas.',
  failedText: 'Tente de novo em instantes. Se for urgente, use um dos canais de atendimento abaixo.',
  emptyTitle: 'Ainda não há perguntas publicadas.',
  emptyText: 'Fale com a gente por um dos canais de atendimento abaixo.',
  channels: {
    title: 'Canais de atendimento',
    hours: 'Segunda a sexta, das 7h às 18h.',
    assistance: 'Assistência, roubo ou furto: 24 horas.',
    contact: 'Fale conosco',
  },
  support: {
    title: 'Precisa de suporte personalizado?',
    text: 'Conte o que está acontecendo. Respondemos pelo aplicativo de mensagens.',
    contact: 'Conversar pelo WhatsApp',
  },
  start: {
    title: 'Como podemos ajudar?',
    lead: 'Procure uma resposta, escolha um assunto ou fale com a gente.',
    categories: 'Assuntos',
    questions: (count: number) => (count === 1 ? '1 pergunta' : `${count} perguntas`),
    account: 'Já tem um pedido?',
    accountText: 'Entre na sua conta para acompanhar o pedido, ver o plano e trocar documentos reprovados.',
    accountAction: 'Acompanhar meu pedido',
  },
} as const;

/** Suggested searches; those without results are not shown. */
export const suggestedSearches = ['Prazo', 'Quilômetro', 'Cartão', 'Documentos', 'Devolução', 'Cupom'] as const;
