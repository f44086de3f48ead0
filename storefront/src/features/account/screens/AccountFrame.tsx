import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Heading, Page, Section, Stack } from '@signdrive/design-system/layout';
import { Panel } from '@signdrive/design-system/patterns';
import { SideNav, type SideNavProps } from '@signdrive/design-system/side-nav';
import { FailedState } from '#/shared/failures/FailedState.tsx';
import { useRetry } from '#/shared/failures/retry.ts';
import { accountCopy } from '../account.copy.ts';
import { AccountSkeleton } from '../components/AccountSkeleton.tsx';

export interface AccountFrameProps extends Pick<SideNavProps, 'items' | 'currentHref'> {
  /** `waiting` until the session is verified, `unreachable` if the check got no response. */
  access: 'waiting' | 'unreachable' | 'open';
  /** Title of the open page. */
  title: string;
  /** Repeats the session check. */
  onRetry: () => void;
  /** The page; rendered only for a logged-in user. */
  children: ReactNode;
}

/** id of the title. Focus moves there after a successful retry. */
export const accountTitleId = 'titulo-da-conta';

const checks = { waiting: 'loading', unreachable: 'error', open: 'success' } as const;

/** Frame of every page of the account: navigation, title, and the loading and error states. */
export function AccountFrame({ access, title, onRetry, items, currentHref, children }: AccountFrameProps) {
  const retry = useRetry(checks[access], onRetry, accountTitleId);
  return (
    <Section isFirst>
      <Page>
        <Columns>
          <SideNav heading={accountCopy.heading} items={items} {...(currentHref !== undefined && { currentHref })} />
          <Stack gap={6}>
            <Heading level={1} look="headline" id={accountTitleId} isFocusTarget>
              {title}
            </Heading>
            {access === 'open' && children}
            {retry.isShown && (
              <Panel>
                <FailedState
                  retry={retry}
                  headingLevel={2}
                  title={accountCopy.unreachable}
                  text={accountCopy.unreachableNext}
                />
              </Panel>
            )}
            {access === 'waiting' && !retry.isShown && <AccountSkeleton />}
          </Stack>
        </Columns>
      </Page>
    </Section>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);

  @media (min-width: 64rem) {
    grid-template-columns: 15rem minmax(0, 1fr);
    gap: var(--space-8);
  }
`;
