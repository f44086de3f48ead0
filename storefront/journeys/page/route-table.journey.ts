import type { Page } from '@playwright/test';
import type { Resolution } from '#/domain/urls/route-resolution.ts';
import { routeCases, type RouteCase } from '#/test-support/route-cases.ts';
import { startWithSession } from '../support/pages/log-in.ts';
import { whenHydrated } from '../support/pages/offer-page.ts';
import { expect, test } from '../support/world.ts';

// The same cases for the rule itself (domain/urls/route-resolution.test.ts), for the server and for the browser.

/** Start pages of a case: the first one that differs from the case's own page, so that a navigation is visible. */
const beginnings = [
  { path: '/concessionaria', title: 'Concessionárias' },
  { path: '/clientes', title: 'Como podemos ajudar?' },
] as const;

/** Expected end of a case: URL, theme, and whether there is a page. */
function endOf({ url, leadsTo }: RouteCase): {
  url: string;
  resolution: Exclude<Resolution, { kind: 'redirect' }>;
} {
  const target = leadsTo.kind === 'redirect' ? leadsTo.to : url;
  return { url: target, resolution: leadsTo.kind === 'redirect' ? endsInPage : leadsTo };
}
const endsInPage = { kind: 'page', path: '', isStoreNamed: false } as const;

const withoutHash = (url: string) => url.replace(/#.*$/, '');

/** A page removes the token from its URL once it has read it. */
const withoutToken = (url: string) => url.replace(/(reset-password|confirm-email)\/.+/, '$1');

/**
 * The cases for the browser: for each rule one of each result, and each page once. The rule itself and the server run
 * all of them.
 */
function pickForBrowser(rules: typeof routeCases): (readonly [rule: string, cases: readonly RouteCase[]])[] {
  const pages = new Set<string>();
  return Object.entries(rules).map(([rule, cases]) => {
    const ends = new Set<string>();
    const isNew = (set: Set<string>, key: string) => set.size < set.add(key).size;
    const picked = cases.filter(({ leadsTo, stored }) => {
      const isNewEnd = isNew(ends, `${leadsTo.kind} ${stored === undefined}`);
      const isNewPage = leadsTo.kind === 'page' && isNew(pages, leadsTo.path);
      return isNewEnd || isNewPage;
    });
    return [rule, picked] as const;
  });
}

async function storeIn(page: Page, storeUrl: string, stored: string | undefined) {
  await page.context().clearCookies({ name: 'lastVisitedStore' });
  if (stored) await page.context().addCookies([{ name: 'lastVisitedStore', value: stored, url: storeUrl }]);
}

for (const [rule, cases] of Object.entries(routeCases)) {
  test(`${rule}: the server responds as the table says`, { tag: '@desktop' }, async ({ request, world, sandbox }) => {
    const ask = ({ url, stored }: RouteCase) =>
      request.get(world.storeUrl + withoutHash(url).slice(1), {
        maxRedirects: 0,
        ...(stored && { headers: { cookie: `lastVisitedStore=${stored}` } }),
      });
    for (const routeCase of cases) {
      const { url, stored, leadsTo } = routeCase;
      const response = await ask(routeCase);
      const said = `${withoutHash(url)} with ${stored ?? 'nothing'} stored`;
      if (leadsTo.kind === 'redirect') {
        expect(response.status(), said).toBe(302);
        expect(response.headers()['location'], said).toBe(withoutHash(leadsTo.to));
        continue;
      }
      expect(response.status(), said).toBe(leadsTo.kind === 'page' ? 200 : 404);
      const shown = /<html[^>]*data-partner="([^"]*)"/.exec(await response.text())?.[1];
      expect(shown, `look of ${said}`).toBe(leadsTo.storeSlug);
    }
    if (cases.some(({ leadsTo }) => leadsTo.kind === 'page')) return;
    expect(await sandbox.calls(), 'calls for URLs that need none').toEqual([]);
  });
}

for (const [rule, cases] of pickForBrowser(routeCases)) {
  test(`${rule}: the browser navigates as the table says`, { tag: '@desktop' }, async ({ page, sandbox, world }) => {
    // The table's tokens don't exist; this stub confirms them, because the test is about URLs.
    await page.route(/\/api\/fleet\/confirm-email\//, (route) => route.fulfill({ status: 200, json: {} }));
    // Without a session an account page redirects to the log-in.
    await sandbox.scenario('known-customer');
    if (cases.some((routeCase) => endOf(routeCase).url.includes('/conta/'))) await startWithSession(page);
    await page.goto('concessionaria');
    await whenHydrated(page);
    const documents: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(request.url());
    });
    // Navigates as a link of the page does: without a new document.
    const moveTo = (path: string) => page.evaluate((to) => history.pushState(null, '', to), path);
    // Also found under a dialog.
    const title = page.locator('main h1');
    for (const routeCase of cases) {
      const { url, resolution } = endOf(routeCase);
      await test.step(`${routeCase.url} with ${routeCase.stored ?? 'nothing'} stored`, async () => {
        const beginning = beginnings.find(({ path }) => !url.includes(path)) ?? beginnings[0];
        await storeIn(page, world.storeUrl, undefined);
        await moveTo(beginning.path);
        await expect(title).toHaveText(beginning.title);

        await storeIn(page, world.storeUrl, routeCase.stored);
        await moveTo(routeCase.url);
        if (resolution.kind === 'notFound') await expect(title).toHaveText('Página não encontrada');
        else await expect(title).not.toHaveText(new RegExp(`^(Página não encontrada|${beginning.title})$`));
        const expected = new URL(resolution.kind === 'page' ? withoutToken(url) : url, world.storeUrl).href;
        // The router encodes a comma in a query.
        await expect(page).toHaveURL(({ href }) => href.replaceAll('%2C', ',') === expected);
        if (routeCase.leadsTo.kind !== 'redirect') {
          const look = page.locator('html');
          if (resolution.storeSlug) await expect(look).toHaveAttribute('data-partner', resolution.storeSlug);
          else await expect(look).not.toHaveAttribute('data-partner');
        }
      });
    }
    expect(documents, 'no page was loaded anew').toEqual([]);
  });
}
