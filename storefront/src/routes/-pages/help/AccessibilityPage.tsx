import { useDispatch } from 'react-redux';
import { Heading, Page, Section, Stack, Text } from '@signdrive/design-system/layout';
import { SupportChannels } from '#/features/faq/index.ts';
import { contactPressed } from '#/features/offer/index.ts';
import { RichText } from '#/shared/text/RichText.tsx';
import { accessibilityCopy } from './accessibility.copy.ts';

/** The store's accessibility statement, and the contact for reporting a barrier. */
export function AccessibilityPage() {
  const dispatch = useDispatch();
  return (
    <>
      <Section isFirst>
        <Page>
          <Stack gap={6}>
            <Heading level={1} look="headline">
              {accessibilityCopy.title}
            </Heading>
            <Text look="lead">{accessibilityCopy.lead}</Text>
            <RichText content={accessibilityCopy.statement} headingLevel={2} />
          </Stack>
        </Page>
      </Section>
      <SupportChannels onContact={() => dispatch(contactPressed({ place: 'acessibilidade' }))} />
    </>
  );
}
