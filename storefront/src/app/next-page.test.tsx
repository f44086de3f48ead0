import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aConfig } from '#/test-support/index.ts';
import { preloadOnIntent } from './next-page.ts';
import type { AppRouter } from './router.tsx';

const loadData = vi.fn<(search: object) => void>();
const loadScript = vi.fn<() => Promise<void>>(() => Promise.resolve());

/** A link in the store of Viaduto. Listeners stay on the document, so each test creates one. */
function renderLink(attributes: string) {
  const root = createRootRoute();
  const home = createRoute({ getParentRoute: () => root, path: '/' });
  const questions = createRoute({
    getParentRoute: () => root,
    path: '/faq',
    loader: ({ location }) => loadData(location.search),
    component: Object.assign(() => null, { preload: loadScript }),
  });
  const router = createRouter({
    routeTree: root.addChildren([home, questions]),
    history: createMemoryHistory(),
    context: { url: { storeSlug: 'viaduto' } },
  });
  preloadOnIntent(router as unknown as AppRouter, aConfig({ basePath: '/pre/' }));
  document.body.innerHTML = `<a ${attributes}><span>Perguntas</span> <b>frequentes</b></a><p>Texto</p>`;
}

const added: [string, EventListener][] = [];

beforeEach(() => {
  vi.useFakeTimers();
  const add = document.addEventListener.bind(document);
  vi.spyOn(document, 'addEventListener').mockImplementation((type: string, listener: unknown) => {
    added.push([type, listener as EventListener]);
    add(type, listener as EventListener);
  });
});

afterEach(() => {
  for (const [type, listener] of added.splice(0)) document.removeEventListener(type, listener);
  vi.restoreAllMocks();
  vi.clearAllMocks();
  document.body.innerHTML = '';
});

const span = () => screen.getByText('Perguntas');

describe('a link that the visitor is likely to follow', () => {
  it.each([
    ['pointer', () => fireEvent.pointerOver(span())],
    ['focus', () => fireEvent.focusIn(span())],
  ])('preloads its data after 80 ms of %s', async (_, arrive) => {
    renderLink('href="/pre/viaduto/faq?q=prazo"');
    arrive();
    await vi.advanceTimersByTimeAsync(79);
    expect(loadData).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(loadData).toHaveBeenCalledExactlyOnceWith({ q: 'prazo' });
  });

  it('preloads its data once while the pointer moves inside it', async () => {
    renderLink('href="/pre/faq"');
    fireEvent.pointerOver(span());
    await vi.advanceTimersByTimeAsync(50);
    fireEvent.pointerOut(span());
    fireEvent.pointerOver(screen.getByText('frequentes'));
    await vi.advanceTimersByTimeAsync(80);
    expect(loadData).toHaveBeenCalledTimes(1);
  });

  it('preloads its chunk on pointer down, and no data', async () => {
    renderLink('href="/pre/faq"');
    fireEvent.pointerDown(span());
    await vi.advanceTimersByTimeAsync(0);
    expect(loadScript).toHaveBeenCalled();
    expect(loadData).not.toHaveBeenCalled();
  });
});

it.each([
  ['passes over it', () => fireEvent.pointerOut(span())],
  ['begins to scroll', () => fireEvent.pointerCancel(span())],
  ['moves on by key', () => fireEvent.focusOut(span())],
])('a link is not preloaded if the visitor %s', async (_, leave) => {
  renderLink('href="/pre/faq"');
  fireEvent.pointerOver(span());
  await vi.advanceTimersByTimeAsync(50);
  leave();
  await vi.advanceTimersByTimeAsync(200);
  expect(loadData).not.toHaveBeenCalled();
});

it.each([
  ['to another site', 'href="https://ajuda.example/pre/faq"'],
  ['outside the store', 'href="/faq"'],
  ['to another store', 'href="/pre/casa-andrade/faq"'],
  ['into another tab', 'href="/pre/faq" target="_blank"'],
  ['to a file', 'href="/pre/faq" download'],
  ['without a page', 'href="/pre/api/faq"'],
])('a link %s is not preloaded', async (_, attributes) => {
  renderLink(attributes);
  fireEvent.pointerOver(span());
  fireEvent.pointerDown(span());
  await vi.advanceTimersByTimeAsync(200);
  expect(loadData).not.toHaveBeenCalled();
  expect(loadScript).not.toHaveBeenCalled();
});
