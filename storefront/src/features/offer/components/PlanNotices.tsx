import { useRouter } from '@tanstack/react-router';
import { Stack, VisuallyHidden } from '@signdrive/design-system/layout';
import { Notice } from '@signdrive/design-system/patterns';
import { FailedNotice } from '#/shared/failures/FailedNotice.tsx';
import { formatList, formatMoney } from '#/shared/text/format.ts';
import { useRetry } from '#/shared/failures/retry.ts';
import { offerCopy, planPartCopy } from '../offer.copy.ts';
import type { OfferView } from '../offer.view.ts';
import type { SelectedOffer } from '../offer.slice.ts';
import { planSummaryId } from './plan-form.ts';

export interface PlanNoticesProps {
  selected: SelectedOffer;
  view: OfferView;
}

/** Notices about the price: changed, unconfirmed, or adjusted to an existing plan. */
export function PlanNotices({
  selected: { adjusted, adjustedFor, isTouched, simulation },
  view: { price },
}: PlanNoticesProps) {
  const router = useRouter();
  const retry = useRetry(simulation.status, () => void router.invalidate(), planSummaryId);
  const isSettled = isTouched && simulation.status === 'success';
  const changed =
    price.changed && offerCopy.changed(formatMoney(price.changed.fromInCents), formatMoney(price.changed.toInCents));
  const adjustedTitle =
    adjustedFor === 'version'
      ? offerCopy.adjustedForVersion(formatList(adjusted.map((part) => planPartCopy[part])))
      : offerCopy.adjusted;
  return (
    <>
      {/* The live region is always rendered: screen readers ignore one that is inserted with its text. */}
      <VisuallyHidden role="status">
        {adjusted.length > 0 && isTouched && `${adjustedTitle} `}
        {changed && `${changed} `}
        {isSettled &&
          offerCopy.announced(
            formatMoney(price.monthlyInCents),
            formatMoney(price.estimate.totalInCents),
            price.deadlineInMonths,
            price.estimate.readjustment,
          )}
      </VisuallyHidden>
      <Stack gap={3}>
        {adjusted.length > 0 && <Notice tone="info" title={adjustedTitle} />}
        {changed && <Notice tone="warning" title={changed} />}
        <FailedNotice retry={retry} title={offerCopy.simulationFailed} />
      </Stack>
    </>
  );
}
