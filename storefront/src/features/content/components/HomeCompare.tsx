import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { ButtonLink } from '@signdrive/design-system/button';
import { Heading, Page, Section, Stack } from '@signdrive/design-system/layout';
import { Panel } from '@signdrive/design-system/patterns';
import type { HomeContent } from '#/domain/content/content.ts';
import { RichText } from '#/shared/text/RichText.tsx';

export interface HomeCompareProps extends NonNullable<HomeContent['compareAndSign']> {
  /** The comparison beside the text. */
  comparison?: ReactNode;
}

/** A text with a link to the comparison, and a first comparison. */
export function HomeCompare({ title, body, action, comparison }: HomeCompareProps) {
  return (
    <Section>
      <Page>
        <Panel look="accent" isRoomy>
          <Sides>
            <Stack gap={5} align="start">
              <Heading level={2} look="headline">
                {title}
              </Heading>
              <RichText content={body} look="lead" />
              {action && <ButtonLink href={action.href}>{action.label}</ButtonLink>}
            </Stack>
            {comparison}
          </Sides>
        </Panel>
      </Page>
    </Section>
  );
}

/* Two columns only if the second has content: the comparison may be empty. */
const Sides = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);
  & > :empty {
    display: none;
  }
  @media (min-width: 64rem) {
    gap: var(--space-8);
    &:has(> :nth-child(2):not(:empty)) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`;
