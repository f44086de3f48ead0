import { useEffect, useId, type ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { styled } from 'styled-components';
import { Card } from '@signdrive/design-system/card';
import { Heading, Stack, Text } from '@signdrive/design-system/layout';
import { Link } from '@signdrive/design-system/link';
import { Panel } from '@signdrive/design-system/patterns';
import { Price } from '@signdrive/design-system/price';
import { separator } from '#/domain/values/text.ts';
import { addMonths } from '#/domain/calendar/days.ts';
import type { FleetOffer } from '#/domain/offer/offer.ts';
import { monthOfContract, type Order } from '#/domain/order/order.ts';
import { groupOfStatus, type StatusEntry } from '#/domain/order/order-status.ts';
import { FailedState, useRetry } from '#/shared/failures/FailedContent.tsx';
import { formatMonthlyKm, formatMonths } from '#/shared/text/format.ts';
import { formatDay, isoDateOf } from '#/shared/text/moments.ts';
import { dataOf } from '#/shared/loading/loadable.ts';
import { installmentCopy, messageOf } from '../orders.copy.ts';
import { orderShown, useOrders } from '../orders.slice.ts';
import { planCopy } from '../plan.copy.ts';
import { CardColumns, DealerAddress, StatusBadge } from './CardParts.tsx';
import { CarStage } from './CarStage.tsx';
import { Installments } from './Installments.tsx';
import { OrderSkeleton } from './OrderSkeleton.tsx';
import { OrderFiles } from './OrderFiles.tsx';

export interface PlanProps {
  order: Order;
  /** Slug of the car of a model code. */
  slugOf: (modelCode: string) => string | undefined;
  /** Payment method of its contract. */
  payment: ReactNode;
}

/** Id of the region of all plans, which is rendered before they load. */
export const plansId = 'plano';
/** Status code of the delivery, when a contract starts. */
const completedCode = 11;

/** The plan of one order: car, price, term, dealership and payment method. */
export function Plan({ order, slugOf, payment }: PlanProps) {
  const dispatch = useDispatch();
  const placeId = useId();
  const found = useOrders((state) => state.products[order.productId]);
  const place = useOrders((state) => state.places[order.locationId]);
  const dealer = useOrders((state) => state.dealers[order.dealershipId ?? '']);
  const history = useOrders((state) => state.histories[order.id]);
  const readAt = useOrders((state) => state.readAt);
  const show = () => void dispatch(orderShown({ orderId: order.id }));
  useEffect(() => {
    dispatch(orderShown({ orderId: order.id }));
  }, [dispatch, order.id]);

  const retry = useRetry(found?.status ?? 'idle', show, plansId);
  const product = dataOf(found);
  if (retry.isShown) {
    return (
      <Panel>
        <FailedState retry={retry} headingLevel={2} title={planCopy.failed} text={planCopy.failedNext} />
      </Panel>
    );
  }
  if (!product) return <OrderSkeleton label={planCopy.loading} />;

  const { installments = [], files: documents = [] } = order;
  const next = installments.findLast(({ status }) => status === 'open');
  const hasFailed = groupOfStatus(order.status) === 'error';
  const isSameDealer = dealer === undefined || order.dealershipId === order.locationId;
  return (
    <Stack gap={6}>
      <Card element="article" look="panel" padding="none" labelledBy={placeId}>
        <CarStage
          model={slugOf(product.modelCode) ?? ''}
          paint={product.colorHex}
          fact={next && { label: planCopy.next, value: formatDay(next.dueDate) }}
        />
        <CardColumns>
          <Stack gap={5}>
            <Stack gap={2}>
              <Heading level={2} look="title" id={placeId} isFocusTarget>
                {`${product.model} ${product.year}`}
              </Heading>
              <Text tone="muted">
                {[product.colorName, ...product.optionals, ...product.accessories].join(separator)}
              </Text>
              {order.status !== 'completed' && (
                <div>
                  <StatusBadge status={order.status} />
                </div>
              )}
            </Stack>
            <Price
              amountInCents={order.monthlyInCents ?? product.monthlyInstallmentInCents}
              size="large"
              period="month"
            />
            <Facts facts={factsOf(order, { product, history: dataOf(history), now: readAt })} />
            {order.status !== 'completed' && (
              <Stack gap={2} align="start">
                <Text look="small" tone="muted">
                  {hasFailed ? messageOf(order.status) : planCopy.notYours}
                </Text>
                <Link href="/conta/status-pedido" look="standalone" icon="arrow-right">
                  {planCopy.follow}
                </Link>
              </Stack>
            )}
          </Stack>
          <Stack gap={6}>
            {payment}
            <DealerAddress
              title={isSameDealer ? planCopy.dealer : planCopy.place}
              place={place}
              onRetry={show}
              hasPhone
            />
            {!isSameDealer && <DealerAddress title={planCopy.dealer} place={dealer} onRetry={show} hasPhone />}
            {documents.length > 0 && (
              <Stack gap={2}>
                <Heading level={3} look="subtitle">
                  {planCopy.documents}
                </Heading>
                <OrderFiles files={documents} />
              </Stack>
            )}
          </Stack>
        </CardColumns>
      </Card>
      {installments.length > 0 && (
        <Stack gap={4}>
          <Heading level={2} look="title">
            {installmentCopy.title}
          </Heading>
          <Panel>
            <Installments items={installments} />
          </Panel>
        </Stack>
      )}
    </Stack>
  );
}

interface PlanFact {
  label: string;
  value: string;
}

function factsOf(
  { status }: Order,
  {
    product,
    history,
    now,
  }: { product: FleetOffer; history: readonly StatusEntry[] | undefined; now?: string | undefined },
): PlanFact[] {
  const { deadlineInMonths, monthlyKm, costTerms } = product;
  const beganAt =
    status === 'completed' ? history?.findLast(({ code }) => code === completedCode)?.createdAt : undefined;
  const beganOn = beganAt === undefined ? undefined : isoDateOf(new Date(beganAt));
  const index = costTerms?.readjustmentIndex;
  return [
    beganOn === undefined || now === undefined
      ? { label: planCopy.term, value: formatMonths(deadlineInMonths) }
      : {
          label: planCopy.month,
          value: planCopy.monthOf(
            monthOfContract(beganOn, isoDateOf(new Date(now)), deadlineInMonths),
            deadlineInMonths,
          ),
        },
    { label: planCopy.km, value: formatMonthlyKm(monthlyKm) },
    ...(index === undefined ? [] : [{ label: planCopy.index, value: index }]),
    ...(beganOn === undefined ? [] : [{ label: planCopy.end, value: formatDay(addMonths(beganOn, deadlineInMonths)) }]),
  ];
}

function Facts({ facts }: { facts: readonly PlanFact[] }) {
  return (
    <FactList>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </FactList>
  );
}

const FactList = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-4) var(--gap-grid);

  @media (max-width: 16rem) {
    grid-template-columns: minmax(0, 1fr);
  }
  /* The values of a row are on one line, also where one term has two. */
  & > div {
    display: grid;
    align-content: space-between;
    padding-top: var(--space-3);
    border-top: 1px solid var(--color-border-ground);
  }
  dt {
    color: var(--color-text-muted);
    font-size: var(--text-small);
    line-height: var(--leading-small);
  }
  dd {
    font-size: var(--text-lead);
    font-stretch: 94%;
    font-variant-numeric: tabular-nums;
    font-weight: 600;
    line-height: 1.5rem;
  }
`;
