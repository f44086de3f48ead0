import { expect, type Locator, type Page } from '@playwright/test';
import { orderLink } from '../data/offer.ts';
import {
  documentSent,
  documentTile,
  orderLogIn,
  orderPath,
  orderPlaced,
  pdf,
  person,
  personChoices,
  stepButton,
  stepHeading,
  type CompletedStep,
  type OrderStep,
} from '../data/order.ts';
import { locate } from '../data/query.ts';
import { clara } from '../data/users.ts';
import { loginDialog, startWithSession } from './log-in.ts';

export class OrderPages {
  readonly #page: Page;
  readonly spouse: Locator;
  readonly placed: Locator;

  constructor(page: Page) {
    this.#page = page;
    this.spouse = page.getByRole('group', { name: 'Cônjuge ou companheiro(a)' });
    this.placed = locate(page, orderPlaced);
  }

  async open(url: string): Promise<void> {
    await this.#page.goto(url);
  }

  heading(step: OrderStep): Locator {
    return locate(this.#page, stepHeading(step));
  }

  /** The button that completes a step. */
  way(step: CompletedStep): Locator {
    return locate(this.#page, stepButton(step));
  }

  /** A field by its label: the first one, which is the subscriber's. */
  field(label: string, within: Page | Locator = this.#page): Locator {
    return within.getByLabel(label, { exact: true }).first();
  }

  /** The upload tile of a document. */
  tile(kind: string): Locator {
    return locate(this.#page, documentTile(kind));
  }

  /** Message of a document's tile once it was uploaded. */
  sent(kind: string): Locator {
    return this.tile(kind).getByText(documentSent, { exact: true });
  }

  /** Moves from the offer page to Clara's first open step, with the log-in inside the order. */
  async enter(step: OrderStep): Promise<void> {
    await locate(this.#page, orderLink).first().click();
    await locate(this.#page, orderLogIn).click();
    await this.logIn();
    await expect(this.heading(step)).toBeVisible();
  }

  /** Opens Clara's first open step with an earlier log-in. */
  async enterWithSession(step: OrderStep): Promise<void> {
    await startWithSession(this.#page);
    await this.open(orderPath);
    await expect(this.heading(step)).toBeVisible();
  }

  /** Opens Clara's order with an earlier log-in, and goes on to the last step, where only the confirmation is due. */
  async enterPayment(method: 'Boleto' | 'Cartão de crédito'): Promise<void> {
    await this.enterWithSession('documentos');
    await this.way('documentos').click();
    await this.choosePlace();
    await this.chooseMethod(method);
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
    for (const [label, option] of personChoices(civilStatus)) await this.field(label).selectOption({ label: option });
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
