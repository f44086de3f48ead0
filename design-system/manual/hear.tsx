import { virtual } from '@guidepup/virtual-screen-reader';
import { act, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { vi } from 'vitest';

// The reader calls it on elements, but only a document has it.
Element.prototype.getElementById ??= function getElementById(this: Element, id: string) {
  return this.querySelector(`#${CSS.escape(id)}`);
};
declare global {
  interface Element {
    getElementById?: (id: string) => Element | null;
  }
}

/**
 * Runs the reader over a page with this component. It stops here and not in `afterEach`: files of one worker share this
 * module, so a hook would be registered for the first of them only.
 */
async function withReader<Result>(element: ReactElement, run: () => Promise<Result>): Promise<Result> {
  render(<I18nProvider locale="pt-BR">{element}</I18nProvider>);
  await virtual.start({ container: document.body });
  try {
    return await run();
  } finally {
    await virtual.stop();
  }
}

/** Returns every phrase of the page with this component, overlays included, without the ends of groups. */
export const hear = (element: ReactElement): Promise<string[]> =>
  withReader(element, async () => {
    const heard: string[] = [];
    for (;;) {
      await virtual.next();
      const phrase = await virtual.lastSpokenPhrase();
      if (phrase === 'end of document') return heard.filter((each) => !/^end(?: of|,) /.test(each));
      heard.push(phrase);
    }
  });

/** Returns every phrase that a change announces, without a step of the reader. */
export async function hearChange(element: ReactElement, change: () => void): Promise<string[]> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame'] });
  try {
    return await withReader(element, async () => {
      await virtual.clearSpokenPhraseLog();
      act(change);
      // The reader observes changes in a microtask, and announces them in order.
      await act(async () => undefined);
      // The content of a live region that is rendered with it: a timer begins after two frames.
      for (let timer = 0; timer < 3; timer += 1) await act(async () => void vi.runOnlyPendingTimers());
      return virtual.spokenPhraseLog();
    });
  } finally {
    vi.useRealTimers();
  }
}
