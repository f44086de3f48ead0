import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Stack } from '@signdrive/design-system/layout';
import { Panel } from '@signdrive/design-system/patterns';
import { useRetry } from '#/shared/failures/retry.ts';
import type { AccountState, KnownCustomer } from '../account.slice.ts';
import { CustomerWaiting } from './CustomerWaiting.tsx';

export interface CustomerPanelsProps extends Pick<AccountState, 'customer'> {
  renderProfile: (known: KnownCustomer) => ReactNode;
  renderAddress: (known: KnownCustomer) => ReactNode;
  onRetry: () => void;
}

const placeId = 'cadastro';

/** What is known of somebody from their first order on: who they are, and where they live (spec §2.5). */
export function CustomerPanels({ customer, renderProfile, renderAddress, onRetry }: CustomerPanelsProps) {
  const retry = useRetry(customer.status, onRetry, placeId);
  const known = customer.status === 'success' ? customer.data : undefined;
  return (
    // There before and after: who asked again goes on here.
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
