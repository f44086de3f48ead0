import { ButtonLink } from '@signdrive/design-system/button';
import { Page, Section } from '@signdrive/design-system/layout';
import { EmptyState } from '@signdrive/design-system/patterns';
import { isSameOffer, type Offer } from '#/domain/offer.ts';
import { versionSearch } from '#/domain/offer-address.ts';
import { offerCopy } from '../offer.copy.ts';
import { versionLabel } from './version-label.ts';

export interface UnavailableOfferProps {
  /** Name of the car. */
  name: string;
  /** The version that can't be had; absent when the car has none at all. */
  offer: Offer | undefined;
  /** Every version of the car. */
  versions: readonly Offer[];
}

/** A version that can't be had now (spec §4): the car's other versions, or the way to the other cars. */
export function UnavailableOffer({ name, offer, versions }: UnavailableOfferProps) {
  const others = versions.filter((version) => version.isAvailable && !(offer && isSameOffer(version, offer)));
  return (
    <Section>
      <Page>
        <EmptyState
          headingLevel={2}
          icon="car"
          title={offerCopy.unavailableTitle(name)}
          text={others.length > 0 ? offerCopy.versionUnavailableText : offerCopy.unavailableText}
          actions={
            <>
              {others.map((version) => (
                <ButtonLink
                  key={versionLabel(version, versions)}
                  href={`/ofertasvw/${version.slug}?${new URLSearchParams(versionSearch(version)).toString()}`}
                >
                  {offerCopy.seeVersion(versionLabel(version, versions))}
                </ButtonLink>
              ))}
              <ButtonLink href="/#ofertas" variant={others.length > 0 ? 'secondary' : 'primary'}>
                {offerCopy.seeOffers}
              </ButtonLink>
            </>
          }
        />
      </Page>
    </Section>
  );
}
