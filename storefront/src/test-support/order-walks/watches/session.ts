import { selectPageDialog } from '#/shared/page-dialog.slice.ts';
import type { Page } from '../browser/page.ts';
import type { MakeWatch } from './watch.ts';

/** How long after a log-in was tried it may still be given up. */
const logInInMs = 60_000;

/**
 * A session that is refused twice is over, and the log-in opens in its place; one that is valid stays until somebody
 * leaves or another logs in.
 */
export const watchSession: MakeWatch = (world, tell) => {
  /** When a call was first refused. */
  const refusals = new WeakMap<object, Map<string, number>>();
  /** Tokens that a call of the page was refused with, twice. */
  const refused = new Map<string, { page: Page; call: string; text: string }>();
  let triedAt = -Infinity;
  let hasLeft = false;

  return {
    onPress(_, control) {
      if (control.startsWith('logIn')) triedAt = world.time.now;
      if (control === 'logOut') hasLeft = true;
      else if (!control.startsWith('wait')) hasLeft = false;
    },
    observer: {
      onAnswered({ call, page, token, status, sentAt, text }) {
        if (token === undefined || page.isGone) return;
        const key = `${text} ${token}`;
        if (status !== 401) {
          // The same was answered: the two refusals were of two requests.
          refusals.get(page)?.delete(key);
          if (refused.get(token)?.text === text) refused.delete(token);
          return;
        }
        const ofPage = refusals.get(page) ?? new Map<string, number>();
        refusals.set(page, ofPage);
        const first = ofPage.get(key);
        ofPage.set(key, first ?? sentAt);
        // Two requests of one moment are each refused once.
        if (first !== undefined && sentAt > first) refused.set(token, { page: pageOf(page) as Page, call, text });
      },
    },
    onLocal(key, value) {
      const before = world.browser.local.get('token');
      if (key !== 'token' || before === undefined || value !== undefined || hasLeft) return;
      const isTried = world.time.now - triedAt < logInInMs;
      if (world.service.tokens.has(before) && !refused.has(before) && !isTried) {
        tell('a valid session is thrown away', before);
      }
    },
    afterStep() {
      for (const [token, { page, call }] of refused) {
        const isKept = world.browser.local.get('token') === token;
        if (!page || page.frame.isGone || !isKept || world.network.pending > 0) continue;
        if (selectPageDialog(page.state)?.name === 'login') continue;
        tell('a refused session opens no log-in', call);
        refused.delete(token);
      }
    },
  };

  function pageOf(frame: unknown): Page | undefined {
    return world.openPages.find((page) => page.frame === frame);
  }
};
