import { Page, Section } from '@signdrive/design-system/layout';
import { SectionHead } from '@signdrive/design-system/patterns';
import { FailedNotice } from '#/shared/failures/FailedNotice.tsx';
import type { Retry } from '#/shared/failures/retry.ts';
import { offerSectionsCopy } from '../offer-sections.copy.ts';

/** Replaces the car's data if it could not be loaded. */
export function VehicleFailure({ retry }: { retry: Retry }) {
  return (
    <Section>
      <Page>
        <SectionHead title={offerSectionsCopy.details} />
        <FailedNotice
          retry={retry}
          title={offerSectionsCopy.detailsFailed}
          text={offerSectionsCopy.detailsFailedNext}
        />
      </Page>
    </Section>
  );
}
