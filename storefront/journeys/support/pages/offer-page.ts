import { expect, type Locator, type Page } from '@playwright/test';
import type { SimulationResponse } from '@signdrive/sandbox/contract/vehicle';
import { offerPath, planGroup, planOption, type PlanGroup } from '../data/offer.ts';
import { locate } from '../data/query.ts';

/** A plan as in the URL's query. */
export interface Plan {
  prazo: string;
  km: string;
  cor: string;
}

/** Whether a part has hydrated. It isn't visible, so React's property on hydrated elements is read. */
export function isHydrated(part: Locator): Promise<boolean> {
  return part.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps')));
}

/** Waits until the page has hydrated and has no pending work. */
export async function whenHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    // The plan's form hydrates last; sections further below hydrate on approach.
    const near = [...document.querySelectorAll('main button')].find(
      (button) => button.checkVisibility() && button.getBoundingClientRect().top < innerHeight,
    );
    const last = document.querySelector('main form:has([name="prazo"])') ?? near ?? document.querySelector('main h1');
    return Object.keys(last ?? {}).some((key) => key.startsWith('__reactProps'));
  });
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

/** Approaches the cars of home: a slow server leaves them to the browser, which loads them on approach. */
export async function comeToOffers(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 2, name: 'Ofertas', exact: true }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('region', { name: 'Ofertas' }).getByRole('article').first()).toBeVisible();
}

/** The parts of an offer page that a journey uses. */
export class OfferPage {
  readonly #page: Page;
  /** Every element with the monthly price: the stage, the summary and the bar of small screens. */
  readonly prices: Locator;
  readonly toast: Locator;

  constructor(page: Page) {
    this.#page = page;
    // Cards of other cars with their own prices are articles.
    this.prices = page.getByText(/^R\$\s[\d.]+,\d\d por mês/).and(page.locator(':not(article *)'));
    this.toast = page.getByText(
      'Ops! Parece que você está sem conexão com a internet. Verifique sua rede e tente novamente.',
    );
  }

  /** Opens the page and waits for its hydration. */
  async open(path = offerPath): Promise<void> {
    await this.#page.goto(path);
    await this.whenHydrated();
  }

  /** Waits for the plan, which a slow server leaves to the browser, and for hydration. */
  async whenHydrated(): Promise<void> {
    await expect(locate(this.#page, planGroup('Prazo'))).toBeVisible();
    await whenHydrated(this.#page);
  }

  async enterCoupon(code: string): Promise<void> {
    await this.#page.getByRole('button', { name: 'Tenho um cupom' }).click();
    await this.#page.getByRole('textbox', { name: 'Cupom de desconto' }).fill(code);
    await this.#page.keyboard.press('Enter');
  }

  choice(group: PlanGroup, name: string): Locator {
    return locate(this.#page, planOption(group, name));
  }

  /** Selects a card or disc with a pointer. */
  async choose(groupName: PlanGroup, name: string): Promise<void> {
    const radio = this.choice(groupName, name);
    const group = locate(this.#page, planGroup(groupName));
    await group
      .locator('label')
      .filter({ has: this.#page.getByRole('radio', { name, exact: true }) })
      .click();
    await expect(radio).toBeChecked();
  }

  /** Expects a single price, confirmed by the service: `R$ 2.179,00`. */
  async expectPrice(price: string): Promise<void> {
    await expect(this.prices).toHaveText(Array.from({ length: 3 }, () => `${price} por mês`));
  }

  /** Expects the plan in the URL, in its order; other parameters are ignored. */
  async expectUrl(plan: Plan): Promise<void> {
    await expect
      .poll(() => {
        const asked = new URL(this.#page.url()).searchParams;
        return { prazo: asked.get('prazo'), km: asked.get('km'), cor: asked.get('cor') };
      })
      .toEqual(plan);
  }

  /** The vehicle service's monthly price of a plan for the page's version, formatted as on the page. */
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
