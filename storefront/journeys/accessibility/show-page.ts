import { expect, type Locator, type Page } from '@playwright/test';
import { findByAxe } from '../support/checks/accessibility.ts';
import { findByCodeSniffer, findByEqualAccess } from '../support/checks/accessibility-engines.ts';
import { markupFaults } from '../support/checks/markup.ts';
import type { PageProblems } from '../support/browser/page-problems.ts';
import { recordCheck, recordEngine } from '../support/checks/record-check.ts';
import { test } from '../support/world.ts';
import { colours, nameOf, windows, type Combination } from './combinations.ts';
import type { PageState, StatesOfVisit, Visit } from './page-state.ts';

export const namesOf = (states: StatesOfVisit) => states.map(({ name }) => name).join('; ');

/** Options of a visit's test. */
export const optionsOf = ([first]: StatesOfVisit) =>
  ({
    consent: first?.isFirstVisit ? 'unknown' : 'denied',
    serviceWorkers: first?.hasServiceWorker ? 'allow' : 'block',
  }) as const;

/** Makes a state in a store, on the page of the visit's former state. The cookie of an earlier visit leads every URL to the store. */
export async function openState(
  { name, windows: own, open, scenario, hasServiceWorker = false }: PageState,
  { store, storeUrl, problems, ...visit }: Visit & { store: string; storeUrl: string; problems: PageProblems },
): Promise<Locator> {
  // Other journeys judge responses: a new customer has no data, and some states are about failures.
  problems.ignore(/Failed to load resource|Failed to fetch dynamically imported module/);
  // docs/decisions/0039
  problems.ignore(/RULE EXCEPTION: .*\/template\[/);
  if (store !== 'house') await visit.context.addCookies([{ name: 'lastVisitedStore', value: store, url: storeUrl }]);
  if (scenario !== undefined) await visit.sandbox.scenario(scenario);
  await visit.page.setViewportSize(windows[own?.at(-1) ?? '1440 px']);
  const shown = await open(visit);
  await expect(shown).toBeVisible();
  expect(await movingElements(visit.page), 'elements that move with reduced motion').toEqual([]);
  recordCheck('Reduced motion');
  // A page of the service worker has no URL.
  if (!hasServiceWorker) {
    const sent = await visit.page.request.get(visit.page.url());
    expect(await markupFaults(await sent.text()), 'what html-validate found').toEqual([]);
    recordEngine('html-validate', name, [store]);
  }
  return shown;
}

/**
 * Expects a title that no page with another heading has.
 * @param headings of the visit's titles
 */
export async function expectOwnTitle(page: Page, headings: Map<string, string | null>): Promise<void> {
  const heading = await page.locator('main h1').textContent();
  await expect.poll(async () => headings.get(await page.title()) ?? heading, 'heading by title').toBe(heading);
  headings.set(await page.title(), heading);
}

/** Elements that an animation moves. */
const movingElements = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter((animation) => animation.playState === 'running')
      .map((animation) => (animation.effect as KeyframeEffect).target?.outerHTML.slice(0, 80)),
  );

const engines = { axe: findByAxe, 'IBM Equal Access': findByEqualAccess, HTML_CodeSniffer: findByCodeSniffer };

/** Displays an open page in a combination, and expects no finding and no horizontal overflow. */
export async function expectNothingFound(
  page: Page,
  { name }: PageState,
  shown: Locator,
  combination: Combination,
): Promise<void> {
  await test.step(`${name}: ${nameOf(combination)}`, async () => {
    await page.setViewportSize(windows[combination.window]);
    await page.emulateMedia(colours[combination.colours]);
    await page.evaluate((store) => {
      if (store === 'house') delete document.documentElement.dataset['partner'];
      else document.documentElement.dataset['partner'] = store;
    }, combination.store);
    await expect(shown).toBeVisible();
    const findings: string[] = [];
    for (const [engine, find] of Object.entries(engines)) {
      findings.push(...(await find(page)));
      recordEngine(engine, name, Object.values(combination));
    }
    expect.soft(findings, `${name}: ${nameOf(combination)}`).toEqual([]);
    if (combination.colours === 'forced colours') recordCheck('Forced colours');
    const { width } = windows[combination.window];
    const widthOfPage = () => page.evaluate(() => document.documentElement.scrollWidth);
    await expect.poll(widthOfPage, `width of the page: ${nameOf(combination)}`).toBeLessThanOrEqual(width);
    if (combination.window === '200 % zoom') recordCheck('200 % zoom');
  });
}
