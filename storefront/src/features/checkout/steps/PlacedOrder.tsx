import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Button, ButtonLink } from '@signdrive/design-system/button';
import { Cluster, Heading, Stack, Text } from '@signdrive/design-system/layout';
import { Notice } from '@signdrive/design-system/patterns';
import { formatOrderId } from '#/shared/order-number.ts';
import { useRetry } from '#/shared/retry.ts';
import { orderTold } from '../checkout.events.ts';
import { placedCopy } from './steps.copy.ts';
import { burnRetried, selectCheckout } from '../checkout.slice.ts';

const tones = { pending: 'info', burned: 'success', failed: 'warning', refused: 'warning' } as const;

const burnStatus = {
  none: 'idle',
  pending: 'loading',
  burned: 'success',
  failed: 'error',
  refused: 'success',
} as const;

/** Where whoever asked for the coupon once more goes on. */
const titleId = 'pedido-confirmado';

interface PlacedOrderProps {
  orderId: string;
  /** The other car that the visitor was about to order when this order was found. */
  another?: { carName: string; href: string } | undefined;
}

/** The order is there: its number, what became of the coupon, the way on. */
export function PlacedOrder({ orderId, another }: PlacedOrderProps) {
  const dispatch = useDispatch();
  // In a tab that is not in front, the visitor has not seen it.
  useEffect(() => {
    const tell = () => document.visibilityState === 'visible' && dispatch(orderTold({ orderId }));
    tell();
    document.addEventListener('visibilitychange', tell);
    return () => document.removeEventListener('visibilitychange', tell);
  }, [dispatch, orderId]);
  const { burn } = useSelector(selectCheckout);
  const heading = useRef<HTMLHeadingElement>(null);
  // What was pressed is gone: whoever pressed it goes on at what came of it.
  useEffect(() => heading.current?.focus(), []);
  // The status around it says the outcome of another try.
  const retry = useRetry(burnStatus[burn], () => void dispatch(burnRetried()), titleId);
  return (
    <Stack gap={5} align="start">
      <Heading level={1} look="headline" isFocusTarget id={titleId} ref={heading}>
        {placedCopy.title}
      </Heading>
      <Text look="lead">{placedCopy.lead(formatOrderId(orderId))}</Text>
      <div role="status">
        {burn !== 'none' && (
          <Notice tone={tones[burn]} title={placedCopy.burn[burn]}>
            {retry.isShown && (
              <Button
                {...retry.button}
                variant="secondary"
                size="small"
                busyLabel={placedCopy.burning}
                outcome={undefined}
              >
                {placedCopy.burnAgain}
              </Button>
            )}
          </Notice>
        )}
      </div>
      <Cluster>
        <ButtonLink href="/conta/status-pedido">{placedCopy.follow}</ButtonLink>
        {another && (
          <ButtonLink variant="secondary" href={another.href}>
            {placedCopy.another(another.carName)}
          </ButtonLink>
        )}
      </Cluster>
    </Stack>
  );
}
