import type { DocumentKind } from '#/domain/order/order-documents.ts';

/** Errors of personal data (spec §5, Account profile, word for word). */
export const profileMessageCopy = {
  fullName: 'Nome completo é obrigatório.',
  phone: 'Telefone é obrigatório.',
  document: { missing: 'CPF é obrigatório.', invalid: 'CPF inválido. O formato deve ser 000.000.000-00.' },
  email: { missing: 'E-mail é obrigatório.', invalid: 'E-mail inválido.' },
} as const;

const savingCopy = {
  saving: 'Atualizando dados...',
  saved: 'Dados alterados com sucesso',
  failed: 'Erro ao alterar dados',
} as const;

/** Texts of "Minha conta" (spec §2.5, §8). */
export const profileCopy = {
  data: {
    title: 'Dados pessoais',
    fullName: 'Nome completo',
    document: 'CPF',
    companyDocument: 'CNPJ',
    phone: 'Telefone',
    fixed: 'Não pode ser alterado por aqui. Para mudar, use “Contato”.',
    email: 'E-mail',
    save: 'Salvar dados',
    ...savingCopy,
  },
  password: {
    title: 'Senha',
    new: 'Nova senha',
    confirm: 'Confirme a nova senha',
    save: 'Alterar senha',
    saving: 'Atualizando senha...',
    saved: 'Senha alterada com sucesso',
    failed: 'Erro ao alterar senha',
  },
  failedNext: 'O que você digitou continua aqui. Verifique sua rede e tente de novo.',
  unknownNext: 'Não sabemos se a alteração foi feita. O que você digitou continua aqui: tente de novo.',
  customer: {
    title: 'Cadastro e endereço',
    loading: 'Buscando seu cadastro',
    failed: 'Erro ao buscar dados da conta...',
    failedNext: 'Seus dados continuam guardados. Verifique sua rede e tente de novo.',
    none: 'Você informa o cadastro e o endereço no primeiro pedido, e eles ficam guardados aqui.',
  },
  profile: {
    title: 'Cadastro',
    description: 'Usado na análise e no contrato dos seus pedidos.',
    save: 'Salvar cadastro',
    ...savingCopy,
  },
  address: {
    title: 'Endereço',
    save: 'Salvar endereço',
    ...savingCopy,
  },
} as const;

export const documentsCopy = {
  title: 'Documentos',
  lead: 'Um ou mais documentos foram reprovados. Troque só os que estão marcados; os outros continuam valendo.',
  loading: 'Buscando seus documentos',
  failed: 'Erro ao buscar documentos, tente novamente mais tarde.',
  none: 'Não encontramos os seus documentos.',
  next: {
    failed: 'Seus arquivos continuam guardados. Verifique sua rede e tente de novo.',
    none: 'O pedido está aguardando documentos, mas não encontramos nenhum. Tente de novo em instantes ou fale com a gente por “Contato”.',
  },
  ready: 'Todos os documentos reprovados foram trocados. Agora envie o pedido de volta para a análise.',
  names: {
    cnh: 'CNH, frente',
    cnhBack: 'CNH, verso',
    addressProof: 'Comprovante de endereço',
    incomeProof: 'Comprovante de renda',
    spouseProof: 'Comprovante de renda do cônjuge',
  } satisfies Record<DocumentKind, string>,
} as const;
