import { styled } from 'styled-components';
import { Stack } from '@signdrive/design-system/layout';
import { Panel } from '@signdrive/design-system/patterns';
import { useRetry } from '#/shared/failures/retry.ts';
import type { AccountState } from '../account.slice.ts';
import { AddressForm, type AddressFormProps } from './AddressForm.tsx';
import { CustomerWaiting } from './CustomerWaiting.tsx';
import { ProfileForm, type ProfileFormProps } from './ProfileForm.tsx';

export interface CustomerPanelsProps extends Pick<AccountState, 'customer'> {
  profile: Omit<ProfileFormProps, 'known'>;
  address: Omit<AddressFormProps, 'states'>;
  onRetry: () => void;
}

const placeId = 'cadastro';

/** What is known of somebody from their first order on: who they are, and where they live (spec §2.5). */
export function CustomerPanels({ customer, profile, address, onRetry }: CustomerPanelsProps) {
  const retry = useRetry(customer.status, onRetry, placeId);
  const known = customer.status === 'success' ? customer.data : undefined;
  return (
    // There before and after: who asked again goes on here.
    <Place id={placeId}>
      {known ? (
        <Stack gap={6}>
          <Panel>
            <ProfileForm {...profile} known={known} />
          </Panel>
          <Panel>
            <AddressForm {...address} states={known.lists.states} />
          </Panel>
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
