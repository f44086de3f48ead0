import { useId } from 'react';
import { Heading, Stack, Text } from '@signdrive/design-system/layout';
import { Skeleton, SkeletonGroup } from '@signdrive/design-system/skeleton';
import { formatPhone } from '#/domain/contact/contact.ts';
import { dealerAddress, type Dealer } from '#/domain/place/dealer.ts';
import { FailedNotice } from '#/shared/failures/FailedNotice.tsx';
import { dataOf, type Loadable } from '#/shared/loading/loadable.ts';
import { useRetry } from '#/shared/failures/retry.ts';
import { ordersCopy } from '../orders.copy.ts';

export interface DealerAddressProps {
  title: string;
  place: Loadable<Dealer> | undefined;
  onRetry: () => void;
  /** @default false */
  hasPhone?: boolean;
}

/** A pickup place or a dealership. */
export function DealerAddress({ title, place, onRetry, hasPhone = false }: DealerAddressProps) {
  const placeId = useId();
  const retry = useRetry(place?.status ?? 'idle', onRetry, placeId);
  const dealer = dataOf(place);
  return (
    <Stack gap={2}>
      <Heading level={3} look="subtitle" id={placeId} isFocusTarget>
        {title}
      </Heading>
      {dealer && (
        <Text tone="muted" isTabular>
          {dealer.name}
          <br />
          {dealerAddress(dealer)}
          {hasPhone && dealer.phone !== '' && (
            <>
              <br />
              {formatPhone(dealer.phone)}
            </>
          )}
        </Text>
      )}
      <FailedNotice retry={retry} title={ordersCopy.placeFailed} text={ordersCopy.placeFailedNext} />
      {!dealer && !retry.isShown && (
        <SkeletonGroup label={ordersCopy.placeLoading}>
          <Skeleton lines={3} />
        </SkeletonGroup>
      )}
    </Stack>
  );
}
