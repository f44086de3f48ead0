import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { dialogOpened } from '#/shared/page/page-dialog.slice.ts';
import { linkOpened } from '../confirmation.slice.ts';

/** Starts the confirmation of the opened link in the browser. Renders nothing. */
export function OpenedLink() {
  const dispatch = useDispatch();
  useEffect(() => {
    dispatch(linkOpened());
    dispatch(dialogOpened({ name: 'registration' }));
  }, [dispatch]);
  return null;
}
