import { useCallback } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { Button, ButtonLink } from '@signdrive/design-system/button';
import { Stack } from '@signdrive/design-system/layout';
import {
  OrderChangeNotice,
  resendDocumentsAsked,
  selectIsOrderChanging,
  selectOrderChange,
} from '#/features/order-changes/index.ts';
import { latestOrder } from '#/domain/order/order.ts';
import { ProfileScreen } from '#/features/account/index.ts';
import { ordersOpened, useOrders } from '#/features/orders/index.ts';
import { selectUser } from '#/features/session/index.ts';
import { FailedNotice, useFocusFallback, useRetry } from '#/shared/failures/FailedContent.tsx';
import { dataOf } from '#/shared/loading/loadable.ts';
import { useEachVisit } from '#/shared/page/use-each-visit.ts';
import { orderActionsCopy, profileContentCopy } from './account.copy.ts';

const placeId = 'minha-conta';
const resendPlaceId = 'reenvio';

/** Minha conta; the documents are shown while the latest order is rejected because of them. */
export function ProfileContent() {
  const dispatch = useDispatch();
  const user = useSelector(selectUser);
  const list = useOrders((state) => state.list);
  useEachVisit(useCallback((isReturn) => void dispatch(ordersOpened({ isReturn })), [dispatch]));
  const retry = useRetry(list.status, () => void dispatch(ordersOpened()), placeId);
  const latest = latestOrder(dataOf(list) ?? []);
  const change = useSelector(selectOrderChange(latest?.id ?? ''));
  if (!user) return null;
  // An order that was sent back is no longer rejected; the outcome is still shown here.
  const isAbout = latest?.status === 'documentsRejected' || (change.status !== 'idle' && change.kind === 'resend');
  return (
    // Focus moves here after a retry.
    <Place id={placeId}>
      <Stack gap={6}>
        <FailedNotice
          retry={retry}
          tone="danger"
          title={profileContentCopy.failed}
          text={profileContentCopy.failedNext}
        />
        <ProfileScreen
          user={user}
          refusedOrderId={isAbout ? latest?.id : undefined}
          resend={latest && <Resend orderId={latest.id} />}
          isSentBack={change.status === 'done' && change.kind === 'resend'}
        />
      </Stack>
    </Place>
  );
}

function Resend({ orderId }: { orderId: string }) {
  const dispatch = useDispatch();
  const change = useSelector(selectOrderChange(orderId));
  const isBusy = useSelector(selectIsOrderChanging);
  // The outcome is announced, so focus moves to the next action only.
  const button = useFocusFallback(resendPlaceId);
  return (
    <Stack gap={4}>
      <OrderChangeNotice orderId={orderId} hasBusyButton />
      <Place id={resendPlaceId}>
        {change.status === 'done' ? (
          <ButtonLink href="/conta/status-pedido">{orderActionsCopy.follow}</ButtonLink>
        ) : (
          <Button
            ref={button}
            isBusy={isBusy}
            busyLabel={orderActionsCopy.confirmResend.pending}
            onPress={() => void dispatch(resendDocumentsAsked({ orderId }))}
          >
            {orderActionsCopy.sendBack}
          </Button>
        )}
      </Place>
    </Stack>
  );
}

const Place = styled.div`
  border-radius: var(--radius-control);
`;
