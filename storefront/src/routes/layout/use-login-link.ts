import type { MouseEvent } from 'react';
import { useDispatch } from 'react-redux';
import { dialogOpened } from '#/shared/page/page-dialog.slice.ts';

/** Returns the press of a link to the account: without a session it opens the log-in over the page. */
export function useLoginLink(hasSession: boolean): (event: MouseEvent<HTMLAnchorElement>) => void {
  const dispatch = useDispatch();
  return (event) => {
    if (hasSession) return;
    event.preventDefault();
    dispatch(dialogOpened({ name: 'login' }));
  };
}
