/** Text without a result, and for requests that can't be fulfilled. */
export const noticesCopy = {
  refusedTitle: 'Alguns números deste link não são válidos',
  refused: (label: string, text: string) => `${label}: “${text}”. Usamos o valor sugerido.`,
  unknownCar: (text: string) => `Não encontramos o carro “${text}”. Mostramos outro no lugar.`,
  missingTitle: 'Faltam números para fazer a conta',
  missing: (labels: string) => `Digite ${labels}, e a comparação aparece aqui.`,
  missingNames: { monthlyInCents: 'a mensalidade da assinatura', carValueInCents: 'o valor do carro' },
  loading: 'Buscando o preço do carro',
  failedTitle: 'O preço deste carro não carregou',
  failedText: 'O serviço de veículos não respondeu. Tente de novo, ou digite os números da sua proposta.',
  listFailedTitle: 'A lista de ofertas não carregou',
  listFailedText: 'O serviço de ofertas não respondeu. A conta continua funcionando com os números que você digitar.',
} as const;
