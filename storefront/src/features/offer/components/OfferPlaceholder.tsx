import { ButtonLink } from '@signdrive/design-system/button';
import { CarDrawing } from '@signdrive/design-system/car-picture';
import { Page, Section } from '@signdrive/design-system/layout';
import { EmptyState, OfferStage } from '@signdrive/design-system/patterns';
import { offerCopy } from '../offer.copy.ts';
import { OfferFailure } from './OfferFailure.tsx';
import { PlanSkeleton } from './PlanSkeleton.tsx';

export interface MissingOffer {
  /** The car's name, from whatever is known of it. */
  name: string;
  reason: 'loading' | 'failed' | 'notOffered';
}

export interface OfferPlaceholderProps {
  slug: string;
  missing: MissingOffer;
  onRetry: () => void;
}

/** The stage of a car that has no offer to show: on its way, failed, or not on offer. */
export function OfferPlaceholder({ slug, missing: { name, reason }, onRetry }: OfferPlaceholderProps) {
  return (
    <>
      <OfferStage title={name} car={<CarDrawing model={slug} label={name} />} />
      {reason === 'loading' && <PlanSkeleton />}
      {reason !== 'loading' && (
        <Section>
          <Page>
            {reason === 'failed' ? (
              <OfferFailure onRetry={onRetry} />
            ) : (
              <EmptyState
                headingLevel={2}
                icon="car"
                title={offerCopy.unavailableTitle(name)}
                text={offerCopy.unavailableText}
                actions={<ButtonLink href="/#ofertas">{offerCopy.seeOffers}</ButtonLink>}
              />
            )}
          </Page>
        </Section>
      )}
    </>
  );
}
