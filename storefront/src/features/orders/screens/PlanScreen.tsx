import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { ButtonLink } from '@signdrive/design-system/button';
import { EmptyState, Panel } from '@signdrive/design-system/patterns';
import { Tabs } from '@signdrive/design-system/tabs';
import { ordersWithPlan, type Order } from '#/domain/order/order.ts';
import { contractNumberOf } from '#/domain/order/payment.ts';
import { FailedState, useRetry } from '#/shared/failures/FailedContent.tsx';
import { dataOf } from '#/shared/loading/loadable.ts';
import { OrderSkeleton } from '../components/OrderSkeleton.tsx';
import { Plan, plansId, type PlanProps } from '../components/Plan.tsx';
import { useEachVisit } from '#/shared/page/use-each-visit.ts';
import { formatOrderId } from '#/shared/text/order-number.ts';
import { ordersCopy } from '../orders.copy.ts';
import { ordersOpened } from '../orders.events.ts';
import { orderShown, useOrders } from '../orders.slice.ts';
import { planCopy } from '../plan.copy.ts';

export interface PlanScreenProps extends Pick<PlanProps, 'slugOf'> {
  /** Renders the payment method of the displayed plan's contract. */
  renderPayment: (order: Order) => ReactNode;
  /** Order whose plan is shown at first. @default the first of the list */
  initialOrderId: string | undefined;
}

/** Number of plans whose cars are loaded at once; those of others load when their tab is selected. */
const loadedInitially = 6;

/** Meu plano (spec §2.5): a tab per order. */
export function PlanScreen({ slugOf, renderPayment, initialOrderId }: PlanScreenProps) {
  const dispatch = useDispatch();
  const list = useOrders((state) => state.list);
  const products = useOrders((state) => state.products);
  const [chosenId, setChosenId] = useState(initialOrderId);
  useEachVisit(useCallback((isReturn) => void dispatch(ordersOpened({ isReturn })), [dispatch]));
  const retry = useRetry(list.status, () => void dispatch(ordersOpened()), plansId);
  const all = dataOf(list);
  const plans = all && ordersWithPlan(all);
  const shown = plans?.find(({ id }) => id === chosenId) ?? plans?.[0];
  // A later reading may list another plan first.
  if (shown && chosenId === undefined) setChosenId(shown.id);
  const named =
    plans
      ?.slice(0, loadedInitially)
      .map(({ id }) => id)
      .join(' ') ?? '';
  useEffect(() => {
    for (const orderId of named.split(' ').filter(Boolean)) dispatch(orderShown({ orderId }));
  }, [dispatch, named]);

  return (
    <div id={plansId}>
      {retry.isShown && (
        <Panel>
          <FailedState retry={retry} headingLevel={2} title={planCopy.failed} text={planCopy.failedNext} />
        </Panel>
      )}
      {!retry.isShown && !plans && <OrderSkeleton label={planCopy.loading} />}
      {plans && !shown && (
        <Panel>
          <EmptyState
            headingLevel={2}
            icon="car"
            title={planCopy.none}
            text={planCopy.noneNext}
            actions={<ButtonLink href="/#ofertas">{planCopy.offers}</ButtonLink>}
          />
        </Panel>
      )}
      {plans && shown && plans.length === 1 && <Plan order={shown} slugOf={slugOf} payment={renderPayment(shown)} />}
      {plans && shown && plans.length > 1 && (
        <Tabs
          label={planCopy.plans}
          selectedId={shown.id}
          onSelectionChange={setChosenId}
          items={plans.map((order) => ({
            id: order.id,
            label: labelOf(order),
            content: order === shown && <Plan order={order} slugOf={slugOf} payment={renderPayment(order)} />,
          }))}
        />
      )}
    </div>
  );

  function labelOf({ id, productId }: Order): string {
    const product = dataOf(products[productId]);
    return product ? planCopy.tab(product.model, contractNumberOf(id)) : ordersCopy.order(formatOrderId(id));
  }
}
