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

const renderInPortuguese = (element: ReactElement) => render(<I18nProvider locale="pt-BR">{element}</I18nProvider>);

/** Returns every phrase of the page with this component, overlays included, without the ends of groups. */
export async function hear(element: ReactElement): Promise<string[]> {
  renderInPortuguese(element);
  await virtual.start({ container: document.body });
  const heard: string[] = [];
  try {
    for (;;) {
      await virtual.next();
      const phrase = await virtual.lastSpokenPhrase();
      if (phrase === 'end of document') return heard.filter((each) => !/^end(?: of|,) /.test(each));
      heard.push(phrase);
    }
  } finally {
    // Not in an `afterEach`: files of a worker share this module, and only the first would call it.
    await virtual.stop();
  }
}

/** Returns every phrase that a change announces, without a step of the reader. */
export async function hearChange(element: ReactElement, change: () => void): Promise<string[]> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    renderInPortuguese(element);
    await virtual.start({ container: document.body });
    await virtual.clearSpokenPhraseLog();
    act(change);
    // The reader observes changes in a microtask, and announces them in order.
    await act(async () => undefined);
    // The content of a live region that is rendered with it.
    await act(async () => void vi.runOnlyPendingTimers());
    return await virtual.spokenPhraseLog();
  } finally {
    vi.useRealTimers();
    await virtual.stop();
  }
}
