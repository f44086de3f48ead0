import { ButtonLink } from '@signdrive/design-system/button';
import { Heading, Page, Section, Stack } from '@signdrive/design-system/layout';
import { Panel } from '@signdrive/design-system/patterns';
import type { HomeContent } from '#/domain/content.ts';
import { RichText } from './RichText.tsx';

/** Compare, then sign: a text and the way to the comparison. */
export function HomeCompare({ title, body, action }: NonNullable<HomeContent['compareAndSign']>) {
  return (
    <Section>
      <Page>
        <Panel look="accent" isRoomy>
          <Stack gap={5} align="start">
            <Heading level={2} look="headline">
              {title}
            </Heading>
            <RichText content={body} />
            {action && <ButtonLink href={action.href}>{action.label}</ButtonLink>}
          </Stack>
        </Panel>
      </Page>
    </Section>
  );
}
