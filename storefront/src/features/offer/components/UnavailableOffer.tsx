import { Button, ButtonLink } from '@signdrive/design-system/button';
import { Page, Section } from '@signdrive/design-system/layout';
import { EmptyState } from '@signdrive/design-system/patterns';
import { isSameOffer, type Offer } from '#/domain/offer/offer.ts';
import { versionSearch } from '#/domain/address/offer-address.ts';
import { offerSectionsCopy } from '../offer-sections.copy.ts';
import { versionLabel } from '#/shared/text/version-label.ts';

export interface UnavailableOfferProps {
  /** Name of the car. */
  name: string;
  /** The unavailable version; absent if the car has none at all. */
  offer: Offer | undefined;
  /** Every version of the car. */
  versions: readonly Offer[];
  /** "Avise quando voltar". */
  onNoticeWanted: () => void;
}

/** An unavailable version (spec §4), with the car's other versions or a link to other cars. */
export function UnavailableOffer({ name, offer, versions, onNoticeWanted }: UnavailableOfferProps) {
  const others = versions.filter((version) => version.isAvailable && !(offer && isSameOffer(version, offer)));
  return (
    <Section>
      <Page>
        <EmptyState
          headingLevel={2}
          icon="car"
          title={offerSectionsCopy.unavailableTitle(name)}
          text={others.length > 0 ? offerSectionsCopy.versionUnavailableText : offerSectionsCopy.unavailableText}
          actions={
            <>
              {others.map((version) => (
                <ButtonLink
                  key={versionLabel(version, versions)}
                  href={`/ofertasvw/${version.slug}?${new URLSearchParams(versionSearch(version)).toString()}`}
                >
                  {offerSectionsCopy.seeVersion(versionLabel(version, versions))}
                </ButtonLink>
              ))}
              <Button variant={others.length > 0 ? 'secondary' : 'primary'} onPress={onNoticeWanted}>
                {offerSectionsCopy.noticeWanted}
              </Button>
              <ButtonLink href="/#ofertas" variant="secondary">
                {offerSectionsCopy.seeOffers}
              </ButtonLink>
            </>
          }
        />
      </Page>
    </Section>
  );
}
