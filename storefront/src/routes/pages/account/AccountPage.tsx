import { useMatches } from '@tanstack/react-router';
import { useEffect, type ComponentType } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { AccountFrame, AccountSkeleton, accountTitleId, type AccountFrameProps } from '#/features/account/index.ts';
import {
  accountOpened,
  checkRetried,
  selectSessionStatus,
  selectUser,
  type Session,
} from '#/features/session/index.ts';
import { OnDemand } from '#/shared/loading/OnDemand.tsx';
import { useAccountLinks } from '../../layout/menu/use-account-links.ts';

const accessBySession: Record<Session['status'], AccountFrameProps['access']> = {
  idle: 'waiting',
  loading: 'waiting',
  unreachable: 'unreachable',
  success: 'open',
  // The visitor is being redirected to home, where the log-in opens.
  error: 'waiting',
};

/** Imports the content of each page, by its path. */
const contents: Readonly<Record<string, AccountContentProps['load']>> = {
  '/conta/status-pedido': async () => (await import('./OrderStatusContent.tsx')).OrderStatusContent,
  '/conta/plano': async () => (await import('./PlanContent.tsx')).PlanContent,
  '/conta/minha-conta': async () => (await import('./ProfileContent.tsx')).ProfileContent,
};

/**
 * The account (spec §2.5). The server doesn't know the user, so it sends the layout with skeletons. The account pages
 * render in the browser after the session check.
 */
export function AccountPage() {
  const dispatch = useDispatch();
  const status = useSelector(selectSessionStatus);
  const userId = useSelector(selectUser)?.id;
  const page = useMatches({ select: (matches) => matches.at(-1), structuralSharing: false });
  const { places, contact, leave } = useAccountLinks('conta');
  const path = page?.fullPath ?? '';
  const load = contents[path];
  useEffect(() => {
    dispatch(accountOpened());
  }, [dispatch]);
  return (
    <AccountFrame
      access={accessBySession[status]}
      title={page?.staticData.accountPage ?? ''}
      items={[...places, contact, leave]}
      currentHref={path}
      onRetry={() => void dispatch(checkRetried())}
    >
      {/* Another person may log in on this page: it loads their data, and keeps no input of the former one. */}
      {load && <AccountContent key={`${path} ${userId}`} load={load} />}
    </AccountFrame>
  );
}

export interface AccountContentProps {
  /** Imports the content; the same function in every render. */
  load: () => Promise<ComponentType>;
}

/** Content of an account page. Loaded for a logged-in user only: other visitors are redirected to the log-in. */
export function AccountContent({ load }: AccountContentProps) {
  return <OnDemand load={load} props={{}} fallback={<AccountSkeleton />} openerId={accountTitleId} />;
}
