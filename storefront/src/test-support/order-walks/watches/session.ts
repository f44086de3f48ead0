import { selectSession } from '#/features/session/index.ts';
import { selectPageDialog } from '#/shared/page/page-dialog.slice.ts';
import type { Page } from '../browser/page.ts';
import type { MakeWatch } from './watch.ts';

/**
 * After a second 401 the log-in opens over the page. A valid session stays until the visitor logs out or another person
 * logs in.
 */
export const watchSession: MakeWatch = (world, tell) => {
  /** The token with which each request, of which a repeat is part, got 401. */
  const refusals = new WeakMap<AbortSignal, string>();
  /** Tokens with which a request got 401 twice. */
  const refused = new Map<string, { page: Page | undefined; call: string }>();
  let hasLeft = false;

  return {
    onPress(_, control) {
      if (control === 'logOut') hasLeft = true;
      else if (!control.startsWith('wait')) hasLeft = false;
    },
    observer: {
      onAnswered({ call, page, token, status, signal }) {
        if (token === undefined) return;
        // The service has accepted the session since: only a mishap had rejected it.
        const isAccepted = call === 'readUser' && status === 200 && refused.get(token)?.page?.frame === page;
        if (isAccepted) refused.delete(token);
        // The page has given up an aborted request, which may be under way.
        if (status !== 401 || page.isGone || !signal || signal.aborted) return;
        if (refusals.get(signal) === token) refused.set(token, { page: pageOf(page), call });
        refusals.set(signal, token);
      },
    },
    onLocal(key, value) {
      const before = world.browser.local.get('token');
      if (key !== 'token' || before === undefined || value !== undefined || hasLeft) return;
      if (world.service.tokens.has(before) && !refused.has(before)) tell('a valid session is thrown away', before);
    },
    afterStep() {
      for (const [token, { page, call }] of refused) {
        const isKept = world.browser.local.get('token') === token;
        if (!page || page.frame.isGone || !isKept || world.network.pending > 0) continue;
        if (selectSession(page.state).status === 'loading') continue;
        const { name, reason } = selectPageDialog(page.state) ?? {};
        // The other dialogs lead back to the log-in that they have replaced.
        if (name === 'login' || reason === 'sessionEnded') continue;
        tell('a refused session opens no log-in', call);
        refused.delete(token);
      }
    },
  };

  function pageOf(frame: unknown): Page | undefined {
    return world.openPages.find((page) => page.frame === frame);
  }
};
