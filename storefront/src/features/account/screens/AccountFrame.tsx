import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Heading, Page, Section, Stack, Text } from '@signdrive/design-system/layout';
import { Panel } from '@signdrive/design-system/patterns';
import { SideNav, type SideNavProps } from '@signdrive/design-system/side-nav';
import { FailedState, useRetry } from '#/shared/failures/FailedContent.tsx';
import { Skeleton, SkeletonGroup } from '@signdrive/design-system/skeleton';

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
            {/* A heading that had focus and only changes its text is not announced. */}
            <Heading key={title} level={1} look="headline" id={accountTitleId} isFocusTarget>
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

  /* Print omits the navigation, and a wide sheet its column. */
  @media screen and (min-width: 64rem) {
    grid-template-columns: 15rem minmax(0, 1fr);
    gap: var(--space-8);
  }
  @media print {
    display: block;
  }
`;

/** Texts of the account area (spec §2.5). */
const accountCopy = {
  heading: 'Gerenciar assinatura',
  loading: 'Conferindo sua sessão',
  unreachable: 'Não conseguimos conferir a sua sessão.',
  unreachableNext: 'Você continua com a sua conta aberta neste navegador. Verifique sua rede e tente de novo.',
  withoutScript: 'A conta precisa de JavaScript. Ative o JavaScript neste navegador e recarregue a página.',
} as const;

/**
 * Replaces a page of the account until the session is verified. Without script it says that the account needs script.
 */
export function AccountSkeleton() {
  return (
    <>
      <Waiting>
        <Panel>
          <SkeletonGroup label={accountCopy.loading}>
            <Stack gap={4}>
              <Skeleton look="title" width="medium" />
              <Skeleton lines={3} />
              <Skeleton look="control" width="short" />
            </Stack>
          </SkeletonGroup>
        </Panel>
      </Waiting>
      <WithoutScript>
        <Text look="lead">{accountCopy.withoutScript}</Text>
      </WithoutScript>
    </>
  );
}

const Waiting = styled.div`
  @media (scripting: none) {
    display: none;
  }
`;

const WithoutScript = styled.div`
  @media not (scripting: none) {
    display: none;
  }
`;
