import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  redirect,
  RouterProvider,
} from '@tanstack/react-router';
import { act, render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { followPageWithFocus, type AppRouter } from './router.tsx';

it('moves focus to the heading if a page without content redirects back and its link has lost focus', async () => {
  const root = createRootRoute();
  const home = createRoute({
    getParentRoute: () => root,
    path: '/',
    component: () => (
      <main>
        <h1>Início</h1>
        <a href="/oferta">T-Cross</a>
      </main>
    ),
  });
  const offer = createRoute({
    getParentRoute: () => root,
    path: '/oferta',
    loader: () => {
      // The loading overlay makes the page inert.
      screen.getByRole('link').blur();
      throw redirect({ to: '/' });
    },
  });
  const router = createRouter({ routeTree: root.addChildren([home, offer]), history: createMemoryHistory() });
  followPageWithFocus(router as unknown as AppRouter);
  render(<RouterProvider router={router} />);
  (await screen.findByRole('link')).focus();
  await act(() => router.navigate({ to: '/oferta' as never }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Início' })).toHaveFocus());
});
