import { useSelector, useDispatch } from 'react-redux';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useId, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '@signdrive/design-system/button';
import { Icon } from '@signdrive/design-system/icon';
import { Heading, Stack, Text } from '@signdrive/design-system/layout';
import { Notice } from '@signdrive/design-system/patterns';
import { Skeleton, SkeletonGroup } from '@signdrive/design-system/skeleton';
import { selectOffers } from '#/features/catalog/index.ts';
import { PlanScreen } from '#/features/orders/index.ts';
import { contractPaymentAsked, ContractNotice, paymentCopy, selectMethod } from '#/features/payment/index.ts';
import { hasContract, type Order } from '#/domain/order/order.ts';
import { isRejected } from '#/domain/order/order-status.ts';
import { isMethodChangeable } from '#/domain/order/payment.ts';
import { FailedNotice, useRetry } from '#/shared/failures/FailedContent.tsx';
import { DialogOnDemand, useOpened } from '#/shared/loading/DialogOnDemand.tsx';
import { useEachVisit } from '#/shared/page/use-each-visit.ts';
import { planPaymentCopy } from './account.copy.ts';

/** Meu plano. */
export function PlanContent() {
  const offers = useSelector(selectOffers);
  const [changedId] = useState(useLocation({ select: ({ state }) => state.changedContractOf }));
  const navigate = useNavigate();
  // The message is shown once: the browser keeps the entry's state over a reload, and for the way back.
  useEffect(() => {
    if (changedId !== undefined) void navigate({ to: '/conta/plano', state: {}, replace: true, resetScroll: false });
  }, [changedId, navigate]);
  return (
    <PlanScreen
      initialOrderId={changedId}
      slugOf={(modelCode) => offers.find((offer) => offer.modelCode === modelCode)?.slug}
      renderPayment={(order) => <PlanPayment order={order} wasChanged={order.id === changedId} />}
    />
  );
}

const loadDialog = async () => (await import('./MethodDialog.tsx')).MethodDialog;

/** Payment method of a plan's contract, and its change (spec §6). The contract may differ from the order. */
function PlanPayment({ order, wasChanged }: { order: Order; wasChanged: boolean }) {
  const dispatch = useDispatch();
  const method = useSelector(selectMethod);
  const edit = useOpened();
  const isContracted = hasContract(order.status);
  const ask = () => void dispatch(contractPaymentAsked({ orderId: order.id }));
  useEachVisit(
    useCallback(
      (isReturn) => {
        if (isContracted) dispatch(contractPaymentAsked({ orderId: order.id, isReturn }));
      },
      [dispatch, isContracted, order.id],
    ),
  );

  const isOfThis = method.status !== 'idle' && method.orderId === order.id;
  const isRead = method.status === 'success' || method.status === 'notFound';
  const placeId = useId();
  const editId = useId();
  const retry = useRetry(!isOfThis ? 'idle' : isRead ? 'success' : method.status, ask, placeId);
  const paid = isOfThis && method.status === 'success' ? method : undefined;
  const isChangeable =
    paid !== undefined && isMethodChangeable({ isCompleted: order.status === 'completed', methodId: paid.method.id });
  return (
    <Stack gap={3}>
      <Heading level={3} look="subtitle" id={placeId} isFocusTarget>
        {planPaymentCopy.title}
      </Heading>
      {wasChanged && (
        <Notice tone="success" title={planPaymentCopy.saved} announce="polite">
          {planPaymentCopy.savedText}
        </Notice>
      )}
      {!isContracted && (
        <Text>
          {[
            order.payment && `${planPaymentCopy.ordered[order.payment]}.`,
            isRejected(order.status) ? planPaymentCopy.never : planPaymentCopy.notYet,
          ]
            .filter(Boolean)
            .join(' ')}
        </Text>
      )}
      {isContracted && !retry.isShown && (!isOfThis || method.status === 'loading') && (
        <SkeletonGroup label={planPaymentCopy.loading}>
          <Skeleton />
          <Skeleton look="small" width="medium" />
        </SkeletonGroup>
      )}
      {paid && (
        <Method>
          <Icon name={paid.endDigits === undefined ? 'document' : 'lock'} />
          <div>
            <span>{paid.method.description}</span>
            {paid.endDigits !== undefined && (
              <Text look="small" tone="muted" isTabular>
                {planPaymentCopy.endDigits(paid.endDigits)}
              </Text>
            )}
          </div>
          {isChangeable && (
            <Button id={editId} variant="secondary" size="small" aria-haspopup="dialog" onPress={() => edit.open()}>
              {planPaymentCopy.edit}
            </Button>
          )}
        </Method>
      )}
      {(paid ? !isChangeable : !isContracted) && (
        <Text look="small" tone="muted">
          {paymentCopy.notChangeable}
        </Text>
      )}
      {isRead && isOfThis && !edit.opened && <ContractNotice method={method} />}
      <FailedNotice retry={retry} tone="danger" title={paymentCopy.contractFailed} text={planPaymentCopy.failedNext} />
      {edit.opened && paid && (
        <DialogOnDemand
          key={edit.opened.key}
          load={loadDialog}
          props={{ method: paid, onClose: edit.close }}
          openerId={editId}
        />
      )}
    </Stack>
  );
}

const Method = styled.div`
  display: grid;
  grid-template-columns: 1.5rem minmax(0, 1fr) auto;
  gap: var(--space-3);
  align-items: center;

  @media (max-width: 16rem) {
    grid-template-columns: minmax(0, 1fr);
    justify-items: start;
  }
`;
