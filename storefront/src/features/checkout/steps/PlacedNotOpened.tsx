import { ButtonLink } from '@signdrive/design-system/button';
import { Cluster, Heading, Stack, Text } from '@signdrive/design-system/layout';
import { formatOrderId } from '#/shared/text/order-number.ts';
import type { Retry } from '#/shared/failures/FailedContent.tsx';
import { NotOpened } from '#/shared/loading/OnDemand.tsx';
import { useFocusWhen } from '#/shared/page/use-focus-when.ts';
import { checkoutCopy } from '../checkout.copy.ts';

export const loadPlacedOrder = async () => (await import('./PlacedOrder.tsx')).PlacedOrder;

/** A placed order whose page failed to load: it still shows the number, and where the order can be followed. */
export function PlacedNotOpened({ orderId, retry }: { orderId: string; retry: Retry }) {
  // The confirm button is gone, so focus moves to the heading.
  const heading = useFocusWhen<HTMLHeadingElement>();
  return (
    <Stack gap={5}>
      <Heading level={1} look="headline" isFocusTarget ref={heading}>
        {checkoutCopy.placed}
      </Heading>
      <Text look="lead">{checkoutCopy.placedNumber(formatOrderId(orderId))}</Text>
      <NotOpened retry={retry} />
      <Cluster>
        <ButtonLink href="/conta/status-pedido">{checkoutCopy.follow}</ButtonLink>
      </Cluster>
    </Stack>
  );
}
