import type { ReactNode } from 'react';
import { Cluster, Page, Section, Stack } from '@signdrive/design-system/layout';
import { SplitLayout } from '@signdrive/design-system/patterns';
import type { SelectionOptions } from '#/domain/condition-options.ts';
import { offerCopy } from '../offer.copy.ts';
import { useOfferPage } from '../offer-page.ts';
import type { OfferView } from '../offer.view.ts';
import type { SelectedOffer } from '../offer.slice.ts';
import { Configurator } from './Configurator.tsx';
import { planSummaryId } from './plan-form.ts';
import { PlanNotices } from './PlanNotices.tsx';
import { ShareButton } from './ShareButton.tsx';
import { PlanSummary } from './PlanSummary.tsx';

export interface OfferPlanProps {
  slug: string;
  selected: SelectedOffer;
  view: OfferView;
  choices: SelectionOptions;
  couponEntry: ReactNode;
  /** Under the configurator. */
  delivery: ReactNode;
}

/** The plan under the visitor's hand, and what it adds up to (spec §2.6, offer simulation). */
export function OfferPlan({ slug, selected, view, choices, couponEntry, delivery }: OfferPlanProps) {
  const { versions } = useOfferPage();
  return (
    <Section>
      <Page>
        <SplitLayout
          sticky="end"
          endLabel={offerCopy.summary}
          start={
            <Stack gap={7}>
              <Configurator slug={slug} selected={selected} choices={choices} versions={versions} />
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
                  actions={
                    <Cluster justify="between" align="start">
                      <ShareButton
                        slug={slug}
                        title={`${selected.offer.name} ${selected.offer.model}`}
                        modelCode={selected.offer.modelCode}
                      />
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
  );
}
