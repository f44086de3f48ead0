import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Heading, Stack, Text } from '@signdrive/design-system/layout';
import { Panel } from '@signdrive/design-system/patterns';
import { Skeleton, SkeletonGroup } from '@signdrive/design-system/skeleton';
import { FailedNotice, useRetry, type Retry } from '#/shared/failures/FailedContent.tsx';
import { dataOf } from '#/shared/loading/loadable.ts';
import type { AccountState, KnownCustomer } from '../account.slice.ts';
import { profileCopy } from '../profile.copy.ts';

export interface CustomerPanelsProps extends Pick<AccountState, 'customer'> {
  renderProfile: (known: KnownCustomer) => ReactNode;
  renderAddress: (known: KnownCustomer) => ReactNode;
  onRetry: () => void;
}

const placeId = 'cadastro';

/** The customer's data and address, which exist after the first order (spec §2.5). */
export function CustomerPanels({ customer, renderProfile, renderAddress, onRetry }: CustomerPanelsProps) {
  const retry = useRetry(customer.status, onRetry, placeId);
  const known = dataOf(customer);
  return (
    // Stays mounted, so that focus can move here after a retry.
    <Place id={placeId}>
      {known ? (
        <Stack gap={6}>
          <Panel>{renderProfile(known)}</Panel>
          <Panel>{renderAddress(known)}</Panel>
        </Stack>
      ) : (
        <Panel>
          <CustomerWaiting customer={customer} retry={retry} />
        </Panel>
      )}
    </Place>
  );
}

const Place = styled.div`
  border-radius: var(--radius-panel);
`;

interface CustomerWaitingProps extends Pick<AccountState, 'customer'> {
  retry: Retry;
}

const { customer: words } = profileCopy;

/** Replaces the customer's data while they load, after a failure, or before the first order. */
function CustomerWaiting({ customer, retry }: CustomerWaitingProps) {
  return (
    <Stack gap={4}>
      <Heading level={2} look="title">
        {words.title}
      </Heading>
      <FailedNotice retry={retry} tone="danger" title={words.failed} text={words.failedNext} />
      {!retry.isShown && customer.status !== 'success' && (
        <SkeletonGroup label={words.loading}>
          <Stack gap={5}>
            <Skeleton look="control" width="medium" />
            <Skeleton look="control" />
            <Skeleton look="control" />
          </Stack>
        </SkeletonGroup>
      )}
      {customer.status === 'success' && <Text tone="muted">{words.none}</Text>}
    </Stack>
  );
}
