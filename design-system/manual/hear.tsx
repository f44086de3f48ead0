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

/** Calls `run` with timers that wait for `untilAnnounced`. */
async function withTimers<Result>(run: () => Promise<Result>): Promise<Result> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame'] });
  try {
    return await run();
  } finally {
    vi.useRealTimers();
  }
}

/** The content of a live region that is rendered with it: a timer begins after two frames. */
async function untilAnnounced(): Promise<void> {
  for (let timer = 0; timer < 3; timer += 1) await act(async () => void vi.runOnlyPendingTimers());
}

/** Steps through the page; leaves out the ends of groups. */
async function readPage(): Promise<string[]> {
  const heard: string[] = [];
  for (;;) {
    await virtual.next();
    const phrase = await virtual.lastSpokenPhrase();
    if (phrase === 'end of document') return heard.filter((each) => !/^end(?: of|,) /.test(each));
    heard.push(phrase);
  }
}

/** Returns every phrase of the page with this component, overlays included. */
export const hear = (element: ReactElement): Promise<string[]> => withReader(element, readPage);

/** The same for a component that is rendered with a live region, after its content has been announced. */
export const hearAnnounced = (element: ReactElement): Promise<string[]> =>
  withTimers(() =>
    withReader(element, async () => {
      await untilAnnounced();
      return readPage();
    }),
  );

/** Returns every phrase that a change announces, without a step of the reader. */
export const hearChange = (element: ReactElement, change: () => void): Promise<string[]> =>
  withTimers(() =>
    withReader(element, async () => {
      await virtual.clearSpokenPhraseLog();
      act(change);
      // The reader observes changes in a microtask, and announces them in order.
      await act(async () => undefined);
      await untilAnnounced();
      return virtual.spokenPhraseLog();
    }),
  );
