import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { linkOpened } from '#/features/registration/index.ts';
import { dialogOpened } from '#/shared/page/page-dialog.slice.ts';
import { HomePage } from '../home/HomePage.tsx';

/** Home, with the e-mail's confirmation in a dialog over it. The confirmation starts in the browser. */
export function ConfirmEmailPage() {
  const dispatch = useDispatch();
  useEffect(() => {
    dispatch(linkOpened());
    dispatch(dialogOpened({ name: 'registration' }));
  }, [dispatch]);
  return <HomePage />;
}
