import { styled } from 'styled-components';
import { useId } from 'react';
import { Badge, type BadgeProps } from '@signdrive/design-system/badge';
import { Heading, Stack, Text } from '@signdrive/design-system/layout';
import { Skeleton, SkeletonGroup } from '@signdrive/design-system/skeleton';
import { groupOfStatus, type OrderStatus, type OrderStatusGroup } from '#/domain/order/order-status.ts';
import { formatPhone } from '#/domain/contact/contact.ts';
import { dealerAddress, type Dealer } from '#/domain/place/dealer.ts';
import { FailedNotice, useRetry } from '#/shared/failures/FailedContent.tsx';
import { dataOf, type Loadable } from '#/shared/loading/loadable.ts';
import { messageOf, ordersCopy, shortStatusCopy } from '../orders.copy.ts';

/** Columns below an order's car: its progress, and its facts if there is room. */
export const CardColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);
  padding: var(--space-5);

  @media (min-width: 64rem) {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    gap: var(--space-7);
    padding: var(--space-6);
  }
  @media print {
    display: block;
    & > * + * {
      margin-block-start: var(--space-6);
    }
  }
`;

const looks = {
  completed: { tone: 'success', icon: 'check' },
  error: { tone: 'danger', icon: 'alert' },
  pending: { tone: 'warning', icon: 'clock' },
} as const satisfies Record<OrderStatusGroup, Pick<BadgeProps, 'tone' | 'icon'>>;

/** Short status of an order, with the look of its group (spec §4). */
export function StatusBadge({ status }: { status: OrderStatus }) {
  const words = shortStatusCopy[status] ?? messageOf(status);
  return words === undefined ? null : <Badge {...looks[groupOfStatus(status)]}>{words}</Badge>;
}

interface DealerAddressProps {
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
