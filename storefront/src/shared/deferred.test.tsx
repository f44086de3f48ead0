import { act, cleanup, render, screen } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { deferred } from './deferred.tsx';

const Questions = () => <a href="/faq">Perguntas</a>;

/** The observers that wait for a section to come near. */
const observers = new Set<(entries: { isIntersecting: boolean }[]) => void>();

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly callback;
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        this.callback = callback;
      }
      observe() {
        observers.add(this.callback);
      }
      disconnect() {
        observers.delete(this.callback);
      }
    },
  );
});

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  observers.clear();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

/** What the server sends of a section, as its process does: the script is there before the first page. */
async function renderOnServer(): Promise<string> {
  vi.stubEnv('SSR', true);
  const OnServer = deferred(async () => Questions);
  await Promise.resolve();
  await Promise.resolve();
  vi.stubEnv('SSR', false);
  return renderToString(<OnServer />);
}

/** The same section in the browser, taken over from the server's markup. */
async function takeOver(load: () => Promise<typeof Questions>) {
  const html = await renderOnServer();
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = html;
  const InBrowser = deferred(load);
  let root: Root | undefined;
  await act(async () => {
    root = hydrateRoot(place, <InBrowser />);
  });
  return { link: screen.getByRole('link', { name: 'Perguntas' }), render: () => root?.render(<InBrowser />) };
}

describe('a deferred section', () => {
  test('is whole in what the server sends', async () => {
    expect(await renderOnServer()).toContain('<a href="/faq">Perguntas</a>');
  });

  test('is read, and not loaded, until a visitor comes near', async () => {
    const load = vi.fn<() => Promise<typeof Questions>>(async () => Questions);
    const { link, render: renderAgain } = await takeOver(load);
    await act(async () => renderAgain());
    expect(load).not.toHaveBeenCalled();
    expect(link.isConnected).toBe(true);

    await act(async () => {
      for (const tell of observers) tell([{ isIntersecting: true }]);
    });
    expect(load).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('link', { name: 'Perguntas' })).toBe(link);
  });

  test('is loaded when it is focused, once', async () => {
    const load = vi.fn<() => Promise<typeof Questions>>(async () => Questions);
    const { link } = await takeOver(load);
    await act(async () => link.focus());
    await act(async () => link.blur());
    await act(async () => link.focus());
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('keeps its markup when its script does not come, and is asked for again when the connection is back', async () => {
    const load = vi
      .fn<() => Promise<typeof Questions>>(async () => Questions)
      .mockRejectedValueOnce(new Error('offline'));
    const { link } = await takeOver(load);
    await act(async () => link.focus());
    expect(load).toHaveBeenCalledTimes(1);
    expect(link.isConnected).toBe(true);
    await act(async () => void window.dispatchEvent(new Event('online')));
    expect(load).toHaveBeenCalledTimes(2);
    expect(screen.getByRole('link', { name: 'Perguntas' })).toBe(link);
  });

  test('is loaded at once after a navigation, with its fallback meanwhile', async () => {
    const InBrowser = deferred(async () => Questions, { fallback: <p>Carregando</p> });
    render(<InBrowser />);
    expect(screen.getByText('Carregando')).toBeDefined();
    expect(await screen.findByRole('link', { name: 'Perguntas' })).toBeDefined();
  });
});
