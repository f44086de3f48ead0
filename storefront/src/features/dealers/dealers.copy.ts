export const dealersCopy = {
  title: 'Concessionárias',
  lead: 'Onde você retira o carro, faz as revisões e tira dúvidas. Escolha o estado para ver endereços e telefones.',
  cep: 'CEP',
  cepHint: 'As concessionárias mais perto de você vêm primeiro.',
  search: 'Buscar por perto',
  cepFault: {
    missing: 'Digite o CEP.',
    notFound: 'Não encontramos este CEP. Confira os números ou escolha o estado.',
    failed: 'Não conseguimos buscar este CEP agora. Escolha o estado.',
  },
  away: (km: string) => `A uns ${km}`,
  states: 'Estados',
  unknownState: 'Não conhecemos este estado. Escolha um da lista.',
  otherState: 'Trocar de estado',
  cities: 'Cidades',
  allCities: 'Todas as cidades',
  loading: 'Buscando concessionárias',
  failedTitle: 'A lista de concessionárias não carregou',
  failedText: 'O serviço não respondeu. Tente de novo em instantes.',
  none: (state: string) => `Ainda não há concessionárias: ${state}`,
  noneText: 'Veja um estado vizinho ou fale com a gente pelo telefone.',
  noneInCity: (city: string) => `Não há concessionária em ${city}`,
  noneInCityText: 'Estas são as do mesmo estado.',
  count: (count: number) => (count === 1 ? '1 concessionária' : `${count} concessionárias`),
  listed: (count: string, place: string, cep: string | undefined) =>
    `${count}, ${place}${cep ? `, as mais perto do CEP ${cep} primeiro` : ''}`,
  map: 'Ver no mapa',
  contact: 'Pedir contato',
  contactOf: (dealer: string, city: string) => `Pedir contato: ${dealer}, ${city}`,
} as const;

/** Characters of a message. */
export const messageLimit = 500;

export const contactCopy = {
  title: 'Pedir contato',
  lead: (dealer: string, city: string) => `${dealer}, em ${city}, recebe seu pedido e liga para você.`,
  name: 'Nome completo',
  document: 'CPF ou CNPJ',
  documentHint: 'É por ele que a concessionária encontra o seu pedido.',
  company: 'Razão Social',
  email: 'E-mail',
  phone: 'Telefone com DDD',
  phoneHint: 'A concessionária liga para este número.',
  message: 'O que você quer saber',
  submit: 'Pedir contato',
  submitting: 'Enviando pedido',
  cancel: 'Agora não',
  close: 'Voltar à lista',
  sentTitle: 'Pedido de contato enviado',
  sentText: (dealer: string, city: string, phone: string) =>
    `${dealer}, em ${city}, liga para ${phone} em horário comercial.`,
  failed: 'Não conseguimos enviar seu pedido.',
  kept: 'O que você digitou continua aqui. Tente de novo.',
  repeatable: 'O que você digitou continua aqui. Se o pedido já tiver chegado, enviar de novo não repete.',
  messages: {
    name: {
      missing: 'Nome completo é obrigatório',
      characters: 'Nome não pode conter números ou caracteres especiais',
      singleWord: 'Informe nome e sobrenome',
    },
    document: { missing: 'CPF ou CNPJ é obrigatório', invalid: 'Documento inválido' },
    company: 'Razão Social é obrigatória',
    email: { missing: 'E-mail é obrigatório', invalid: 'E-mail inválido' },
    phone: { missing: 'Telefone é obrigatório.', invalid: 'Telefone inválido.' },
    message: `Escreva até ${messageLimit} caracteres.`,
  },
} as const;
