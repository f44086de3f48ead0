import { act, cleanup, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deferred, type DeferredOptions } from './deferred.tsx';
import { collectPresses } from './press-replay.ts';

const onMore = vi.fn<() => void>();

const Questions = () => (
  <>
    <a href="/faq">Perguntas</a>
    <button type="button" onClick={onMore}>
      Ver mais
    </button>
  </>
);

type Load = () => Promise<ComponentType>;

/** The callbacks of every section that observes the viewport. */
const observers = new Set<
  (entries: Pick<IntersectionObserverEntry, 'isIntersecting' | 'boundingClientRect'>[]) => void
>();
const near = { isIntersecting: true, boundingClientRect: new DOMRect() };

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly callback;
      constructor(callback: Parameters<typeof observers.add>[0]) {
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

let root: Root | undefined;

afterEach(() => {
  act(() => root?.unmount());
  root = undefined;
  cleanup();
  document.body.replaceChildren();
  observers.clear();
  onMore.mockReset();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

/** The server's markup of a section whose chunk has loaded in the server's process. */
async function renderOnServer(): Promise<string> {
  vi.stubEnv('SSR', true);
  const OnServer = deferred(async () => Questions);
  await Promise.resolve();
  await Promise.resolve();
  vi.stubEnv('SSR', false);
  return renderToString(<OnServer />);
}

/** Hydrates the page with the section and a button. */
async function hydrate(load: Load, options?: DeferredOptions) {
  const html = await renderOnServer();
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = `${html}<button type="button">Menu</button>`;
  const InBrowser = deferred(load, options);
  const content = (
    <>
      <InBrowser />
      <button type="button">Menu</button>
    </>
  );
  await act(async () => {
    root = hydrateRoot(page, content);
  });
  return {
    link: screen.getByRole('link', { name: 'Perguntas' }),
    renderAgain: () => root?.render(content),
    outdate: InBrowser.outdate,
  };
}

const loadOfQuestions = () => vi.fn<Load>(async () => Questions);

describe('a deferred section', () => {
  it('is rendered whole by the server', async () => {
    expect(await renderOnServer()).toContain('<a href="/faq">Perguntas</a>');
  });

  it('keeps its markup without its chunk until the visitor comes near, and through its hydration', async () => {
    const load = loadOfQuestions();
    const { link, renderAgain } = await hydrate(load);
    await act(async () => renderAgain());
    expect(load).not.toHaveBeenCalled();
    expect(link.isConnected).toBe(true);

    await act(async () => {
      for (const notify of observers) notify([near]);
    });
    expect(load).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('link', { name: 'Perguntas' })).toBe(link);
  });

  it.each([
    ['focus', (control: HTMLElement) => control.focus()],
    ['a tap', (control: HTMLElement) => control.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))],
    ['a click without a pointer', (control: HTMLElement) => control.click()],
  ])('loads its chunk once at %s inside it', async (_, interact) => {
    const load = loadOfQuestions();
    await hydrate(load);
    const control = screen.getByRole('button', { name: 'Ver mais' });
    await act(async () => interact(screen.getByRole('button', { name: 'Menu' })));
    expect(load).not.toHaveBeenCalled();
    await act(async () => {
      interact(control);
      interact(control);
    });
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('handles a press on its markup once, when it has hydrated', async () => {
    const addEventListener = vi.spyOn(window, 'addEventListener');
    collectPresses();
    const { promise: isLoaded, resolve: finishLoading } = Promise.withResolvers<void>();
    await hydrate(async () => {
      await isLoaded;
      return Questions;
    });
    await act(async () => screen.getByRole('button', { name: 'Ver mais' }).click());
    expect(onMore).not.toHaveBeenCalled();
    await act(async () => finishLoading());
    await vi.waitFor(() => expect(onMore).toHaveBeenCalledTimes(1));
    for (const listener of addEventListener.mock.calls) window.removeEventListener(...listener);
    addEventListener.mockRestore();
    delete window.unhandledPresses;
  });

  it('that waits for an interaction loads its chunk at the first one anywhere on the page', async () => {
    const load = loadOfQuestions();
    await hydrate(load, { loadsOn: 'interaction' });
    expect(load).not.toHaveBeenCalled();
    await act(async () => screen.getByRole('button', { name: 'Menu' }).click());
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('that waits for an interaction loads its chunk at once after one from before hydration', async () => {
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { userActivation: { hasBeenActive: true } }));
    const load = loadOfQuestions();
    await hydrate(load, { loadsOn: 'interaction' });
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('keeps its markup after a failed load, and loads again when the connection is back', async () => {
    const load = loadOfQuestions().mockRejectedValueOnce(new Error('offline'));
    const { link } = await hydrate(load);
    await act(async () => link.focus());
    expect(load).toHaveBeenCalledTimes(1);
    expect(link.isConnected).toBe(true);
    await act(async () => void window.dispatchEvent(new Event('online')));
    expect(load).toHaveBeenCalledTimes(2);
    expect(screen.getByRole('link', { name: 'Perguntas' })).toBe(link);
  });

  it('hides its outdated markup while its chunk can not be loaded', async () => {
    const load = loadOfQuestions().mockRejectedValueOnce(new Error('offline'));
    const { link, outdate } = await hydrate(load, { loadsOn: 'interaction' });
    await act(async () => outdate());
    expect(load).toHaveBeenCalledTimes(1);
    expect(getComputedStyle(link).visibility).toBe('hidden');
    await act(async () => void window.dispatchEvent(new Event('online')));
    expect(getComputedStyle(screen.getByRole('link', { name: 'Perguntas' })).visibility).toBe('visible');
  });

  it('on approach keeps its outdated markup until its load fails', async () => {
    const load = loadOfQuestions().mockRejectedValueOnce(new Error('offline'));
    const { link, outdate } = await hydrate(load);
    await act(async () => outdate());
    expect(load, 'it is not near the viewport').not.toHaveBeenCalled();
    expect(getComputedStyle(link).visibility).toBe('visible');
    await act(async () => {
      for (const notify of observers) notify([near]);
    });
    expect(getComputedStyle(link).visibility).toBe('hidden');
  });

  it('shows its fallback after a route change until its chunk has loaded', async () => {
    const load = loadOfQuestions();
    const InBrowser = deferred(load, { fallback: <p>Carregando</p> });
    render(<InBrowser />);
    expect(screen.getByText('Carregando')).toBeDefined();
    expect(load, 'the paint comes first').not.toHaveBeenCalled();
    expect(await screen.findByRole('link', { name: 'Perguntas' })).toBeDefined();
  });
});
