import { useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Page, Section, Stack, VisuallyHidden } from '@signdrive/design-system/layout';
import { Notice, SplitLayout } from '@signdrive/design-system/patterns';
import type { Coupon } from '#/domain/coupon/coupon.ts';
import type { SelectionOptions } from '#/domain/offer/condition-options.ts';
import { FailedNotice, useRetry } from '#/shared/failures/FailedContent.tsx';
import { formatList, formatMoney } from '#/shared/text/format.ts';
import { offerCopy, planPartCopy } from '../offer.copy.ts';
import { planSummaryId } from '../element-ids.ts';
import { useOfferPage } from '../offer-page.ts';
import type { OfferView } from '../offer.view.ts';
import type { SelectedOffer } from '../offer.slice.ts';
import { Configurator } from './Configurator.tsx';
import { PlanSummary } from './PlanSummary.tsx';

export interface OfferPlanProps {
  slug: string;
  selected: SelectedOffer;
  view: OfferView;
  choices: SelectionOptions;
  coupon: Coupon | undefined;
  /** Rendered above the plan. */
  strip: ReactNode;
  share: ReactNode;
  couponEntry: ReactNode;
  /** Rendered below the configurator. */
  delivery: ReactNode;
}

/** The configurable plan with its total (spec §2.6, offer simulation). */
export function OfferPlan({
  slug,
  selected,
  view,
  choices,
  coupon,
  strip,
  share,
  couponEntry,
  delivery,
}: OfferPlanProps) {
  const { versions } = useOfferPage();
  const { offer, conditions, next, selection, versionTrees } = selected;
  const { monthlyInCents, deadlineInMonths } = view.price;
  return (
    <div>
      {strip}
      <Section>
        <Page>
          <SplitLayout
            sticky="end"
            endLabel={offerCopy.summary}
            start={
              <Stack gap={7}>
                <Configurator
                  {...{ slug, offer, conditions, next, selection, versionTrees, versions }}
                  {...{ choices, coupon, monthlyInCents, deadlineInMonths }}
                />
                {delivery}
              </Stack>
            }
            end={
              <Stack gap={4}>
                <PlanNotices selected={selected} view={view} />
                <div id={planSummaryId}>
                  <PlanSummary {...{ slug, offer, share, couponEntry }} condition={view.condition} price={view.price} />
                </div>
              </Stack>
            }
          />
        </Page>
      </Section>
    </div>
  );
}

interface PlanNoticesProps {
  selected: SelectedOffer;
  view: OfferView;
}

/** Notices about the price: changed, unconfirmed, or adjusted to an existing plan. */
function PlanNotices({
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
  const announced = [
    adjusted.length > 0 && isTouched && adjustedTitle,
    changed,
    isSettled &&
      offerCopy.announced(
        formatMoney(price.monthlyInCents),
        formatMoney(price.estimate.totalInCents),
        price.deadlineInMonths,
        price.estimate.readjustment,
      ),
  ].filter(Boolean);
  return (
    <>
      {/* The live region is always rendered: screen readers ignore one that is inserted with its text. */}
      <VisuallyHidden isLive>{announced.join(' ')}</VisuallyHidden>
      <Stack gap={3}>
        {adjusted.length > 0 && <Notice tone="info" title={adjustedTitle} />}
        {changed && <Notice tone="warning" title={changed} />}
        <FailedNotice retry={retry} title={offerCopy.simulationFailed} />
      </Stack>
    </>
  );
}
