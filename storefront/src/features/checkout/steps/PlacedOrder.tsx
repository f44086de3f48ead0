import { useEffect, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Button, ButtonLink } from '@signdrive/design-system/button';
import { Heading, Stack, Text } from '@signdrive/design-system/layout';
import { Notice } from '@signdrive/design-system/patterns';
import { formatOrderId } from '#/shared/order-number.ts';
import { placedCopy } from './steps.copy.ts';
import { burnRetried, selectCheckout } from '../checkout.slice.ts';

const tones = { pending: 'info', burned: 'success', failed: 'warning', refused: 'warning' } as const;

/** The order is there: its number, what became of the coupon, the way on. */
export function PlacedOrder({ orderId }: { orderId: string }) {
  const dispatch = useDispatch();
  const { burn } = useSelector(selectCheckout);
  const heading = useRef<HTMLHeadingElement>(null);
  // What was pressed is gone: whoever pressed it goes on at what came of it.
  useEffect(() => heading.current?.focus(), []);
  const [isAsked, setIsAsked] = useState(false);
  const isBusy = isAsked && burn === 'pending';
  const isAnswered = isAsked && (burn === 'burned' || burn === 'refused');
  // The button goes with its answer, and focus on it back to where the page begins.
  useEffect(() => {
    if (isAnswered && document.activeElement === document.body) heading.current?.focus();
  }, [isAnswered]);
  return (
    <Stack gap={5} align="start">
      <Heading level={1} look="headline" isFocusTarget ref={heading}>
        {placedCopy.title}
      </Heading>
      <Text look="lead">{placedCopy.lead(formatOrderId(orderId))}</Text>
      <div role="status">
        {burn !== 'none' && (
          <Notice tone={tones[burn]} title={placedCopy.burn[burn]}>
            {(burn === 'failed' || isBusy) && (
              <Button
                variant="secondary"
                size="small"
                isBusy={isBusy}
                busyLabel={placedCopy.burning}
                onPress={() => {
                  setIsAsked(true);
                  dispatch(burnRetried());
                }}
              >
                {placedCopy.burnAgain}
              </Button>
            )}
          </Notice>
        )}
      </div>
      <ButtonLink href="/conta/status-pedido">{placedCopy.follow}</ButtonLink>
    </Stack>
  );
}
