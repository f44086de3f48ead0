import { expect, type Locator, type Page } from '@playwright/test';
import type { SimulationResponse } from '@signdrive/sandbox/contract/vehicle';

/** A plan as the page's address writes it. */
export interface Plan {
  prazo: string;
  km: string;
  cor: string;
}

/** Choices of a plan, by the names of their groups. */
type PlanGroup = 'Versão' | 'Prazo' | 'Quilômetros por mês' | 'Cor' | 'Acessórios';

/** Whether the page's program has taken a part over. Nothing a visitor sees tells: React marks what it hydrates. */
export function isTakenOver(part: Locator): Promise<boolean> {
  return part.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps')));
}

/**
 * Waits until the page's program has taken it over, and listens to it: when it has nothing more to do.
 */
export async function whenTakenOver(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    // The plan's form is the last to be taken over; what else stands far below waits for a visitor to come near it.
    const near = [...document.querySelectorAll('main button')].find(
      (button) => button.checkVisibility() && button.getBoundingClientRect().top < innerHeight,
    );
    const last = document.querySelector('main form:has([name="prazo"])') ?? near ?? document.querySelector('main h1');
    return Object.keys(last ?? {}).some((key) => key.startsWith('__reactProps'));
  });
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

/** Comes near the cars of home: where a slow server has left them to the browser, they come with the visitor. */
export async function comeToOffers(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 2, name: 'Ofertas', exact: true }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('region', { name: 'Ofertas' }).getByRole('article').first()).toBeVisible();
}

/** The parts of an offer's page that a journey acts on and reads. */
export class OfferPage {
  readonly #page: Page;
  /** Every place that says the price of the month: the stage, the summary and the bar of small screens. */
  readonly prices: Locator;
  readonly toast: Locator;

  constructor(page: Page) {
    this.#page = page;
    // Cards of other cars, which say theirs, are articles.
    this.prices = page.getByText(/^R\$\s[\d.]+,\d\d por mês/).and(page.locator(':not(article *)'));
    this.toast = page.getByText(
      'Ops! Parece que você está sem conexão com a internet. Verifique sua rede e tente novamente.',
    );
  }

  /** Opens the page and waits until its program has taken it over. */
  async open(path = 'ofertasvw/t-cross'): Promise<void> {
    await this.#page.goto(path);
    await this.whenTakenOver();
  }

  /** Waits until the plan is there, which a slow server leaves to the browser, and the page's program has taken it over. */
  async whenTakenOver(): Promise<void> {
    await expect(this.#page.getByRole('radiogroup', { name: 'Prazo' })).toBeVisible();
    await whenTakenOver(this.#page);
  }

  async enterCoupon(code: string): Promise<void> {
    await this.#page.getByRole('button', { name: 'Tenho um cupom' }).click();
    await this.#page.getByRole('textbox', { name: 'Cupom de desconto' }).fill(code);
    await this.#page.keyboard.press('Enter');
  }

  choice(group: PlanGroup, name: string): Locator {
    return this.#page.getByRole('radiogroup', { name: group }).getByRole('radio', { name, exact: true });
  }

  /** Chooses by the card or disc, as a pointer does. */
  async choose(groupName: PlanGroup, name: string): Promise<void> {
    const radio = this.choice(groupName, name);
    const group = this.#page.getByRole('radiogroup', { name: groupName });
    await group
      .locator('label')
      .filter({ has: this.#page.getByRole('radio', { name, exact: true }) })
      .click();
    await expect(radio).toBeChecked();
  }

  /** The page says one price, and says that it is no longer being asked for: `R$ 2.179,00`. */
  async expectPrice(price: string): Promise<void> {
    await expect(this.prices).toHaveText(Array.from({ length: 3 }, () => `${price} por mês`));
  }

  /** What the page's address asks for, in the order it is written; other parameters are left out. */
  async expectAddress(plan: Plan): Promise<void> {
    await expect
      .poll(() => {
        const asked = new URL(this.#page.url()).searchParams;
        return { prazo: asked.get('prazo'), km: asked.get('km'), cor: asked.get('cor') };
      })
      .toEqual(plan);
  }

  /** What the vehicle service asks a month for a plan of the page's version, as the page should write it. */
  async simulatedPrice(modelCode: string, plan: Plan): Promise<string> {
    const answer = await this.#page.request.post(`api/vehicle/vehicles/${modelCode}/simulation`, {
      headers: { 'client-session-id': 'journey-session' },
      data: {
        step: 2,
        deadline: Number(plan.prazo),
        franchiseValue: Number(plan.km),
        colorCode: plan.cor,
        year: 2026,
        downPaymentPercentage: 30,
        balloonValue: 0,
      },
    });
    const { results } = (await answer.json()) as SimulationResponse;
    const subscription = results.find((result) => result.planType === 'signdrive');
    if (!subscription) throw new Error('The service answered no subscription.');
    return subscription.moneyMonthlyInstallment.replaceAll('\u00a0', ' ');
  }
}
