import { useRouter } from '@tanstack/react-router';
import { useDispatch, useSelector } from 'react-redux';
import { Page, Section } from '@signdrive/design-system/layout';
import { useCarSlug } from '#/shared/page/car-slug.ts';
import { dialogOpened } from '#/shared/page/page-dialog.slice.ts';
import { FailedState } from '#/shared/failures/FailedState.tsx';
import { useRetry } from '#/shared/failures/retry.ts';
import { planPlaceId } from '../components/plan-form.ts';
import { PlanSkeleton } from '../components/PlanSkeleton.tsx';
import { UnavailableOffer } from '../components/UnavailableOffer.tsx';
import { useOfferPage } from '../offer-page.ts';
import { offerSectionsCopy } from '../offer-sections.copy.ts';
import { selectSelectedOffer } from '../offer.selectors.ts';

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
