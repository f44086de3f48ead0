import type { Query } from './query.ts';

/** URL of the first step, which leads to the first open one. */
export const orderPath = 'ofertasvw/t-cross/assinar/entrar';

/** Headings of the steps by their URL segment. */
const headings = {
  entrar: 'Entre para assinar',
  dados: 'Quem vai assinar?',
  endereco: 'Onde você mora?',
  documentos: 'Seus documentos',
  retirada: 'Onde retirar o carro?',
  pagamento: 'Como você quer pagar?',
} as const;
export type OrderStep = keyof typeof headings;

export const stepHeading = (step: OrderStep): Query => ({ role: 'heading', level: 1, name: headings[step] });

const buttons = {
  dados: 'Continuar para endereço',
  endereco: 'Continuar para documentos',
  documentos: 'Continuar para retirada',
  retirada: 'Continuar para pagamento',
  pagamento: 'Confirmar pedido',
} as const;
export type CompletedStep = keyof typeof buttons;

export const stepButton = (step: CompletedStep): Query => ({ role: 'button', name: buttons[step] });

export const orderLogIn: Query = { role: 'button', name: 'Entrar', within: { role: 'main' } };

export const orderPlaced: Query = { role: 'heading', level: 1, name: 'Pedido registrado' };

/** Clara's input by field label. */
export const person: readonly (readonly [label: string, value: string])[] = [
  ['RG', '12345678X'],
  ['Data de nascimento', '02/03/1990'],
  ['Número da CNH', '12345678901'],
  ['Data de emissão', '02/01/2020'],
  ['Validade', '02/01/2034'],
  ['Empresa', 'Empresa Exemplo'],
  ['Cargo', 'Analista'],
  ['Renda mensal', '12.000,00'],
  ['Data de admissão', '01/05/2018'],
  ['Telefone do trabalho', '1130000000'],
];

/** Clara's choices in native lists, by label. */
export const personChoices = (civilStatus: string): readonly (readonly [label: string, option: string])[] => [
  ['Gênero', 'Feminino'],
  ['Categoria', 'B'],
  ['Estado civil', civilStatus],
];

export const spouse: readonly (readonly [label: string, value: string])[] = [
  ['Nome completo', 'Davi Exemplo'],
  ['CPF', '11144477735'],
  ['Data de nascimento', '01/01/1989'],
  ['Celular', '11900000003'],
  ['Empresa', 'Outra Empresa'],
  ['Cargo', 'Gerente'],
  ['Renda mensal', '8.000,00'],
  ['Data de admissão', '01/01/2015'],
];

export const documents = ['CNH, frente', 'CNH, verso', 'Comprovante de endereço', 'Comprovante de renda'] as const;
export const spouseProof = 'Comprovante de renda do cônjuge';

/** The upload tile of a document. */
export const documentTile = (kind: string): Query => ({ role: 'group', name: kind });

/** Message of a document's tile once it was uploaded. */
export const documentSent = 'Enviado';

/** A valid, small file. */
export const pdf = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF'),
});
