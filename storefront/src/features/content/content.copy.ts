export const contentCopy = {
  homeFailedTitle: 'Os textos desta página não carregaram',
  homeFailedText: 'As ofertas abaixo continuam valendo.',
  conditions: 'Condições da oferta',
  conditionsOfThisOffer: 'Desta oferta',
  allConditions: 'Condições Legais',
  allQuestions: 'Ver todas as perguntas',
  pageMissingTitle: 'Este texto ainda não foi publicado',
  pageFailedTitle: 'Este texto não carregou',
  pageFailedText: 'O serviço de conteúdo não respondeu. Tente de novo em instantes.',
  orderSteps: {
    title: 'Daqui até a chave',
    items: [
      { title: 'Monte o plano', text: 'Versão, prazo, quilômetros, cor e acessórios. O preço muda na hora.' },
      { title: 'Entre e preencha', text: 'Conta, dados pessoais e endereço. O que você digitou fica guardado.' },
      { title: 'Envie os documentos', text: 'CNH, endereço e renda, pelo celular. Você vê o que falta e por quê.' },
      { title: 'Escolha a retirada', text: 'A concessionária mais perto e a forma de pagar, no cartão ou no boleto.' },
      { title: 'Pegue o carro', text: 'A primeira mensalidade só é cobrada depois da retirada.' },
    ],
  },
  defaultHome: {
    title: 'Um carro zero. Uma conta só.',
    text: 'Seguro, documentação, IPVA e revisões já na mensalidade.',
    offersTitle: 'Ofertas',
  },
} as const;
