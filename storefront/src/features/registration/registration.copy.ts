/** Texts of the registration (spec §5, §8, word for word). */
export const registrationCopy = {
  title: 'Criar conta',
  companyTitle: 'Cadastro de empresa',
  lead: 'Leva dois minutos. Você confirma pelo e-mail.',
  companyLead: 'Conte do que a sua empresa precisa. Nossa equipe de frotas entra em contato.',
  haveAccount: 'Já tenho conta',
  continue: 'Continuar',
  submit: 'Cadastrar',
  submitting: 'Enviando cadastro',
  submitCompany: 'Enviar cadastro',
  /** Announced when the rest of the form appears below the document. */
  appeared: {
    individual: 'Cadastro de pessoa física: os outros campos estão abaixo.',
    company: 'Cadastro de empresa: os outros campos estão abaixo.',
  },
  privacy: 'Seus dados são usados conforme o',
  privacyLink: 'Aviso de Privacidade',
} as const;

/** The service's limit of characters. */
export const observationsLimit = 5000;

export const fieldCopy = {
  document: { label: 'CPF ou CNPJ', description: 'Com CNPJ, nossa equipe de frotas entra em contato.' },
  name: { label: 'Nome completo' },
  email: { label: 'E-mail' },
  cellPhone: { label: 'Celular', placeholder: 'DDD+Celular' },
  phone: { label: 'Telefone', placeholder: 'DDD+Telefone' },
  individualCep: { label: 'CEP', description: 'Oito números.' },
  cep: { label: 'CEP', description: 'Oito números. Preenche estado e cidade; você pode corrigir.' },
  password: { label: 'Senha' },
  confirmPassword: { label: 'Confirme a senha' },
  company: { label: 'Razão Social' },
  firstName: { label: 'Primeiro nome' },
  lastName: { label: 'Sobrenome' },
  state: { label: 'Estado', placeholder: 'Escolha o estado' },
  city: { label: 'Cidade', disabled: 'Escolha um estado primeiro' },
  contactPreference: { label: 'Preferência de contato' },
  ownFleet: { label: 'Frota própria e de terceiros', placeholder: 'Escolha o tamanho' },
  negotiationFleet: { label: 'Frota para negociação', placeholder: 'Escolha quantos' },
  observations: { label: 'Observações', description: 'O que nossa equipe deve saber: modelos, prazo, cidades de uso.' },
} as const;

export const sectionCopy = {
  person: 'Seus dados',
  company: 'Sua empresa',
  contact: 'Com quem falamos',
  fleet: 'Sua frota',
} as const;

/** Errors of the fields (spec §5; the same style where it has none). */
export const messageCopy = {
  document: { missing: 'CPF ou CNPJ é obrigatório', invalid: 'Documento inválido' },
  name: {
    missing: 'Nome completo é obrigatório',
    characters: 'Nome não pode conter números ou caracteres especiais',
    singleWord: 'Informe nome e sobrenome',
  },
  email: { missing: 'E-mail é obrigatório', invalid: 'E-mail inválido' },
  cellPhone: { missing: 'Celular é obrigatório.', invalid: 'Celular inválido.' },
  phone: { missing: 'Telefone é obrigatório.', invalid: 'Telefone inválido.' },
  cep: { missing: 'CEP é obrigatório', invalid: 'CEP inválido' },
  company: 'Razão Social é obrigatória',
  firstName: {
    missing: 'Primeiro nome é obrigatório',
    characters: 'Primeiro nome não pode conter números ou caracteres especiais',
  },
  lastName: {
    missing: 'Sobrenome é obrigatório',
    characters: 'Sobrenome não pode conter números ou caracteres especiais',
  },
  state: 'Estado é obrigatório',
  city: 'Cidade é obrigatória',
  contactPreference: 'Preferencia de contato é obrigatória',
  ownFleet: 'Frota própria e de terceiros é obrigatória',
  negotiationFleet: 'Frota para negociação é obrigatória',
  observations: 'Observações são obrigatórias',
} as const;

