import type { ComponentType } from 'react';
import { AccountSkeleton, accountTitleId } from '#/features/account/index.ts';
import { NotOpened, OnDemand } from '#/shared/loading/OnDemand.tsx';

export interface AccountContentProps {
  /** Imports the content; the same function in every render. */
  load: () => Promise<ComponentType>;
}

/** Content of an account page. Loaded for a logged-in user only: other visitors are redirected to the log-in. */
export function AccountContent({ load }: AccountContentProps) {
  return (
    <OnDemand
      load={load}
      props={{}}
      fallback={<AccountSkeleton />}
      renderFailure={(retry) => <NotOpened retry={retry} openerId={accountTitleId} />}
    />
  );
}
