import { Button, type ButtonProps } from '@signdrive/design-system/button';
import { Page, Section } from '@signdrive/design-system/layout';
import { Notice, SectionHead } from '@signdrive/design-system/patterns';
import { offerCopy } from '../offer.copy.ts';

/** In the place of the car's own data, when it could not be loaded. */
export function VehicleFailure({ retry }: { retry: Omit<ButtonProps, 'children'> }) {
  return (
    <Section>
      <Page>
        <SectionHead title={offerCopy.details} />
        <Notice tone="warning" title={offerCopy.detailsFailed}>
          <Button variant="secondary" size="small" {...retry}>
            {offerCopy.retry}
          </Button>
        </Notice>
      </Page>
    </Section>
  );
}
