import { useEffect } from 'react';
import { act, render, screen, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { CarDrawing } from './CarDrawing.tsx';
import { carModels, isDrawingLoaded, preloadDrawing } from './drawings.ts';

const pathsOf = (container: Element) => [...container.querySelectorAll('path')].map((path) => path.getAttribute('d'));

test('rendering a car loads its drawing and no other', async () => {
  // A fresh module registry: no drawing is loaded.
  vi.resetModules();
  const fresh = await import('./CarDrawing.tsx');
  const registry = await import('./drawings.ts');
  const consoleError = vi.spyOn(console, 'error');
  const { container } = await act(async () => render(<fresh.CarDrawing model="taos" />));
  await waitFor(() => expect(pathsOf(container).length).toBeGreaterThan(30));
  expect(carModels.filter(registry.isDrawingLoaded)).toEqual(['taos']);
  expect(consoleError).not.toHaveBeenCalled();
});

test('an unknown model shows the placeholder and loads nothing', () => {
  const before = carModels.filter(isDrawingLoaded);
  const { container } = render(<CarDrawing model="constructor" />);
  expect(pathsOf(container)).toHaveLength(4);
  expect(carModels.filter(isDrawingLoaded)).toEqual(before);
});

test("a preloaded car is part of the server's first render, outside of any Suspense boundary", async () => {
  expect(await preloadDrawing('polo')).toBe(true);
  const html = renderToString(<CarDrawing model="polo" paint="#b3202b" />);
  expect(html.match(/<path/g)?.length).toBeGreaterThan(30);
  expect(html).not.toContain('<!--$');
  expect(html).toContain('--car-paint:#b3202b');
});

test('hydration keeps the server’s car while its drawing is loading', async () => {
  await preloadDrawing('virtus');
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(
    <>
      <CarDrawing model="virtus" label="Virtus" />
      <WhenHydrated report={() => {}} />
    </>,
  );
  const serverPaths = [...container.querySelectorAll('path')];

  // A fresh module registry: no drawing is loaded.
  vi.resetModules();
  const browser = await import('./CarDrawing.tsx');
  const { isDrawingLoaded: isLoadedInBrowser } = await import('./drawings.ts');
  expect(isLoadedInBrowser('virtus')).toBe(false);
  const faults: unknown[] = [];
  const consoleError = vi.spyOn(console, 'error').mockImplementation((...args) => void faults.push(args));
  // Without `act`, as in a browser: only React's Suspense waits for the drawing.
  const isActing: unknown = Reflect.get(globalThis, 'IS_REACT_ACT_ENVIRONMENT');
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
  const finished = Promise.withResolvers<void>();
  const root = hydrateRoot(
    container,
    <>
      <browser.CarDrawing model="virtus" label="Virtus" />
      <WhenHydrated report={finished.resolve} />
    </>,
    { onRecoverableError: (error) => void faults.push(error) },
  );
  onTestFinished(() => {
    root.unmount();
    container.remove();
    consoleError.mockRestore();
    Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', isActing);
  });
  expect(container.querySelectorAll('path')).toHaveLength(serverPaths.length);
  await finished.promise;
  expect(isLoadedInBrowser('virtus')).toBe(true);
  expect([...container.querySelectorAll('path')].filter((path, index) => path !== serverPaths[index])).toEqual([]);
  expect(container.querySelectorAll('path')).toHaveLength(serverPaths.length);
  expect(faults).toEqual([]);
});

function WhenHydrated({ report }: { report: () => void }) {
  useEffect(report, [report]);
  return null;
}

test('a new paint changes one CSS variable and renders no part of the drawing', async () => {
  await preloadDrawing('jetta');
  const { container, rerender } = render(<CarDrawing model="jetta" paint="#ffffff" />);
  const picture = container.querySelector('svg');
  const changes: MutationRecord[] = [];
  const observer = new MutationObserver((records) => changes.push(...records));
  observer.observe(container, { subtree: true, childList: true, attributes: true });

  rerender(<CarDrawing model="jetta" paint="#b3202b" />);
  changes.push(...observer.takeRecords());
  observer.disconnect();

  expect(picture?.style.getPropertyValue('--car-paint')).toBe('#b3202b');
  expect(changes.map(({ target, attributeName }) => [target, attributeName])).toEqual([[picture, 'style']]);
});

test('two pictures of one model share no id, and each refers to its own ids', async () => {
  await preloadDrawing('nivus');
  const { container } = render(
    <>
      <CarDrawing model="nivus" />
      <CarDrawing model="nivus" />
    </>,
  );
  const pictures = [...container.querySelectorAll('svg')];
  const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const picture of pictures) {
    const own = new Set([...picture.querySelectorAll('[id]')].map(({ id }) => id));
    const references = [...picture.innerHTML.matchAll(/(?:url\(#|href="#)([^")]+)/g)].map(([, id]) => id);
    expect(references.length).toBeGreaterThan(40);
    expect(references.filter((id) => !own.has(String(id)))).toEqual([]);
  }
});

test('a label names the picture; without one it is hidden from screen readers', async () => {
  await preloadDrawing('amarok');
  const { container, rerender } = render(<CarDrawing model="amarok" label="Amarok azul" />);
  expect(screen.getByRole('img', { name: 'Amarok azul' })).toBeVisible();
  rerender(<CarDrawing model="amarok" />);
  expect(screen.queryByRole('img')).toBeNull();
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});

test('a car whose drawing fails to load becomes the placeholder, and a later preload retries', async () => {
  let isBroken = true;
  vi.resetModules();
  // The network's fault, not a stand-in: the module fails to load as a lost chunk does.
  vi.doMock('./drawings/saveiro.ts', async (load) => {
    if (isBroken) throw new Error('chunk lost');
    return load();
  });
  onTestFinished(() => vi.doUnmock('./drawings/saveiro.ts'));
  const fresh = await import('./CarDrawing.tsx');
  const registry = await import('./drawings.ts');
  const { container } = await act(async () => render(<fresh.CarDrawing model="saveiro" />));
  await act(async () => expect(await registry.preloadDrawing('saveiro')).toBe(false));
  expect(pathsOf(container)).toHaveLength(4);
  isBroken = false;
  await act(async () => expect(await registry.preloadDrawing('saveiro')).toBe(true));
});
