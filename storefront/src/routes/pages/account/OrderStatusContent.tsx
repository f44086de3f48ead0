import { useId, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { Button } from '@signdrive/design-system/button';
import { Cluster } from '@signdrive/design-system/layout';
import {
  cancelOrderAsked,
  OrderChangeNotice,
  resendDocumentsAsked,
  selectIsOrderChanging,
  selectOrderChange,
  type OrderChangeKind,
} from '#/features/order-changes/index.ts';
import type { Order } from '#/domain/order/order.ts';
import { mayCancel, mayResend } from '#/domain/order/order-status.ts';
import { DialogOnDemand, useOpened } from '#/shared/loading/DialogOnDemand.tsx';
import { selectOffers } from '#/features/catalog/index.ts';
import { OrderStatusScreen, useOrders } from '#/features/orders/index.ts';
import { selectUser } from '#/features/session/index.ts';
import { dataOf } from '#/shared/loading/loadable.ts';
import { useContactNumber } from '#/shared/page/open-store.ts';
import { useFocusWhen } from '#/shared/page/use-focus-when.ts';
import { formatOrderId } from '#/shared/text/order-number.ts';
import { orderActionsCopy } from './account.copy.ts';

const loadConfirmation = async () => (await import('@signdrive/design-system/alert-dialog')).AlertDialog;

const asks = { cancel: cancelOrderAsked, resend: resendDocumentsAsked } as const;

interface OrderActionsProps {
  order: Order;
  /** Formatted number of the order. */
  number: string;
  /** Called after the confirmation, so that the notice of this change is rendered. */
  onAsk: () => void;
}

/** The owner's actions on an order; each has a confirmation. */
function OrderActions({ order, number, onAsk }: OrderActionsProps) {
  const dispatch = useDispatch();
  const { opened, open, close } = useOpened<OrderChangeKind>();
  const change = useSelector(selectOrderChange(order.id));
  const isBusy = useSelector(selectIsOrderChanging);
  const openerId = useId();
  const [wasChanging, setWasChanging] = useState(false);
  const isChanging = change.status === 'changing';
  if (isChanging !== wasChanging) {
    setWasChanging(isChanging);
    if (!isChanging) close();
  }
  // Rejected documents are uploaded again on the account page.
  const isResendOffered = mayResend(order.status) && order.status !== 'documentsRejected';
  // An unfinished change is resumed automatically; another one would interfere.
  if (change.status === 'unfinished') return null;
  if (!mayCancel(order.status) && !isResendOffered) return null;
  const words = opened?.what === 'resend' ? orderActionsCopy.confirmResend : orderActionsCopy.confirmCancel;

  const question = opened && {
    isOpen: true,
    title: words.title(number),
    actionLabel: words.action,
    pendingLabel: words.pending,
    cancelLabel: words.back,
    isDestructive: opened.what === 'cancel',
    isPending: isBusy,
    onAction: () => {
      onAsk();
      dispatch(asks[opened.what]({ orderId: order.id }));
    },
    onOpenChange: (isOpen: boolean) => {
      if (!isOpen) close();
    },
    children: words.text,
  };
  return (
    <>
      <Cluster>
        {isResendOffered && (
          <Button
            id={`${openerId}-resend`}
            variant="secondary"
            size="small"
            aria-haspopup="dialog"
            onPress={() => open('resend')}
          >
            {orderActionsCopy.resend}
          </Button>
        )}
        {mayCancel(order.status) && (
          <Button
            id={`${openerId}-cancel`}
            variant="secondary"
            size="small"
            aria-haspopup="dialog"
            onPress={() => open('cancel')}
          >
            {orderActionsCopy.cancel}
          </Button>
        )}
      </Cluster>
      {opened && question && (
        <DialogOnDemand
          key={opened.key}
          load={loadConfirmation}
          props={question}
          openerId={`${openerId}-${opened.what}`}
        />
      )}
    </>
  );
}

/** Status do pedido. */
export function OrderStatusContent() {
  const offers = useSelector(selectOffers);
  const user = useSelector(selectUser);
  const contactNumber = useContactNumber();
  const [changedId, setChangedId] = useState('');
  return (
    <OrderStatusScreen
      slugOf={(modelCode) => offers.find((offer) => offer.modelCode === modelCode)?.slug}
      email={user?.email ?? ''}
      contactHref={`https://wa.me/${contactNumber}`}
      outcome={<Outcome orderId={changedId} />}
      renderActions={(order) => (
        <OrderActions order={order} number={formatOrderId(order.id)} onAsk={() => setChangedId(order.id)} />
      )}
    />
  );
}

/** Outcome of a change. Gets focus if the pressed button is removed with its order. */
function Outcome({ orderId }: { orderId: string }) {
  const { status } = useSelector(selectOrderChange(orderId));
  const order = useOrders(({ list }) => dataOf(list)?.find(({ id }) => id === orderId));
  const isSettled = status !== 'idle' && status !== 'changing';
  // The cancellation failed here, and another device has cancelled the order since.
  const isOutdated = status === 'refused' && order?.status === 'cancelled';
  return (
    <Place ref={useFocusWhen<HTMLDivElement>(isSettled)} tabIndex={-1}>
      <OrderChangeNotice orderId={isOutdated ? '' : orderId} />
    </Place>
  );
}

const Place = styled.div`
  border-radius: var(--radius-card);

  /* Takes no space without a notice. */
  &:not(:has(p)) {
    position: absolute;
  }
`;
