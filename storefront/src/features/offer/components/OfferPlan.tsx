import type { ReactNode } from 'react';
import { Page, Section, Stack } from '@signdrive/design-system/layout';
import { SplitLayout } from '@signdrive/design-system/patterns';
import type { SelectionOptions } from '#/domain/condition-options.ts';
import { offerCopy } from '../offer.copy.ts';
import { useOfferPage } from '../offer-page.ts';
import type { OfferView } from '../offer.view.ts';
import type { SelectedOffer } from '../offer.slice.ts';
import { Configurator } from './Configurator.tsx';
import { PlanNotices } from './PlanNotices.tsx';
import { PlanSummary } from './PlanSummary.tsx';

export interface OfferPlanProps {
  slug: string;
  selected: SelectedOffer;
  view: OfferView;
  choices: SelectionOptions;
  couponEntry: ReactNode;
}

/** The plan under the visitor's hand, and what it adds up to (spec §2.6, offer simulation). */
export function OfferPlan({ slug, selected, view, choices, couponEntry }: OfferPlanProps) {
  const { versions } = useOfferPage();
  return (
    <Section>
      <Page>
        <SplitLayout
          sticky="end"
          endLabel={offerCopy.summary}
          start={<Configurator slug={slug} selected={selected} choices={choices} versions={versions} />}
          end={
            <Stack gap={4}>
              <PlanNotices selected={selected} view={view} />
              <PlanSummary selected={selected} view={view} actions={couponEntry} />
            </Stack>
          }
        />
      </Page>
    </Section>
  );
}
