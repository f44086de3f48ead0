/**
 * Home, offer, legal texts and store pages while a service fails: each page with each of its calls failing, and with
 * each kind of failure. Other pairs of call and kind are tested without a browser (docs/architecture.md, "Tests"). The
 * browser completes a page whose service fails; the test moves its clock.
 */
import type { Page } from '@playwright/test';
import { visits, type SweptVisit } from './fault-sweep.table.ts';
import { isHydrated, whenHydrated } from '../support/pages/offer-page.ts';
import { PageClock } from '../support/browser/page-clock.ts';
import type { Fault, ReceivedCall } from '../support/servers/sandbox-control.ts';
import { expect, testWithShortBudget as test } from '../support/world.ts';

const kinds: readonly (readonly [kind: string, effect: Partial<Fault>])[] = [
  ['is answered 500', { status: 500 }],
  ['gets no answer', { delayMs: 600_000 }],
  ['loses its connection', { drop: 'request' }],
  ['is answered nonsense', { status: 200, body: [{ nonsense: true }] }],
  ['is answered 404', { status: 404 }],
];

const nameOf = (call: Pick<ReceivedCall, 'service' | 'method' | 'path'>) =>
  `${call.method} ${call.service}${call.path}`;
const swept = new Set(visits.flatMap(({ calls }) => calls.map(nameOf)));

/** The calls of a visit that no earlier visit makes. A visit without such calls tests its first call. */
function callsToProve(ways: readonly SweptVisit[]) {
  const proved = new Set<string>();
  return ways.flatMap((visit) => {
    const added = visit.calls.filter((call) => !proved.has(nameOf(call)));
    for (const call of added) proved.add(nameOf(call));
    return (added.length > 0 ? added : visit.calls.slice(0, 1)).map((call) => ({ visit, call }));
  });
}

/** Pairs every call of the page, and every kind, at least once: the shorter list is repeated. */
function combinationsOf(ways: readonly SweptVisit[]) {
  const calls = callsToProve(ways);
  const rounds = Math.ceil(kinds.length / calls.length);
  return Array.from({ length: rounds }, () => calls)
    .flat()
    .slice(0, Math.max(calls.length, kinds.length))
    .flatMap((each, place) => {
      const kind = kinds[place % kinds.length];
      return kind ? [{ ...each, kind: kind[0], effect: kind[1] }] : [];
    });
}

for (const ways of Map.groupBy(visits, ({ page }) => page).values()) {
  for (const { visit, call, kind, effect } of combinationsOf(ways)) {
    test(
      `${visit.name}: the page recovers when ${nameOf(call)} ${kind}`,
      { tag: '@desktop' },
      async ({ page, sandbox, problems }) => {
        // The browser's own console message about a failed call.
        problems.ignore(/Failed to load resource: .*\/(api|content\/pictures)\//);
        await page.addInitScript(reportCaughtFaults);
        const path = `/${call.service}${call.path}`;
        const clock = await PageClock.install(page, (request) => new URL(request.url()).pathname.endsWith(path));

        await visit.prepare?.(page);
        const { service, method } = call;
        await sandbox.fault({ service, method, path: call.path, times: 1000, ...effect });
        await visit.arrive(page);
        // The first interaction starts the sagas. A delayed picture would block the load event, so it isn't awaited.
        await page.keyboard.press('Shift');
        await whenHydrated(page);
        await scrollThrough(page);
        await clock.advanceUntil(call.says(page), () => scrollThrough(page));
        await expectWhole(page);
        const readMade = async () => (await sandbox.calls()).map(nameOf);
        // The page may have said so before the call, and say it still.
        await expect.poll(readMade, 'the failing call was made').toContain(nameOf(call));
        expect(
          (await readMade()).filter((name) => !swept.has(name)),
          'calls that the sweep leaves out',
        ).toEqual([]);

        await sandbox.clearFaults();
        if (!call.returns) return;
        await (call.retry ?? tryAgain)(page);
        await clock.advanceUntil(call.returns(page));
        await expect(call.says(page)).toHaveCount(0);
      },
    );
  }
}

/** Sections below the fold hydrate and load their data within 300 pixels of the window. */
async function scrollThrough(page: Page) {
  // A pointer over the page would hover links, which preload their targets.
  await page.mouse.move(0, 0);
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += window.innerHeight) {
      window.scrollTo(0, y);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    window.scrollTo(0, 0);
  });
}

async function tryAgain(page: Page) {
  const button = page.getByRole('main').getByRole('button', { name: 'Tentar de novo' });
  // shared/loading/deferred.test.tsx tests a press before the section is hydrated.
  await button.scrollIntoViewIfNeeded();
  await expect.poll(() => isHydrated(button)).toBe(true);
  await button.click();
}

/** Crashed watchers and hydration errors are reported by an event, which fails the test here. */
function reportCaughtFaults() {
  window.addEventListener('signdrive:fault', (event) => {
    const { where, error } = (event as CustomEvent<{ where: string; error: unknown }>).detail;
    console.error('reported', where, String(error));
  });
}

/** Expects a heading, no section that loads forever, and a way to continue. */
async function expectWhole(page: Page) {
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  const loading = main.getByText('Carregando').or(main.locator('[aria-busy="true"]'));
  await expect(async () => {
    // A section that was scrolled past before it could hydrate shows the server's markup until the next approach.
    if ((await loading.count()) > 0) await scrollThrough(page);
    await expect(loading).toHaveCount(0, { timeout: 500 });
  }).toPass({ timeout: 60_000 });
  await expect(page.getByRole('contentinfo')).toBeVisible();
  const ways = main.getByRole('link').or(main.getByRole('button', { disabled: false }));
  await expect(ways.first()).toBeVisible();
}
