import type { ReactNode } from 'react';
import { Cluster, Page, Section, Stack } from '@signdrive/design-system/layout';
import { CarDrawing } from '@signdrive/design-system/car-picture';
import { SplitLayout } from '@signdrive/design-system/patterns';
import type { Coupon } from '#/domain/coupon/coupon.ts';
import type { SelectionOptions } from '#/domain/offer/condition-options.ts';
import { offerCopy } from '../offer.copy.ts';
import { useOfferPage } from '../offer-page.ts';
import { paintOf, type OfferView } from '../offer.view.ts';
import type { SelectedOffer } from '../offer.slice.ts';
import { Configurator } from './Configurator.tsx';
import { planSummaryId } from './plan-form.ts';
import { PlanNotices } from './PlanNotices.tsx';
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
  const car = <CarDrawing model={slug} paint={paintOf(selected)} />;
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
                <Configurator {...{ slug, selected, choices, coupon, versions }} price={view.price} />
                {delivery}
              </Stack>
            }
            end={
              <Stack gap={4}>
                <PlanNotices selected={selected} view={view} />
                <div id={planSummaryId}>
                  <PlanSummary
                    selected={selected}
                    view={view}
                    car={car}
                    actions={
                      <Cluster justify="between" align="start">
                        {share}
                        {couponEntry}
                      </Cluster>
                    }
                  />
                </div>
              </Stack>
            }
          />
        </Page>
      </Section>
    </div>
  );
}
