import type { Page, Route } from '@playwright/test';
import fc from 'fast-check';
import { goInHistory } from '../support/browser/history.ts';
import type { SandboxControl } from '../support/servers/sandbox-control.ts';
import { Tab } from '../support/walks/tab.ts';
import { stopClock, WalkClock } from '../support/walks/walk-clock.ts';
import { expect, test } from '../support/world.ts';

const { WALK_SEED: seed = '15', WALK_COUNT: count = '3', WALK_ONLY: only } = process.env;

const cars = ['t-cross', 'nivus', 'polo', 'taos', 'tera', 'saveiro', 'virtus'] as const;
const stepsOfWalk = 10;
/** Shorter than the timeout of a request, longer than a visitor waits for a price. */
const slowInMs = 4000;

/** One step on an offer page. `place` chooses among the options or cars on the page. */
type Step =
  | { kind: 'choose' | 'car'; place: number }
  | { kind: 'two choices'; places: readonly [number, number] }
  | { kind: 'back' | 'forward' | 'reload' | 'slow' }
  | { kind: 'fails'; times: number };

const place = fc.nat(60);
const step = fc.oneof<fc.WeightedArbitrary<Step>[]>(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('choose'), place }) },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('two choices'), places: fc.tuple(place, place) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('car'), place }) },
  { weight: 6, arbitrary: fc.record({ kind: fc.constantFrom('back', 'forward', 'reload', 'slow') }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('fails'), times: fc.integer({ min: 1, max: 8 }) }) },
);
const walk = fc.record({
  car: fc.constantFrom(...cars),
  steps: fc.array(step, { minLength: stepsOfWalk, maxLength: stepsOfWalk, size: 'max' }),
});

/** A seed gives the same walks on every machine. */
const walks = fc.sample(walk, { seed: Number(seed), numRuns: Number(count) });

for (const [index, { car, steps }] of walks.entries()) {
  const number = index + 1;
  if (only !== undefined && Number(only) !== number) continue;
  test(
    `an offer shows what its URL says, however its plan was chosen: walk ${number} of seed ${seed}`,
    { tag: '@desktop' },
    async ({ context, page, sandbox, problems }) => {
      // A page that was served without prices may get them before its sections hydrate.
      problems.ignore(/Failed to load resource|net::ERR_|hydration Error/);
      await stopClock(context);
      const tabs: Tab[] = [];
      const clock = new WalkClock(context, tabs);
      const tab = new Tab('first tab', page, () => undefined, clock.requestEnded);
      tabs.push(tab);
      await page.goto(`ofertasvw/${car}`);
      const path = [car as string];
      for (const each of steps) {
        await take(each, { page, clock, sandbox });
        await clock.settle();
        path.push(`${JSON.stringify(each)} ${tab.shown.url}`);
      }
      await sandbox.clearFaults();
      await clock.wait(slowInMs);
      await pressRetry(page);
      await clock.settle();
      const shown = await readOffer(tab, clock);

      const fresh = new Tab('second tab', await context.newPage(), () => undefined, clock.requestEnded);
      tabs.splice(0, 1, fresh);
      await page.close();
      await fresh.page.goto(tab.shown.url);
      await clock.settle();
      expect(shown, path.join('\n')).toEqual(await readOffer(fresh, clock));
    },
  );
}

interface Visit {
  page: Page;
  clock: WalkClock;
  sandbox: SandboxControl;
}

async function take(wanted: Step, { page, clock, sandbox }: Visit): Promise<unknown> {
  switch (wanted.kind) {
    case 'choose':
      return choose(page, wanted.place);
    case 'two choices':
      for (const each of wanted.places) await choose(page, each);
      return undefined;
    case 'car': {
      const links = page.getByRole('main').getByRole('article').getByRole('heading').getByRole('link');
      const linkCount = await links.count();
      return linkCount > 0 ? links.nth(wanted.place % linkCount).click() : undefined;
    }
    case 'back':
    case 'forward':
      return goInHistory(page, wanted.kind);
    case 'reload':
      return page.reload();
    case 'fails':
      return sandbox.fault({ service: 'vehicle', path: '/vehicles/*', status: 503, times: wanted.times });
    case 'slow':
      return page.context().route(
        /api\/vehicle\//,
        async (route) => {
          clock.hold(route.request());
          clock.later(slowInMs, () => release(route, clock));
        },
        { times: 1 },
      );
  }
}

/** The page may have been left. */
async function release(route: Route, clock: WalkClock): Promise<void> {
  clock.release(route.request());
  await route.continue().catch(() => undefined);
}

async function choose(page: Page, wanted: number): Promise<void> {
  const labels = page
    .locator('main [role=radiogroup] label:has(input:enabled:not(:checked))')
    .filter({ visible: true });
  const labelCount = await labels.count();
  if (labelCount > 0) await labels.nth(wanted % labelCount).click();
}

async function pressRetry(page: Page): Promise<void> {
  const retry = page.getByRole('main').getByRole('button', { name: 'Tentar de novo' }).first();
  if (await retry.isVisible()) await retry.click();
}

/** The page's texts about its plan, with every section on the way rendered. */
async function readOffer(tab: Tab, clock: WalkClock) {
  await tab.page.bringToFront();
  await tab.page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
      scrollTo(0, top);
      await new Promise((done) => (window.whenIdle ?? setTimeout)(done));
    }
  });
  await clock.settle();
  const { url, heading, values, terms } = await tab.read();
  return {
    url,
    heading,
    values,
    terms,
    prices: await tab.offer.prices.allTextContents(),
    order: await tab.page.getByRole('link', { name: /^Assinar (este|esta) / }).getAttribute('href'),
  };
}
