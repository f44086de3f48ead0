import { useEffect, type ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { ButtonLink } from '@signdrive/design-system/button';
import { Stack, Text, VisuallyHidden } from '@signdrive/design-system/layout';
import { EmptyState, Panel } from '@signdrive/design-system/patterns';
import { openOrders, previousOrders, type Order } from '#/domain/order/order.ts';
import { FailedState, useRetry } from '#/shared/failures/FailedContent.tsx';
import { formatDateTime } from '#/shared/text/moments.ts';
import { dataOf } from '#/shared/loading/loadable.ts';
import { OrderCard, type OrderCardProps } from '../components/OrderCard.tsx';
import { OrderSkeleton } from '../components/OrderSkeleton.tsx';
import { PreviousOrders } from '../components/PreviousOrders.tsx';
import { formatOrderId } from '#/shared/text/order-number.ts';
import { formatDays } from '../days.ts';
import { messageOf, ordersCopy } from '../orders.copy.ts';
import { ordersOpened } from '../orders.events.ts';
import { type OrderChange, ordersFollowed, ordersLeft, useOrders } from '../orders.slice.ts';

export interface OrderStatusScreenProps extends Pick<OrderCardProps, 'slugOf' | 'email' | 'contactHref'> {
  /** Renders the actions of an order in its card. */
  renderActions?: (order: Order) => ReactNode;
  /** Outcome of an action, above all orders, because its order may disappear. */
  outcome?: ReactNode;
}

const placeId = 'pedidos';

/** Status do pedido (spec §2.5). While it is open the orders are polled, and each change is announced once. */
export function OrderStatusScreen({ renderActions, outcome, ...card }: OrderStatusScreenProps) {
  const dispatch = useDispatch();
  const list = useOrders((state) => state.list);
  const isStale = useOrders((state) => state.isStale);
  const readAt = useOrders((state) => state.readAt);
  useEffect(() => {
    dispatch(ordersOpened());
    dispatch(ordersFollowed());
    return () => {
      dispatch(ordersLeft());
    };
  }, [dispatch]);
  const retry = useRetry(list.status, () => void dispatch(ordersOpened()), placeId);
  const all = dataOf(list);
  const open = all && openOrders(all);
  const previous = all && previousOrders(all);
  const hasPlan = all?.some(({ status }) => status === 'completed');

  return (
    <Stack gap={6}>
      <Changes />
      {isStale && readAt !== undefined && (
        <Text look="small" tone="muted">
          {ordersCopy.stale(formatDateTime(readAt))}
        </Text>
      )}
      {outcome}
      <div id={placeId}>
        {retry.isShown && (
          <Panel>
            <FailedState retry={retry} headingLevel={2} title={ordersCopy.failed} text={ordersCopy.failedNext} />
          </Panel>
        )}
        {!retry.isShown && !all && <OrderSkeleton label={ordersCopy.loading} />}
        {open?.length === 0 && (
          <Panel>
            <EmptyState
              headingLevel={2}
              icon="car"
              title={ordersCopy.none}
              text={hasPlan ? ordersCopy.planNext : ordersCopy.noneNext}
              actions={
                hasPlan ? (
                  <ButtonLink href="/conta/plano">{ordersCopy.plan}</ButtonLink>
                ) : (
                  <ButtonLink href="/#ofertas">{ordersCopy.offers}</ButtonLink>
                )
              }
            />
          </Panel>
        )}
        <Stack gap={6}>
          {open?.map((order) => (
            <OrderCard key={order.id} {...card} order={order} actions={renderActions?.(order)} />
          ))}
        </Stack>
      </div>
      {previous !== undefined && previous.length > 0 && <PreviousOrders orders={previous} />}
    </Stack>
  );
}

/** Announces the changes found by the last read. */
function Changes() {
  const changes = useOrders((state) => state.changes);
  const products = useOrders((state) => state.products);
  const nameOf = ({ productId, orderId }: OrderChange) => {
    const number = `pedido ${formatOrderId(orderId)}`;
    const product = dataOf(products[productId]);
    return product ? `${product.model}, ${number}` : number.replace('p', 'P');
  };
  return <VisuallyHidden isLive>{changes.map((change) => said(change, nameOf(change))).join(' ')}</VisuallyHidden>;
}

function said(change: OrderChange, name: string): string {
  return change.kind === 'delivery'
    ? ordersCopy.deliveryChanged(name, formatDays(change.days))
    : ordersCopy.statusChanged(name, messageOf(change.status) ?? ordersCopy.statusUnknown);
}
