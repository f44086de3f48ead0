import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { ConfigProvider } from '#/shared/page/config.ts';
import { aConfig } from '#/test-support/index.ts';
import { RouterAnchor } from './RouterAnchor.tsx';

/** Renders a page of two routes with one link. Clicks that reach the browser are counted and prevented. */
async function renderLink(
  href: string,
  { basePath = '/', target, loader }: { basePath?: string; target?: string; loader?: () => Promise<void> } = {},
) {
  let followedByBrowser = 0;
  const root = createRootRoute({
    component: () => (
      <main>
        <h1>Carros</h1>
        <RouterAnchor href={href} {...(target && { target })}>
          Ir
        </RouterAnchor>
      </main>
    ),
  });
  const routes = ['/', '/faq'].map((path) =>
    createRoute({ getParentRoute: () => root, path, ...(path === '/faq' && loader && { loader }) }),
  );
  const router = createRouter({
    routeTree: root.addChildren(routes),
    basepath: basePath,
    history: createMemoryHistory({ initialEntries: [basePath] }),
  });
  render(
    // Prevents the default of such clicks: jsdom can't navigate.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- as above
    <div
      onClick={(event) => {
        if (event.defaultPrevented) return;
        followedByBrowser += 1;
        event.preventDefault();
      }}
    >
      <ConfigProvider value={aConfig({ basePath })}>
        <RouterProvider router={router as never} />
      </ConfigProvider>
    </div>,
  );
  const link = await screen.findByRole('link', { name: 'Ir' });
  return { link, path: () => router.history.location.href, followedByBrowser: () => followedByBrowser };
}

test('a plain click on a link of the store stays in the page', async () => {
  const { link, path, followedByBrowser } = await renderLink('/faq?q=prazo#lista');
  fireEvent.click(link);
  await waitFor(() => expect(path()).toBe('/faq?q=prazo#lista'));
  expect(followedByBrowser()).toBe(0);
});

test.each([
  ['/', '/'],
  ['/', '/?prazo=24'],
  ['/pre/', '/'],
])('a link to the current page leads to its heading, at the top: below %s, to %s', async (basePath, href) => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  window.history.replaceState(null, '', basePath);
  onTestFinished(() => window.history.replaceState(null, '', '/'));
  const { link, path } = await renderLink(href, { basePath });
  fireEvent.click(link);
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Carros' })).toHaveFocus());
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
  expect(path()).toBe(basePath + href.slice(1));
});

test('a followed link is busy from the click until the next page is shown', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { link, path } = await renderLink('/faq', { loader: () => promise });
  fireEvent.click(link);
  expect(link).toHaveAttribute('aria-busy', 'true');
  await waitFor(() => expect(path()).toBe('/faq'));
  expect(link).toHaveAttribute('aria-busy', 'true');
  resolve();
  await waitFor(() => expect(link).not.toHaveAttribute('aria-busy'));
});

test('the href contains the base path, so that it can be opened elsewhere', async () => {
  const { link, path } = await renderLink('/faq', { basePath: '/pre/signdrive/v2/' });
  expect(link).toHaveAttribute('href', '/pre/signdrive/v2/faq');
  fireEvent.click(link);
  await waitFor(() => expect(path()).toBe('/pre/signdrive/v2/faq'));
});

describe('the browser follows a link natively', () => {
  test.each([
    ['with Ctrl', { ctrlKey: true }],
    ['with ⌘', { metaKey: true }],
    ['with Shift', { shiftKey: true }],
    ['with Alt', { altKey: true }],
  ])('on a click %s', async (_, modifier) => {
    const { link, path, followedByBrowser } = await renderLink('/faq');
    fireEvent.click(link, modifier);
    expect(followedByBrowser()).toBe(1);
    expect(path()).toBe('/');
  });

  test('to another window', async () => {
    const { link, path, followedByBrowser } = await renderLink('/faq', { target: '_blank' });
    fireEvent.click(link);
    expect(followedByBrowser()).toBe(1);
    expect(path()).toBe('/');
  });

  test.each(['https://ajuda.example/', '//outro.example/', 'tel:08000000000', 'mailto:a@b.example', '#plano'])(
    'to %s',
    async (href) => {
      const { link, path, followedByBrowser } = await renderLink(href, { basePath: '/pre/' });
      expect(link).toHaveAttribute('href', href);
      fireEvent.click(link);
      expect(followedByBrowser()).toBe(1);
      expect(path()).toBe('/pre/');
    },
  );
});
