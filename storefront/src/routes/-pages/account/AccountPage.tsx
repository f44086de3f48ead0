import { Outlet, useMatches } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { AccountFrame, type AccountFrameProps } from '#/features/account/index.ts';
import { accountOpened, checkRetried, selectSessionStatus, type Session } from '#/features/session/index.ts';
import { useAccountLinks } from '../../-layout/menu/use-account-links.ts';

const accessBySession: Record<Session['status'], AccountFrameProps['access']> = {
  idle: 'waiting',
  loading: 'waiting',
  unreachable: 'unreachable',
  success: 'open',
  // The visitor is being redirected to home, where the log-in opens.
  error: 'waiting',
};

/**
 * The account (spec §2.5). The server doesn't know the user, so it sends the layout with skeletons. The account pages
 * render in the browser after the session check.
 */
export function AccountPage() {
  const dispatch = useDispatch();
  const status = useSelector(selectSessionStatus);
  const page = useMatches({ select: (matches) => matches.at(-1), structuralSharing: false });
  const { places, contact, leave } = useAccountLinks('conta');
  useEffect(() => {
    dispatch(accountOpened());
  }, [dispatch]);
  return (
    <AccountFrame
      access={accessBySession[status]}
      title={page?.staticData.accountPage ?? ''}
      items={[...places, contact, leave]}
      currentHref={page?.fullPath ?? ''}
      onRetry={() => void dispatch(checkRetried())}
    >
      <Outlet />
    </AccountFrame>
  );
}
