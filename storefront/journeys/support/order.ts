import { expect, type Locator, type Page } from '@playwright/test';
import { clara, loginDialog, startWithSession } from './log-in.ts';

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

/** The button that completes a step. */
const ways = {
  dados: 'Continuar para endereço',
  endereco: 'Continuar para documentos',
  documentos: 'Continuar para retirada',
  retirada: 'Continuar para pagamento',
  pagamento: 'Confirmar pedido',
} as const;

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

/** The pages of an order. */
export class OrderPages {
  readonly #page: Page;
  readonly spouse: Locator;
  readonly placed: Locator;

  constructor(page: Page) {
    this.#page = page;
    this.spouse = page.getByRole('group', { name: 'Cônjuge ou companheiro(a)' });
    this.placed = page.getByRole('heading', { level: 1, name: 'Pedido registrado' });
  }

  async open(address: string): Promise<void> {
    await this.#page.goto(address);
  }

  heading(step: OrderStep): Locator {
    return this.#page.getByRole('heading', { level: 1, name: headings[step] });
  }

  /** The button that completes a step. */
  way(step: keyof typeof ways): Locator {
    return this.#page.getByRole('button', { name: ways[step] });
  }

  /** A field by its label: the first one, which is the subscriber's. */
  field(label: string, within: Page | Locator = this.#page): Locator {
    return within.getByLabel(label, { exact: true }).first();
  }

  /** The upload tile of a document. */
  tile(kind: string): Locator {
    return this.#page.getByRole('group', { name: kind, exact: true });
  }

  /** Message of a document's tile once it was uploaded. */
  sent(kind: string): Locator {
    return this.tile(kind).getByText('Enviado', { exact: true });
  }

  /** Moves from the offer page to Clara's first open step, with the log-in inside the order. */
  async enter(step: OrderStep): Promise<void> {
    await this.#page.getByRole('link', { name: 'Assinar este T-Cross' }).first().click();
    await this.#page.getByRole('main').getByRole('button', { name: 'Entrar', exact: true }).click();
    await this.logIn();
    await expect(this.heading(step)).toBeVisible();
  }

  /** Opens Clara's first open step with an earlier log-in. */
  async enterWithSession(step: OrderStep): Promise<void> {
    await startWithSession(this.#page);
    await this.open('ofertasvw/t-cross/assinar/entrar');
    await expect(this.heading(step)).toBeVisible();
  }

  /** Logs in with the open dialog. */
  async logIn(): Promise<void> {
    const { identifier, password, submit } = loginDialog(this.#page);
    await identifier.fill(clara.email);
    await password.fill(clara.password);
    await submit.click();
  }

  async fillPerson(civilStatus: string): Promise<void> {
    for (const [label, value] of person) await this.field(label).fill(value);
    await this.field('Gênero').selectOption({ label: 'Feminino' });
    await this.field('Categoria').selectOption('B');
    await this.field('Estado civil').selectOption({ label: civilStatus });
  }

  async chooseFile(kind: string, file: { name: string; mimeType: string; buffer: Buffer } | string): Promise<void> {
    await this.tile(kind).locator('input[type=file]').first().setInputFiles(file);
  }

  async sendDocuments(kinds: readonly string[]): Promise<void> {
    for (const kind of kinds) await this.chooseFile(kind, pdf(`${kind}.pdf`));
    for (const kind of kinds) await expect(this.sent(kind)).toBeVisible();
  }

  async choosePlace(): Promise<void> {
    await this.field('Estado').selectOption({ label: 'São Paulo' });
    await this.#page.getByRole('radio').first().check({ force: true });
    await this.way('retirada').click();
    await expect(this.heading('pagamento')).toBeVisible();
  }

  async chooseMethod(name: 'Boleto' | 'Cartão de crédito'): Promise<void> {
    await this.#page.getByRole('radio', { name }).check({ force: true });
  }
}

/** A valid, small file. */
export const pdf = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF'),
});
