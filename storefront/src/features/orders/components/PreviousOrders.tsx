import { useEffect, useId } from 'react';
import { useDispatch } from 'react-redux';
import { styled } from 'styled-components';
import { Accordion, AccordionItem } from '@signdrive/design-system/accordion';
import { Heading, Stack } from '@signdrive/design-system/layout';
import { Skeleton, SkeletonGroup } from '@signdrive/design-system/skeleton';
import type { Order } from '#/domain/order/order.ts';
import { FailedNotice, useRetry } from '#/shared/failures/FailedContent.tsx';
import { formatDate } from '#/shared/text/moments.ts';
import { dataOf } from '#/shared/loading/loadable.ts';
import { formatOrderId } from '#/shared/text/order-number.ts';
import { messageOf, ordersCopy } from '../orders.copy.ts';
import { orderShown, useOrders } from '../orders.slice.ts';
import { History } from './OrderCard.tsx';
import { OrderFiles } from './OrderFiles.tsx';

/** Number of orders whose cars are loaded at once; those of others load when they are expanded. */
const loadedInitially = 6;

/** Finished orders, collapsed (spec §2.5). */
export function PreviousOrders({ orders }: { orders: readonly Order[] }) {
  return (
    <Stack gap={3}>
      <Heading level={2} look="title">
        {ordersCopy.previous}
      </Heading>
      <Accordion>
        {orders.map((order, place) => (
          <PreviousOrder key={order.id} order={order} isLoadedInitially={place < loadedInitially} />
        ))}
      </Accordion>
    </Stack>
  );
}

function PreviousOrder({ order, isLoadedInitially }: { order: Order; isLoadedInitially: boolean }) {
  const dispatch = useDispatch();
  const placeId = useId();
  const product = dataOf(useOrders((state) => state.products[order.productId]));
  const history = useOrders((state) => state.histories[order.id]);
  const show = () => void dispatch(orderShown({ orderId: order.id }));
  useEffect(() => {
    if (isLoadedInitially) dispatch(orderShown({ orderId: order.id }));
  }, [dispatch, isLoadedInitially, order.id]);

  const entries = dataOf(history);
  const retry = useRetry(history?.status ?? 'idle', show, placeId);
  const number = formatOrderId(order.id);
  const at = entries?.at(-1)?.createdAt;
  const message = messageOf(order.status) ?? '';
  return (
    <AccordionItem
      headingLevel={3}
      title={
        <>
          <span>{product ? `${product.model}, pedido ${number}` : ordersCopy.order(number)}</span>
          <Detail>{at === undefined ? message : `${message} em ${formatDate(at)}`}</Detail>
        </>
      }
      onOpenChange={(isOpen) => isOpen && show()}
    >
      <div id={placeId}>
        <FailedNotice retry={retry} tone="danger" title={ordersCopy.statusFailed} text={ordersCopy.statusFailedNext} />
        {!retry.isShown && !entries && (
          <SkeletonGroup label={ordersCopy.statusLoading}>
            <Skeleton lines={3} />
          </SkeletonGroup>
        )}
        {entries && <History entries={entries} />}
      </div>
      {order.files !== undefined && order.files.length > 0 && <OrderFiles files={order.files} />}
    </AccordionItem>
  );
}

const Detail = styled.span`
  display: block;
  color: var(--color-text-muted);
  font-size: var(--text-small);
  font-variant-numeric: tabular-nums;
  font-weight: 400;
  letter-spacing: 0;
  line-height: var(--leading-small);
`;
