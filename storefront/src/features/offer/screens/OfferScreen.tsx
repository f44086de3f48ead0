import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { ButtonLink } from '@signdrive/design-system/button';
import { Page, Section, Stack } from '@signdrive/design-system/layout';
import { EmptyState, PriceBar, SplitLayout } from '@signdrive/design-system/patterns';
import { Price } from '@signdrive/design-system/price';
import { dataOf } from '#/shared/loadable.ts';
import { formatMoney } from '#/shared/format.ts';
import { Configurator } from '../components/Configurator.tsx';
import { FinancingPanel } from '../components/FinancingPanel.tsx';
import { OfferHero } from '../components/OfferHero.tsx';
import { OfferFailure } from '../components/OfferFailure.tsx';
import { OfferPlaceholder, type MissingOffer } from '../components/OfferPlaceholder.tsx';
import { PlanNotices } from '../components/PlanNotices.tsx';
import { PlanSkeleton } from '../components/PlanSkeleton.tsx';
import { PlanSummary } from '../components/PlanSummary.tsx';
import { TrueCostPanel } from '../components/TrueCostPanel.tsx';
import { VehicleFacts } from '../components/VehicleFacts.tsx';
import { offerCopy } from '../offer.copy.ts';
import { selectSelectedOffer } from '../offer.selectors.ts';
import { choicesOf, viewOf } from '../offer.view.ts';
import type { SelectedOffer } from '../offer.slice.ts';

export interface OfferScreenProps {
  slug: string;
  /** What is known of the car while there is no offer to show, and why there is none. */
  missing: MissingOffer;
  /** Tries again what failed. */
  onRetry: () => void;
  benefits: ReactNode;
  details: ReactNode;
  questions: ReactNode;
}

/** One car's offer (spec §2.6): stage, plan, true cost, financing, and the editors' sections. */
export function OfferScreen({ slug, missing, onRetry, benefits, details, questions }: OfferScreenProps) {
  const selected = useSelector(selectSelectedOffer(slug));
  const vehicle = selected && dataOf(selected.vehicle);
  return (
    <>
      {selected ? (
        <OfferPlan slug={slug} selected={selected} onRetry={onRetry} />
      ) : (
        <OfferPlaceholder slug={slug} missing={missing} onRetry={onRetry} />
      )}
      {benefits}
      {details}
      {vehicle && <VehicleFacts vehicle={vehicle} />}
      {questions}
      {selected && <OfferBar selected={selected} />}
    </>
  );
}

interface OfferPlanProps {
  slug: string;
  selected: SelectedOffer;
  onRetry: () => void;
}

function OfferPlan({ slug, selected, onRetry }: OfferPlanProps) {
  const view = viewOf(selected);
  const choices = choicesOf(selected);
  const { offer, conditions, simulation } = selected;
  const isOffered = offer.isAvailable && conditions.status !== 'error';
  return (
    <>
      <OfferHero slug={slug} selected={selected} view={view} choices={choices} />
      {!isOffered && (
        <Section>
          <Page>
            {offer.isAvailable ? (
              <OfferFailure onRetry={onRetry} />
            ) : (
              <EmptyState
                headingLevel={2}
                icon="car"
                title={offerCopy.unavailableTitle(offer.name)}
                text={offerCopy.unavailableText}
                actions={<ButtonLink href="/#ofertas">{offerCopy.seeOffers}</ButtonLink>}
              />
            )}
          </Page>
        </Section>
      )}
      {isOffered && !(view && choices) && <PlanSkeleton />}
      {isOffered && view && choices && (
        <>
          <Section>
            <Page>
              <SplitLayout
                sticky="end"
                endLabel={offerCopy.summary}
                start={<Configurator slug={slug} selected={selected} choices={choices} />}
                end={
                  <Stack gap={4}>
                    <PlanNotices selected={selected} view={view} />
                    <PlanSummary selected={selected} view={view} />
                  </Stack>
                }
              />
            </Page>
          </Section>
          <TrueCostPanel {...view.cost} />
          <FinancingPanel price={view.price} financing={view.financing} hasFailed={simulation.status === 'error'} />
        </>
      )}
    </>
  );
}

function OfferBar({ selected }: { selected: SelectedOffer }) {
  const view = viewOf(selected);
  if (!view || !selected.offer.isAvailable) return null;
  const { price } = view;
  return (
    <PriceBar
      label={offerCopy.bar}
      total={offerCopy.barTotal(price.deadlineInMonths, formatMoney(price.totalInCents))}
      price={<Price amountInCents={price.monthlyInCents} period="/mês" isStale={price.isPending} />}
      action={<ButtonLink href="#plano">{offerCopy.see}</ButtonLink>}
    />
  );
}
