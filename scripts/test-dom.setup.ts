import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { createRoot } from 'react-dom/client';
import { destroyAnnouncer } from 'react-aria/private/live-announcer/LiveAnnouncer';
import { setInteractionModality } from 'react-aria/useFocusVisible';
import { afterAll, afterEach, vi } from 'vitest';
import { recordKeys } from './evidence/record-keys.ts';

// A page's scripts are read from disk when it is first opened. Said for each file: one that changes it changes no other.
configure({ asyncUtilTimeout: 60_000 });
afterEach(cleanup);
if (typeof window !== 'undefined') recordKeys();

// The files of a worker share the window: each leaves it as it found it. What a page sets of itself goes with it.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  if (typeof window === 'undefined') return;
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=', 1)[0]}=; Max-Age=0; Path=/`;
  window.history.replaceState(null, '', '/');
});

// jsdom cannot scroll, and says so each time the router restores a place; files that run without a DOM have no window.
if (typeof window !== 'undefined') {
  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
}

const hides = /\b(?:display|visibility|opacity|pointer-events)\s*:/;

// Nor has it a layout: what is observed never comes into view and never changes its size, and no media query changes.
class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
}
if (typeof window !== 'undefined') {
  Object.assign(window, { IntersectionObserver: Observer, ResizeObserver: Observer });
  window.matchMedia = (media) => Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList;
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
  // Of the styles only what hides a thing, or keeps the pointer from it, means anything without a layout. All the rest
  // would be parsed, and matched with every element whose role or name is asked for: half of the time of a test.
  const sheets: { insertRule: (this: CSSStyleSheet, rule: string, index?: number) => number } = CSSStyleSheet.prototype;
  const { insertRule } = sheets;
  if (insertRule.name !== 'insertWhatHides') {
    sheets.insertRule = function insertWhatHides(rule, index) {
      // jsdom skips an at-rule at once; a rule with a selector would be tried on every element.
      return insertRule.call(this, hides.test(rule) ? rule : '@keyframes nothing {}', index);
    };
  }
  // What React Aria announces with stands in a page of the file before, which may be gone: it takes itself out of neither.
  document.body.removeChild = (part) => {
    (part as Node as ChildNode).remove();
    return part;
  };
  destroyAnnouncer();
  // React Aria describes a control otherwise after a key than after a press: the last one of the file before.
  setInteractionModality('pointer');
  Reflect.deleteProperty(document.body, 'removeChild');
  // React listens to a document once and for all: a part of it that came first would leave whole pages unheard.
  createRoot(document).unmount();
  // Files are sent by `fetch` here: jsdom's own way asks the browser's leave for another origin.
  Reflect.deleteProperty(globalThis, 'XMLHttpRequest');
  // jsdom has no user activation.
  Object.assign(navigator, { userActivation: { hasBeenActive: false } });
  // A browser of today, where a component asks for one.
  window.CSS.supports = () => true;
}
