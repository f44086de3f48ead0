import { styled } from 'styled-components';
import { Stack, Text } from '@signdrive/design-system/layout';
import { Panel } from '@signdrive/design-system/patterns';
import { Skeleton, SkeletonGroup } from '@signdrive/design-system/skeleton';
import { accountCopy } from '../account.copy.ts';

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
