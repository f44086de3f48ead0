import { useEffect, useId, type ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { styled } from 'styled-components';
import { Accordion, AccordionItem } from '@signdrive/design-system/accordion';
import { Card } from '@signdrive/design-system/card';
import { Heading, Stack, Text } from '@signdrive/design-system/layout';
import { OrderProgress } from '@signdrive/design-system/patterns';
import { SkeletonGroup } from '@signdrive/design-system/skeleton';
import { separator } from '#/domain/values/text.ts';
import type { Order } from '#/domain/order/order.ts';
import { isRejected, orderStatusOf, type StatusEntry } from '#/domain/order/order-status.ts';
import { formatMoney } from '#/shared/text/format.ts';
import { formatDate, formatDateTime } from '#/shared/text/moments.ts';
import { FailedNotice, useRetry } from '#/shared/failures/FailedContent.tsx';
import { dataOf, type Loadable } from '#/shared/loading/loadable.ts';
import { formatOrderId } from '#/shared/text/order-number.ts';
import { formatDays } from '../days.ts';
import { installmentCopy, messageOf, ordersCopy } from '../orders.copy.ts';
import { fileAsked, orderShown, statusAsked, useOrders } from '../orders.slice.ts';
import { progressRows } from '../progress-rows.ts';
import { CardColumns, DealerAddress, StatusBadge } from './CardParts.tsx';
import { CarStage } from './CarStage.tsx';
import { Installments } from './Installments.tsx';
import { OrderFiles } from './OrderFiles.tsx';
import { NextAction } from './NextAction.tsx';
import { ProgressSkeleton } from './OrderSkeleton.tsx';

export interface OrderCardProps {
  order: Order;
  /** Slug of the car of a model code, for its drawing; undefined if the store doesn't have it. */
  slugOf: (modelCode: string) => string | undefined;
  email: string;
  contactHref: string;
  /** Actions on the order. */
  actions?: ReactNode;
}

/** An open order (spec §2.5, Status do pedido). */
export function OrderCard({ order, slugOf, email, contactHref, actions }: OrderCardProps) {
  const dispatch = useDispatch();
  const product = dataOf(useOrders((state) => state.products[order.productId]));
  const place = useOrders((state) => state.places[order.locationId]);
  const history = useOrders((state) => state.histories[order.id]);
  const titleId = useId();
  useEffect(() => {
    dispatch(orderShown({ orderId: order.id }));
  }, [dispatch, order.id]);

  const number = formatOrderId(order.id);
  const { delivery, files = [], installments = [] } = order;
  const draft = files.find(({ kind }) => kind === 'contractDraft');

  return (
    <Card element="article" look="panel" padding="none" labelledBy={titleId}>
      <Head>
        <Stack gap={1}>
          <Heading level={2} look="title" id={titleId} isFocusTarget>
            {product ? product.model : ordersCopy.order(number)}
          </Heading>
          <Text tone="muted" isTabular>
            {order.createdAt === undefined
              ? ordersCopy.order(number)
              : ordersCopy.placedAt(number, formatDate(order.createdAt))}
          </Text>
        </Stack>
        <StatusBadge status={order.status} />
      </Head>
      <CarStage
        model={(product && slugOf(product.modelCode)) ?? ''}
        paint={product?.colorHex}
        fact={delivery && { label: ordersCopy.pickupExpected, value: formatDays(delivery) }}
      />
      <CardColumns>
        <Stack gap={6}>
          <NextAction
            order={order}
            email={email}
            contactHref={contactHref}
            onReadDraft={draft && (() => void dispatch(fileAsked({ id: draft.id, fileName: draft.fileName })))}
          />
          <Progress order={order} history={history} />
          {installments.length > 0 && (
            <Stack gap={4}>
              <Heading level={3} look="subtitle">
                {installmentCopy.title}
              </Heading>
              <Installments items={installments} />
            </Stack>
          )}
        </Stack>
        <Stack gap={6}>
          <Stack gap={2}>
            <DealerAddress
              title={ordersCopy.pickup}
              place={place}
              onRetry={() => void dispatch(orderShown({ orderId: order.id }))}
            />
            {delivery && (
              <div>
                <Text weight="strong" isTabular>
                  {formatDays(delivery, { hasYear: true })}
                </Text>
                {delivery.changes.toReversed().map(({ changedAt, reason, ...days }) => (
                  <Text key={changedAt} look="small" tone="muted">
                    {ordersCopy.changed(formatDays(days), formatDate(changedAt), reason)}
                  </Text>
                ))}
              </div>
            )}
          </Stack>
          {order.payment && (
            <Stack gap={1}>
              <Heading level={3} look="subtitle">
                {ordersCopy.payment}
              </Heading>
              <Text isTabular>
                {[
                  ordersCopy.paymentOf[order.payment],
                  order.monthlyInCents !== undefined && `${formatMoney(order.monthlyInCents)} por mês`,
                ]
                  .filter(Boolean)
                  .join(separator)}
              </Text>
              {!isRejected(order.status) && (
                <Text look="small" tone="muted">
                  {ordersCopy.paymentNote[order.payment]}
                </Text>
              )}
            </Stack>
          )}
          {files.length > 0 && (
            <Stack gap={2}>
              <Heading level={3} look="subtitle">
                {ordersCopy.documents}
              </Heading>
              <OrderFiles files={files} />
            </Stack>
          )}
          {actions}
        </Stack>
      </CardColumns>
    </Card>
  );
}

function Progress({ order, history }: { order: Order; history: Loadable<readonly StatusEntry[]> | undefined }) {
  const dispatch = useDispatch();
  const placeId = useId();
  const statusAskedOf = useOrders((state) => state.statusAskedOf);
  const retry = useRetry(history?.status ?? 'idle', () => void dispatch(orderShown({ orderId: order.id })), placeId);
  const entries = dataOf(history);
  // The service has responded without a known status.
  const isUnknown = entries !== undefined && (order.status === 'unknown' || entries.length === 0);
  const unknown = useRetry(
    !isUnknown ? 'success' : statusAskedOf === order.id ? 'loading' : 'error',
    () => void dispatch(statusAsked({ orderId: order.id })),
    placeId,
  );
  return (
    <Stack gap={4}>
      <Heading level={3} look="subtitle" id={placeId} isFocusTarget>
        {ordersCopy.progress}
      </Heading>
      <FailedNotice retry={retry} tone="danger" title={ordersCopy.statusFailed} text={ordersCopy.statusFailedNext} />
      {!retry.isShown && entries === undefined && (
        <SkeletonGroup label={ordersCopy.statusLoading}>
          <ProgressSkeleton />
        </SkeletonGroup>
      )}
      <FailedNotice retry={unknown} title={ordersCopy.statusUnknown} />
      {entries !== undefined && entries.length > 0 && (
        <>
          <OrderProgress rows={progressRows(order, entries)} label={ordersCopy.progressOf(formatOrderId(order.id))} />
          <Accordion>
            <AccordionItem title={ordersCopy.everyStep}>
              <History entries={entries} />
            </AccordionItem>
          </Accordion>
        </>
      )}
    </Stack>
  );
}

/** Every status of the order with its time. */
export function History({ entries }: { entries: readonly StatusEntry[] }) {
  return (
    <Entries>
      {entries.toReversed().map(({ id, code, description, createdAt }) => (
        <li key={id}>
          <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
          <span>{description || messageOf(orderStatusOf(code))}</span>
        </li>
      ))}
    </Entries>
  );
}

const Head = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3) var(--space-5);
  justify-items: start;
  padding: var(--space-5);

  @media (min-width: 48rem) {
    grid-template-columns: minmax(0, 1fr) fit-content(45%);
    align-items: start;
  }
  @media (min-width: 64rem) {
    padding: var(--space-6);
  }
`;

const Entries = styled.ol`
  display: grid;
  gap: var(--space-3);
  font-size: var(--text-small);
  font-variant-numeric: tabular-nums;
  line-height: var(--leading-small);

  & > li {
    display: grid;
    gap: 0 var(--space-4);
  }
  & > li > span {
    color: var(--color-text);
  }
  @media (min-width: 48rem) {
    & > li {
      grid-template-columns: 9.5rem minmax(0, 1fr);
    }
  }
`;
