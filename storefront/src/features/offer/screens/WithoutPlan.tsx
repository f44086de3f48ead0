import { useEffect } from 'react';
import { useRouter } from '@tanstack/react-router';
import { useDispatch, useSelector } from 'react-redux';
import { Button, ButtonLink } from '@signdrive/design-system/button';
import { Page, Section } from '@signdrive/design-system/layout';
import { EmptyState, SplitLayout } from '@signdrive/design-system/patterns';
import { Skeleton, SkeletonGroup } from '@signdrive/design-system/skeleton';
import { versionSearch } from '#/domain/urls/simulation-search.ts';
import { isSameOffer, type Offer } from '#/domain/offer/offer.ts';
import { useCarSlug } from '#/shared/page/car-context.ts';
import { dialogOpened } from '#/shared/page/page-dialog.slice.ts';
import { FailedState, useRetry } from '#/shared/failures/FailedContent.tsx';
import { versionLabel } from '#/shared/text/car-labels.ts';
import { planPlaceId } from '../element-ids.ts';
import { useOfferPage } from '../offer-page.ts';
import { offerSectionsCopy } from '../offer-sections.copy.ts';
import { selectSelectedOffer } from '../offer.slice.ts';

const statusOf = { loading: 'loading', failed: 'error', notOffered: 'success' } as const;

/** Replaces the plan while it loads, after a failure, or if the car is unavailable. */
export function WithoutPlan() {
  const router = useRouter();
  const dispatch = useDispatch();
  const slug = useCarSlug();
  const { versions, missing } = useOfferPage();
  const selected = useSelector(selectSelectedOffer(slug));
  const status = selected?.conditions.status ?? statusOf[missing.reason];
  const retry = useRetry(status, () => void router.invalidate(), planPlaceId);
  // The list may come without this page's own load: from the browser's storage, or with the preload of another page.
  const hasNoLoad = !selected && status === 'loading';
  useEffect(() => {
    if (hasNoLoad && !router.state.isLoading) void router.invalidate();
  }, [hasNoLoad, router]);
  if (retry.isShown) {
    return (
      <Section>
        <Page>
          <FailedState
            retry={retry}
            headingLevel={2}
            title={offerSectionsCopy.failedTitle}
            text={offerSectionsCopy.failedText}
          />
        </Page>
      </Section>
    );
  }
  const isUnavailable = selected?.conditions.status === 'success' && selected.next?.status !== 'loading';
  if (isUnavailable || (!selected && missing.reason === 'notOffered')) {
    return (
      <UnavailableOffer
        name={missing.name}
        offer={selected?.offer}
        versions={versions}
        onNoticeWanted={() => void dispatch(dialogOpened({ name: 'availabilityNotice', slug, carName: missing.name }))}
      />
    );
  }
  return <PlanSkeleton />;
}

/** Placeholder of the plan while its conditions load. */
function PlanSkeleton() {
  return (
    <Section>
      <Page>
        <SkeletonGroup>
          <SplitLayout
            start={
              <>
                <Skeleton look="headline" width="long" />
                <Skeleton look="control" />
                <Skeleton look="control" />
              </>
            }
            end={
              <>
                <Skeleton look="price" width="long" />
                <Skeleton lines={4} />
              </>
            }
          />
        </SkeletonGroup>
      </Page>
    </Section>
  );
}

interface UnavailableOfferProps {
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
function UnavailableOffer({ name, offer, versions, onNoticeWanted }: UnavailableOfferProps) {
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
              <Button variant={others.length > 0 ? 'secondary' : 'primary'} onPress={onNoticeWanted} data-script>
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
