import { DescriptionList } from '@signdrive/design-system/description-list';
import { Heading, Stack } from '@signdrive/design-system/layout';
import type { PageStep } from '#/domain/order/order-steps.ts';
import { isSameValue } from '#/domain/values/same-value.ts';
import { useCheckout } from '../checkout.slice.ts';
import { finishedRows, reviewCopy } from '../finished/finished-rows.ts';

/** The finished steps, each with a link back to it. */
export function FinishedSteps({ step, hrefOf }: { step: PageStep; hrefOf: (step: PageStep) => string }) {
  const rows = useCheckout((state) => finishedRows(state, hrefOf, step), isSameValue);
  if (rows.length === 0) return null;
  return (
    <Stack gap={2}>
      <Heading level={2} look="subtitle">
        {reviewCopy.finished}
      </Heading>
      <DescriptionList rows={rows} />
    </Stack>
  );
}
