/** Texts of the address fields, in an order and in the account. */
export const addressFieldCopy = {
  cep: 'CEP',
  cepHint: 'Oito números.',
  searching: 'Procurando o endereço',
  found: 'Endereço preenchido pelo CEP. Confira e complete.',
  notFound: 'Não encontramos este CEP. Preencha o endereço abaixo.',
  failed: 'Não conseguimos consultar o CEP agora.',
  failedNext: 'Tente de novo ou preencha o endereço abaixo.',
  street: 'Rua ou avenida',
  number: 'Número',
  numberHint: 'Sem número? Escreva S/N.',
  complement: 'Complemento',
  complementHint: 'Apartamento, bloco, casa.',
  choose: 'Escolha',
  district: 'Bairro',
  state: 'Estado',
  city: 'Cidade',
} as const;

/** Validation messages (spec §5). */
export const addressMessageCopy = {
  cep: { missing: 'CEP é obrigatório', invalid: 'CEP inválido.' },
  street: 'Rua é obrigatória.',
  number: 'Número é obrigatório.',
  district: 'Bairro é obrigatório.',
  state: { missing: 'Selecione o estado', invalid: 'Estado não encontrado' },
  city: 'Cidade é obrigatória',
} as const;
