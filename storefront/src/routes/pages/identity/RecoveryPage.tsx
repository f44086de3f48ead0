import { useParams, useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { useDispatch } from 'react-redux';
import { dialogOpened } from '#/shared/page/page-dialog.slice.ts';
import { whenStarted } from '../../start-up.ts';
import { HomePage } from '../home/HomePage.tsx';

/** Home, with the dialog of a forgotten password over it (spec §2.1). */
export function RecoveryPage() {
  const router = useRouter();
  const dispatch = useDispatch();
  const { token } = useParams({ from: '/reset-password/{-$token}' });

  const open = useEffectEvent(async () => {
    // The URL must not change during hydration.
    await whenStarted(router);
    if (token !== undefined) {
      await router.navigate({
        to: '/reset-password/{-$token}',
        params: { token: undefined },
        state: { resetToken: token },
        replace: true,
        resetScroll: false,
      });
    }
    dispatch(dialogOpened({ name: 'recovery' }));
  });
  useEffect(() => void open(), []);

  return <HomePage />;
}
