import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { anOffer } from '#/test-support/index.ts';
import { renderApp } from '#/test-support/render-app.tsx';
import { pageStartId } from './use-header.ts';

type Tell = (entries: readonly { isIntersecting: boolean; intersectionRatio: number }[]) => void;

/** Lets a test set the visible part of the page's start. */
function observeStartOfPage() {
  const observers = new Set<Tell>();
  class FakeObserver {
    readonly #tell: Tell;
    constructor(tell: Tell) {
      this.#tell = tell;
    }
    observe({ id }: Element) {
      if (id === pageStartId) observers.add(this.#tell);
    }
    unobserve() {}
    disconnect() {
      observers.delete(this.#tell);
    }
  }
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  return {
    scrollTo: (intersectionRatio: number) =>
      // Awaited: a section that is still loading may suspend meanwhile.
      act(async () => {
        for (const tell of observers) tell([{ isIntersecting: intersectionRatio > 0, intersectionRatio }]);
      }),
    /** An effect creates the observer after the first paint. */
    begun: () => waitFor(() => expect(observers.size).toBe(1)),
  };
}

test.each([
  ['/concessionaria', 0.04],
  ['/ofertasvw/polo', 0.04],
  ['/ofertasvw/id-4', 0.03],
])('on %s the floating widgets are visible from %d of the start of the page in view', async (path, threshold) => {
  const { scrollTo, begun } = observeStartOfPage();
  const offers = [anOffer(), anOffer({ modelCode: 'ID4', name: 'ID.4', slug: 'id-4', bodyType: 'electric' })];
  const { url } = renderApp(path, { ports: { catalog: { listOffers: () => Promise.resolve(offers) } } });
  const contact = await screen.findByLabelText('Falar pelo WhatsApp');
  await begun();
  const isVisibleAt = async (ratio: number) => {
    await scrollTo(ratio);
    return getComputedStyle(contact).visibility !== 'hidden';
  };
  expect(url()).toBe(path);
  expect([await isVisibleAt(threshold), await isVisibleAt(threshold - 0.001)]).toEqual([true, false]);
  expect([await isVisibleAt(0), await isVisibleAt(1)]).toEqual([false, true]);
});
