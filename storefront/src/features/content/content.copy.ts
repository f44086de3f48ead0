export const contentCopy = {
  homeFailedTitle: 'Os textos desta página não carregaram',
  homeFailedText: 'As ofertas abaixo continuam valendo. Recarregue a página para ler o resto.',
  allQuestions: 'Ver todas as perguntas',
  pageMissingTitle: 'Este texto ainda não foi publicado',
  pageFailedTitle: 'Este texto não carregou',
  pageFailedText: 'O serviço de conteúdo não respondeu. Tente de novo em instantes.',
  retry: 'Tentar de novo',
  defaultHome: {
    title: 'Um carro zero. Uma conta só.',
    text: 'Seguro, documentação, IPVA e revisões já na mensalidade.',
  },
} as const;
