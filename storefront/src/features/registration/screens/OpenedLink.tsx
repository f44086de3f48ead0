import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { dialogOpened } from '#/shared/page/page-dialog.slice.ts';
import { linkOpened } from '../confirmation.slice.ts';

/** The e-mail's link is open: its confirmation begins in the browser, over the page. Draws nothing itself. */
export function OpenedLink() {
  const dispatch = useDispatch();
  useEffect(() => {
    dispatch(linkOpened());
    dispatch(dialogOpened({ name: 'registration' }));
  }, [dispatch]);
  return null;
}
