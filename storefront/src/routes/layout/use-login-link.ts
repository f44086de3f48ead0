import type { MouseEvent } from 'react';
import { useDispatch } from 'react-redux';
import { dialogOpened } from '#/shared/page/page-dialog.slice.ts';

export const loadDialogs = async () => (await import('./PageDialogs.tsx')).PageDialogs;

/**
 * Returns the press of a link to the account: without a session it opens the log-in over the page. If the dialog fails
 * to load the link is followed, as without script.
 */
export function useLoginLink(hasSession: boolean): (event: MouseEvent<HTMLAnchorElement>) => void {
  const dispatch = useDispatch();
  return (event) => {
    if (hasSession) return;
    const { href } = event.currentTarget;
    event.preventDefault();
    loadDialogs().then(
      () => dispatch(dialogOpened({ name: 'login' })),
      () => window.location.assign(href),
    );
  };
}
