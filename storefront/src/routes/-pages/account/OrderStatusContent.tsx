import { useState } from 'react';
import { useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { selectOffers } from '#/features/catalog/index.ts';
import { OrderChangeNotice, selectOrderChange } from '#/features/order-changes/index.ts';
import { formatOrderId, OrderStatusScreen } from '#/features/orders/index.ts';
import { selectUser } from '#/features/session/index.ts';
import { useContactNumber } from '#/shared/page/open-store.ts';
import { useFocusWhen } from '#/shared/page/use-focus-when.ts';
import { OrderActions } from './OrderActions.tsx';

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
  const isSettled = status !== 'idle' && status !== 'changing';
  return (
    <Place ref={useFocusWhen<HTMLDivElement>(isSettled)} tabIndex={-1}>
      <OrderChangeNotice orderId={orderId} />
    </Place>
  );
}

const Place = styled.div`
  border-radius: var(--radius-card);

  /* The live region stays rendered, and takes no space without text. */
  &:not(:has(p)) {
    position: absolute;
  }
`;
