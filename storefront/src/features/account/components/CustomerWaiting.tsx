import { Heading, Stack, Text } from '@signdrive/design-system/layout';
import { Skeleton, SkeletonGroup } from '@signdrive/design-system/skeleton';
import { FailedNotice } from '#/shared/failures/FailedNotice.tsx';
import type { Retry } from '#/shared/failures/retry.ts';
import type { AccountState } from '../account.slice.ts';
import { profileCopy } from '../profile.copy.ts';

export interface CustomerWaitingProps extends Pick<AccountState, 'customer'> {
  retry: Retry;
}

const { customer: words } = profileCopy;

/** In the place of what the service has of a customer: it comes, it can't be read, or there is none before an order. */
export function CustomerWaiting({ customer, retry }: CustomerWaitingProps) {
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
