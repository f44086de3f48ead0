import { useState } from 'react';
import { Button } from '@signdrive/design-system/button';
import { Icon } from '@signdrive/design-system/icon';
import { Heading, Stack, Text, VisuallyHidden } from '@signdrive/design-system/layout';
import { OrderProgress } from '@signdrive/design-system/patterns';
import { saveFile } from '#/shared/page/save-file.ts';
import type { AgreedOrder } from '../checkout.state.ts';
import { calendarOf, nextStepsOf } from '../finished/next-steps.ts';
import { nextStepsCopy } from './placed.copy.ts';

/** The steps until the car is picked up, with their known dates. */
export function PlacedSteps({ orderId, agreed }: { orderId: string; agreed?: AgreedOrder }) {
  const [isSaved, setIsSaved] = useState(false);
  const steps = nextStepsOf(orderId, agreed);
  const hasDays = agreed !== undefined && steps.days.length > 0;

  function save() {
    if (!agreed) return;
    saveFile(
      new Blob([calendarOf(steps, agreed)], { type: 'text/calendar;charset=utf-8' }),
      nextStepsCopy.calendarFile(orderId),
    );
    setIsSaved(true);
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
      <VisuallyHidden isLive>{isSaved ? nextStepsCopy.calendarSaved : ''}</VisuallyHidden>
    </Stack>
  );
}
