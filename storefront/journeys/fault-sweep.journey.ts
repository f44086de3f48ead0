/** Every call of home, offer and store check, made to fail in every way: what the visitor is left with. */
import type { Browser, Page } from '@playwright/test';
import { visits, type SweptCall, type SweptVisit } from './fault-sweep.table.ts';
import { whenTakenOver } from './support/offer-page.ts';
import { PageProblems } from './support/page-problems.ts';
import type { Fault, SandboxControl } from './support/sandbox-control.ts';
import { expect, test } from './support/world.ts';

// The widths differ in layout, not in what fails: one is enough. The store gives up on a silent service at once.
test.use({ storeSettings: { env: { SERVICE_TIMEOUT_MS: '300' } } });

const kinds: Record<string, Partial<Fault>> = {
  'status 500': { status: 500 },
  'time-out': { delayMs: 60_000 },
  drop: { drop: 'request' },
  nonsense: { status: 200, body: [{ nonsense: true }] },
  'status 404': { status: 404 },
};

/** The browser's own line about a call that failed: it is no word of the page, and nothing can keep it back. */
const networkLine = /Failed to load resource: .*\/(api|content\/pictures)\//;

/** The same of a picture that was no picture: the browser drops it, and its recorder asks once more, past the policy. */
const blockedPictureLine = /^error: Connecting to '[^']*\/content\/pictures\//;

for (const visit of visits) {
  for (const call of visit.calls) {
    const name = `${visit.name}, without ${call.method} ${call.service}${call.path}`;
    test(`${name}: says so and leads on @desktop`, async ({ browser, sandbox }) => {
      // Several visits to a page, one after the other.
      test.setTimeout(180_000);
      for (const [kind, effect] of Object.entries(kinds)) {
        await test.step(kind, () => meet({ browser, sandbox, visit, call, effect }));
      }
      test.info().annotations.push({ type: 'combinations', description: String(Object.keys(kinds).length) });
    });
  }
}

const nameOf = (call: { service: string; method: string; path: string }) =>
  `${call.method} ${call.service}${call.path}`;
const swept = new Set(visits.flatMap(({ calls }) => calls.map(nameOf)));

for (const visit of visits) {
  test(`${visit.name}: makes its calls, and none that the sweep leaves out @desktop`, async ({ page, sandbox }) => {
    await visit.prepare?.(page);
    await sandbox.send('DELETE', 'calls');
    await visit.arrive(page);
    const made = async () => new Set((await sandbox.calls()).map(nameOf));
    await expect
      .poll(async () => {
        await scrollThrough(page);
        const seen = await made();
        return visit.calls.map(nameOf).filter((name) => !seen.has(name));
      })
      .toEqual([]);
    await page.waitForLoadState('networkidle');
    expect([...(await made())].filter((name) => !swept.has(name))).toEqual([]);
  });
}

/** Parts below the fold are taken over, and ask for what they need, when they come near. */
async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += window.innerHeight / 2) {
      window.scrollTo(0, y);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    // What was passed before it could wake wakes now.
    window.scrollTo(0, 0);
  });
}

interface Combination {
  browser: Browser;
  sandbox: SandboxControl;
  visit: SweptVisit;
  call: SweptCall;
  effect: Partial<Fault>;
}

async function meet({ browser, sandbox, visit, call, effect }: Combination) {
  // A visitor of their own: what an earlier one kept must not help this one.
  const context = await browser.newContext();
  const problems = new PageProblems(context, [networkLine, blockedPictureLine]);
  const page = await context.newPage();
  await reportFaultsOfTheProgram(page);
  const { service, method, path } = call;
  await visit.prepare?.(page);
  await sandbox.fault({ service, method, path, times: 1000, ...effect });
  await visit.arrive(page);
  await whenTakenOver(page);
  await scrollThrough(page);

  // The server tries three times within its budget, then the browser does: on a busy machine that takes a while.
  await expect(call.says(page)).toBeVisible({ timeout: 20_000 });
  await expectWhole(page);
  await sandbox.clearFaults();
  if (call.returns) {
    await (call.retry ?? tryAgain)(page);
    await expect(call.returns(page)).toBeVisible();
    await expect(call.says(page)).toHaveCount(0);
  }
  expect(problems.faults(), 'what the page complained about').toEqual([]);
  await context.close();
}

const tryAgain = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Tentar de novo' }).click();

/** Crashed watchers and repaired hydrations are reported, not thrown: here they are faults as well. */
async function reportFaultsOfTheProgram(page: Page) {
  await page.addInitScript(() => {
    window.addEventListener('signdrive:fault', (event) => {
      console.error('reported', JSON.stringify((event as CustomEvent).detail));
    });
  });
}

/** No blank page: a heading, no part that loads for ever, and somewhere to go. */
async function expectWhole(page: Page) {
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(main.getByText('Carregando')).toHaveCount(0);
  await expect(main.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  const ways = main.getByRole('link').or(main.getByRole('button', { disabled: false }));
  await expect(ways.first()).toBeVisible();
}
