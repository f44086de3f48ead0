import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { deferred } from '../loading/deferred.tsx';
import { useFragmentTarget } from './use-fragment-target.ts';

const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
beforeEach(() => void scroll.mockClear());

function Offers() {
  useFragmentTarget('ofertas');
  return (
    <section id="ofertas">
      <h2>Carros para assinar</h2>
    </section>
  );
}

/** A page whose section loads after it, and another page that links to it. */
async function openHelp() {
  const LateOffers = deferred(async () => Offers);
  const root = createRootRoute();
  const home = createRoute({ getParentRoute: () => root, path: '/', component: LateOffers });
  const help = createRoute({ getParentRoute: () => root, path: '/ajuda', component: () => <h1>Ajuda</h1> });
  const router = createRouter({
    routeTree: root.addChildren([home, help]),
    history: createMemoryHistory({ initialEntries: ['/ajuda'] }),
  });
  render(<RouterProvider router={router} />);
  await screen.findByRole('heading', { name: 'Ajuda' });
  return (hash?: string) => act(() => router.navigate({ to: '/', ...(hash !== undefined && { hash }) } as never));
}

it('scrolls to the section of the fragment, and moves focus to its heading', async () => {
  const goHome = await openHelp();
  await goHome('ofertas');
  const heading = await screen.findByRole('heading', { name: 'Carros para assinar' });
  await waitFor(() => expect(heading).toHaveFocus());
  expect(scroll.mock.contexts).toContain(heading.parentElement);
});

it.each([[undefined], ['comparar']])('leaves the page as it is with the fragment %s', async (hash) => {
  const goHome = await openHelp();
  await goHome(hash);
  const heading = await screen.findByRole('heading', { name: 'Carros para assinar' });
  expect(heading).not.toHaveFocus();
  expect(scroll).not.toHaveBeenCalled();
});