export const placeCopy = {
  asking: 'Buscando o endereço do CEP…',
  unknown: 'Não encontramos este CEP. Confira os números ou escolha estado e cidade abaixo.',
  failed: 'Não conseguimos consultar o CEP agora.',
  failedCep: 'Tente de novo ou escolha estado e cidade abaixo.',
  found: (city: string, uf: string) => `CEP de ${city}, ${uf}.`,
  statesFailed: 'Não conseguimos carregar os estados.',
  citiesFailed: 'Não conseguimos carregar as cidades.',
  failedNext: 'O que você preencheu continua aqui. Verifique sua rede e tente de novo.',
  citiesLoading: 'Carregando cidades…',
} as const;

export const failureCopy = {
  /** Spec §8, if the service sends no message. */
  general: 'Erro ao cadastrar usuário, tente novamente mais tarde.',
  kept: 'O que você digitou continua aqui.',
  repeatable: 'O que você digitou continua aqui. Se já tiver chegado, enviar de novo não cadastra duas vezes.',
  login: 'Entrar',
} as const;

export const socialsCopy = {
  title: 'Confirme seu e-mail',
  sentTo: 'Enviamos um link para',
  next: 'Abra o e-mail e clique no link para ativar sua conta. Se não chegar em alguns minutos, confira o spam. Se você já tem conta, avisamos no e-mail cadastrado nela.',
  links: 'Abrir o e-mail em',
  close: 'Fechar',
} as const;

/** Web mail, with the domains it serves. */
export const webmails = [
  { name: 'Gmail', href: 'https://mail.google.com/', domain: /^(gmail|googlemail)\./ },
  { name: 'Outlook', href: 'https://outlook.live.com/mail/', domain: /^(outlook|hotmail|live|msn)\./ },
  { name: 'Yahoo', href: 'https://mail.yahoo.com/', domain: /^(yahoo|ymail)\./ },
  { name: 'iCloud', href: 'https://www.icloud.com/mail', domain: /^(icloud|me|mac)\./ },
] as const;

export const emailSentCopy = {
  title: 'Cadastro enviado com sucesso!',
  text: 'Em breve nossa equipe entrará em contato.',
  close: 'Fechar',
} as const;

export const confirmationCopy = {
  confirming: { title: 'Confirmando seu e-mail', text: 'Só um instante…' },
  confirmed: {
    title: 'Cadastro feito com sucesso!',
    text: 'Seu e-mail está confirmado.',
    login: 'Agora é só entrar com seu e-mail ou CPF e sua senha.',
    next: 'Continuar',
  },
  refused: {
    title: 'Ops!',
    text: 'Algo deu errado! Link de validação expirado ou inválido',
    next: 'Se recebeu mais de um e-mail, abra o link do mais recente. Se já confirmou este e-mail, entre na sua conta. Se não, fale com a gente.',
    login: 'Entrar',
    contact: 'Falar pelo WhatsApp',
  },
  unanswered: {
    title: 'Ainda não confirmamos seu e-mail',
    text: 'Não conseguimos falar com o nosso serviço. Seu link continua valendo: verifique sua rede e tente de novo.',
    retrying: 'Confirmando',
    later: 'Agora não',
  },
} as const;

export const availabilityCopy = {
  title: 'Avise quando voltar',
  lead: (car: string) => `Deixe seu contato. Nossa equipe avisa quando houver ${car} para assinar.`,
  submit: 'Quero receber o aviso',
  submitting: 'Enviando pedido',
  cancel: 'Agora não',
  documentHint: 'De quem vai assinar.',
  privacy: 'Usamos estes dados só para avisar você sobre este carro, conforme o',
  privacyLink: 'Aviso de Privacidade',
  sentTitle: 'Pedido de aviso enviado',
  sentText: (car: string, phone: string) => `Ligamos para ${phone} quando houver ${car} para assinar.`,
  close: 'Fechar',
  failed: 'Não conseguimos enviar seu pedido de aviso.',
} as const;
