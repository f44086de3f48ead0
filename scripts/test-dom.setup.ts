import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { createRoot } from 'react-dom/client';
import { destroyAnnouncer } from 'react-aria/private/live-announcer/LiveAnnouncer';
import { setInteractionModality } from 'react-aria/useFocusVisible';
import { afterAll, afterEach, vi } from 'vitest';
import { recordKeys } from './evidence/record-keys.ts';

// The first test that opens a page waits for its modules to load. Set per file, because a file that changes it must not
// affect others.
configure({ asyncUtilTimeout: 60_000 });
afterEach(cleanup);
if (typeof window !== 'undefined') recordKeys();

// The files of a worker share the window: each restores it. Attributes that a page sets are removed.
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

// jsdom cannot scroll and logs an error whenever the router restores a position; Node files have no window.
if (typeof window !== 'undefined') {
  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
}

const hides = /\b(?:display|visibility|opacity|pointer-events)\s*:/;

// jsdom has no layout: observed elements never enter the viewport or change their size, and media queries never change.
class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
}
if (typeof window !== 'undefined') {
  Object.assign(window, { IntersectionObserver: Observer, ResizeObserver: Observer });
  window.matchMedia = (media) => Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList;
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
  // Without a layout only styles that hide an element or its pointer events matter. Parsing the others, and matching
  // them for every role query, would take half of a test's time.
  const sheets: { insertRule: (this: CSSStyleSheet, rule: string, index?: number) => number } = CSSStyleSheet.prototype;
  const { insertRule } = sheets;
  if (insertRule.name !== 'insertHidingRule') {
    sheets.insertRule = function insertHidingRule(rule, index) {
      // jsdom skips an at-rule at once; a rule with a selector would be matched with every element.
      return insertRule.call(this, hides.test(rule) ? rule : '@keyframes nothing {}', index);
    };
  }
  // React Aria's announcer may be attached to a document of the previous file. Removing it is safe in both cases.
  document.body.removeChild = (part) => {
    (part as Node as ChildNode).remove();
    return part;
  };
  destroyAnnouncer();
  // React Aria describes a control otherwise after a key than after a press: the last one of the file before.
  setInteractionModality('pointer');
  // A press that the file before has not ended: links wait for its end (`use-button-for-link.ts`).
  window.dispatchEvent(new Event('pointercancel'));
  Reflect.deleteProperty(document.body, 'removeChild');
  // React adds its listeners to a document once: a partial render that came first would miss events of whole pages.
  createRoot(document).unmount();
  // Files are sent by `fetch` here: jsdom's XMLHttpRequest sends a preflight to another origin.
  Reflect.deleteProperty(globalThis, 'XMLHttpRequest');
  // jsdom has no user activation.
  Object.assign(navigator, { userActivation: { hasBeenActive: false } });
  // For components that test for a modern browser.
  window.CSS.supports = () => true;
}
