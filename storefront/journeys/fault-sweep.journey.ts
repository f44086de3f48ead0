/** Every call of home, offer and store check, made to fail in every way: what the visitor is left with. */
import type { BrowserContext, Page } from '@playwright/test';
import { visits, type SweptCall, type SweptVisit } from './fault-sweep.table.ts';
import { isTakenOver, whenTakenOver } from './support/offer-page.ts';
import { keepDrawing } from './support/keep-drawing.ts';
import { PageProblems } from './support/page-problems.ts';
import type { Fault, SandboxControl } from './support/sandbox-control.ts';
import { expect, test } from './support/world.ts';

// The widths differ in layout, not in what fails: one is enough. The store gives up on a silent service soon, but not on
// one that a busy machine keeps: its part would fail, too.
test.use({ storeSettings: { env: { SERVICE_TIMEOUT_MS: '700', PAGE_BUDGET_MS: '1500' } } });

const kinds: Record<string, Partial<Fault>> = {
  'status 500': { status: 500 },
  'time-out': { delayMs: 60_000 },
  drop: { drop: 'request' },
  nonsense: { status: 200, body: [{ nonsense: true }] },
  'status 404': { status: 404 },
};

/** The browser's own line about a call that failed: it is no word of the page, and nothing can keep it back. */
const networkLine = /Failed to load resource: .*\/(api|content\/pictures)\//;

/** The same of a picture that was no picture: a recorder (`--trace`) asks once more, past the policy. */
const blockedPictureLine = /^error: Connecting to '[^']*\/content\/pictures\//;

/** One browser for all visitors, who come one after the other: it fetches and compiles the store's files once. */
let shared: BrowserContext;
let problems: PageProblems;

test.beforeAll(async ({ browser }) => {
  shared = await browser.newContext();
  await keepDrawing(shared);
  await reportFaultsOfTheProgram(shared);
  problems = new PageProblems(shared, [networkLine, blockedPictureLine]);
});

test.afterAll(() => shared.close());

for (const visit of visits) {
  for (const call of visit.calls) {
    const name = `${visit.name}, without ${call.method} ${call.service}${call.path}`;
    test(`${name}: says so and leads on`, async ({ sandbox, world }) => {
      // Several visits to a page, one after the other.
      test.setTimeout(180_000);
      for (const [kind, effect] of Object.entries(kinds)) {
        await test.step(kind, async () => {
          const page = await openAsStranger(world.storeUrl);
          await meet({ page, sandbox, visit, call, effect });
          expect(problems.faults(), 'what the page complained about').toEqual([]);
          await page.close();
        });
      }
      test.info().annotations.push({ type: 'combinations', description: String(Object.keys(kinds).length) });
    });
  }
}

const nameOf = (call: { service: string; method: string; path: string }) =>
  `${call.method} ${call.service}${call.path}`;
const swept = new Set(visits.flatMap(({ calls }) => calls.map(nameOf)));

for (const visit of visits) {
  test(`${visit.name}: makes its calls, and none that the sweep leaves out`, async ({ page, sandbox }) => {
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

/** Parts below the fold are taken over, and ask for what they need, when they come near: within 300 pixels. */
async function scrollThrough(page: Page) {
  // A pointer left over the page would come upon links, which load ahead what they lead to.
  await page.mouse.move(0, 0);
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += window.innerHeight) {
      window.scrollTo(0, y);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    // What was passed before it could wake wakes now.
    window.scrollTo(0, 0);
  });
}

interface Combination {
  page: Page;
  sandbox: SandboxControl;
  visit: SweptVisit;
  call: SweptCall;
  effect: Partial<Fault>;
}

async function meet({ page, sandbox, visit, call, effect }: Combination) {
  const { service, method, path } = call;
  await visit.prepare?.(page);
  await sandbox.fault({ service, method, path, times: 1000, ...effect });
  await sandbox.send('DELETE', 'calls');
  await visit.arrive(page);
  // A picture on its way holds the page's load: the visitor who moves doesn't wait for it, and nor does the program.
  await page.keyboard.press('Shift');
  await whenTakenOver(page);
  await scrollThrough(page);

  // The server tries three times within its budget, then the browser does: on a busy machine that takes a while.
  await expect(call.says(page)).toBeVisible({ timeout: 20_000 });
  await expectWhole(page);
  expect((await sandbox.calls()).map(nameOf), 'the call was made, and failed').toContain(nameOf(call));
  await sandbox.clearFaults();
  if (call.returns) {
    await (call.retry ?? tryAgain)(page);
    await expect(call.returns(page)).toBeVisible();
    await expect(call.says(page)).toHaveCount(0);
  }
}

/** A visitor who has never been here: what the one before kept must not help. The store's files may stay. */
async function openAsStranger(storeUrl: string): Promise<Page> {
  await shared.clearCookies();
  await shared.clearPermissions();
  const page = await shared.newPage();
  const protocol = await shared.newCDPSession(page);
  await protocol.send('Storage.clearDataForOrigin', { origin: new URL(storeUrl).origin, storageTypes: 'all' });
  return page;
}

async function tryAgain(page: Page) {
  const button = page.getByRole('main').getByRole('button', { name: 'Tentar de novo' });
  // What is pressed before its part is taken over is the business of another test (shared/deferred.test.tsx).
  await button.scrollIntoViewIfNeeded();
  await expect.poll(() => isTakenOver(button)).toBe(true);
  await button.click();
}

/** Crashed watchers and repaired hydrations are reported, not thrown: here they are faults as well. */
async function reportFaultsOfTheProgram(context: BrowserContext) {
  await context.addInitScript(() => {
    window.addEventListener('signdrive:fault', (event) => {
      console.error('reported', JSON.stringify((event as CustomEvent).detail));
    });
  });
}

/** No blank page: a heading, no part that loads for ever, and somewhere to go. */
async function expectWhole(page: Page) {
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  const loading = main.getByText('Carregando').or(main.locator('[aria-busy="true"]'));
  await expect(async () => {
    // A part that was passed before it could wake shows what the server sent until someone comes near again.
    if ((await loading.count()) > 0) await scrollThrough(page);
    await expect(loading).toHaveCount(0, { timeout: 500 });
  }).toPass({ timeout: 10_000 });
  await expect(page.getByRole('contentinfo')).toBeVisible();
  const ways = main.getByRole('link').or(main.getByRole('button', { disabled: false }));
  await expect(ways.first()).toBeVisible();
}
