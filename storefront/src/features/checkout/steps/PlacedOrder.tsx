import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { Button, ButtonLink } from '@signdrive/design-system/button';
import { CarDrawing } from '@signdrive/design-system/car-picture';
import { Icon } from '@signdrive/design-system/icon';
import { Cluster, Heading, Stack, Text, VisuallyHidden, liveRegion } from '@signdrive/design-system/layout';
import { Notice, OrderProgress, SplitLayout } from '@signdrive/design-system/patterns';
import { unknownPaint } from '#/domain/offer/offer.ts';
import { formatOrderId } from '#/shared/text/order-number.ts';
import { useRetry } from '#/shared/failures/FailedContent.tsx';
import { saveFile } from '#/shared/page/save-file.ts';
import { selectPageDialog } from '#/shared/page/page-dialog.slice.ts';
import { useFocusWhen } from '#/shared/page/use-focus-when.ts';
import { usePageTitle } from '#/shared/page/page-head.ts';
import { whenRead } from '#/shared/page/when-read.ts';
import { orderNumberShown } from '../checkout.events.ts';
import { burnRetried, useCheckout } from '../checkout.slice.ts';
import type { AgreedOrder } from '../checkout.state.ts';
import { calendarOf, nextStepsOf } from '../finished/next-steps.ts';
import type { OrderPlan } from '../placing/order-plan.ts';
import { nextStepsCopy, placedCopy } from './placed.copy.ts';
import { PlacedFacts, PlacedEmailsAndDocuments } from './PlacedFacts.tsx';

const tones = { pending: 'info', burned: 'success', failed: 'warning', refused: 'warning' } as const;

const burnStatus = {
  none: 'idle',
  pending: 'loading',
  burned: 'success',
  failed: 'error',
  refused: 'success',
} as const;

/** Gets the focus after a successful retry of the coupon. */
const titleId = 'pedido-confirmado';

interface PlacedOrderProps {
  /** Plan of the other car that the visitor was about to order when this order was found. */
  another?: Pick<OrderPlan, 'carName' | 'href'> | undefined;
}

/** The placed order: its number, the car, the next steps, and what was agreed to. */
export function PlacedOrder({ another }: PlacedOrderProps) {
  const dispatch = useDispatch();
  const placed = useCheckout((state) => state.placed);
  const burn = useCheckout((state) => state.burn);
  const orderId = placed?.orderId;
  // A request that follows the order may open the log-in over it: the visitor has not seen the number then.
  const isCovered = useSelector(selectPageDialog) !== undefined;
  useEffect(() => {
    if (orderId === undefined || isCovered) return undefined;
    return whenRead(() => void dispatch(orderNumberShown({ orderId })));
  }, [dispatch, orderId, isCovered]);
  // The confirm button is gone, so focus moves to the heading.
  const heading = useFocusWhen<HTMLHeadingElement>();
  usePageTitle(placedCopy.title);
  // The surrounding live region announces the outcome of another attempt.
  const retry = useRetry(burnStatus[burn], () => void dispatch(burnRetried()), titleId);
  if (!placed) return null;
  const { slug, agreed } = placed;
  return (
    <Stack gap={7}>
      <Head data-car={agreed !== undefined || undefined}>
        <Words>
          <Heading level={1} look="headline" isFocusTarget id={titleId} ref={heading}>
            {placedCopy.title}
          </Heading>
          <Text look="lead">{placedCopy.lead(formatOrderId(placed.orderId))}</Text>
          <div {...liveRegion}>
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
        </Words>
        {agreed && (
          <Car>
            <CarDrawing model={slug} paint={agreed.plan.colorHex ?? unknownPaint} />
          </Car>
        )}
      </Head>
      {agreed ? (
        <SplitLayout
          start={
            <Stack gap={7}>
              <PlacedSteps orderId={placed.orderId} agreed={agreed} />
              {agreed.details && <PlacedEmailsAndDocuments {...agreed.details} />}
            </Stack>
          }
          end={<PlacedFacts agreed={agreed} />}
        />
      ) : (
        <PlacedSteps orderId={placed.orderId} />
      )}
    </Stack>
  );
}

/** The steps until the car is picked up, with their known dates. */
function PlacedSteps({ orderId, agreed }: { orderId: string; agreed?: AgreedOrder }) {
  const [timesSaved, setTimesSaved] = useState(0);
  const steps = nextStepsOf(orderId, agreed);
  const hasDays = agreed !== undefined && steps.days.length > 0;

  function save() {
    if (!agreed) return;
    saveFile(
      new Blob([calendarOf(steps, agreed)], { type: 'text/calendar;charset=utf-8' }),
      nextStepsCopy.calendarFile(orderId),
    );
    setTimesSaved(timesSaved + 1);
  }

  return (
    <Stack gap={5} align="start">
      <Heading level={2} look="title">
        {nextStepsCopy.title}
      </Heading>
      {hasDays && <Text tone="muted">{nextStepsCopy.condition}</Text>}
      <OrderProgress rows={steps.rows} label={nextStepsCopy.title} />
      {hasDays && (
        <Button variant="secondary" onPress={save}>
          <Icon name="calendar" size="small" />
          {nextStepsCopy.calendar}
        </Button>
      )}
      <VisuallyHidden isLive occurrence={timesSaved}>
        {timesSaved > 0 && nextStepsCopy.calendarSaved}
      </VisuallyHidden>
    </Stack>
  );
}

/* Text and car share the ground line. */
const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  &[data-car] {
    border-bottom: 1px solid var(--color-text);
  }
  @media (min-width: 64rem) {
    &[data-car] {
      grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
      gap: var(--space-8);
      align-items: end;
    }
  }
`;

const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  @media (min-width: 64rem) {
    padding-bottom: var(--space-6);
  }
`;

const Car = styled.div`
  width: min(100%, 26rem);
  margin-inline: auto;
  @media (min-width: 64rem) {
    width: 100%;
  }
`;
