import { Fragment, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Heading, Page, Section, Stack, Text } from '@signdrive/design-system/layout';

/** A page of the manual: title, lead, then its sections. */
export function ManualPage({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <main lang="en">
      <Section isFirst>
        <Page>
          <Stack gap={8}>
            <Stack gap={4} element="header">
              <Heading level={1}>{title}</Heading>
              <Text look="lead">{lead}</Text>
            </Stack>
            {children}
          </Stack>
        </Page>
      </Section>
    </main>
  );
}

export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack gap={4}>
      <Heading level={2} look="title">
        {title}
      </Heading>
      {children}
    </Stack>
  );
}

/** A paragraph of readable width. */
export function Paragraph({ children }: { children: ReactNode }) {
  return (
    <Measure>
      <Text>{children}</Text>
    </Measure>
  );
}

const Measure = styled.div`
  max-width: var(--width-prose);
`;

/** Names and values in a monospaced font. */
export const Code = styled.code`
  font-family: ui-monospace, monospace;
  font-size: 0.9375em;
`;

/** Lines of code; wide ones scroll. */
export function CodeBlock({ label, children }: { label: string; children: string }) {
  return (
    <Block role="region" aria-label={label} tabIndex={0}>
      {children.trim()}
    </Block>
  );
}

const Block = styled.pre`
  margin: 0;
  padding: var(--space-5);
  overflow: auto;
  border-radius: var(--radius-card);
  background: var(--color-surface-sunken);
  font-family: ui-monospace, monospace;
  font-size: var(--text-small);
  line-height: var(--leading-body);
`;

const Terms = styled.dl`
  display: grid;
  gap: var(--space-1) var(--space-6);
  margin: 0;
  @media (min-width: 48rem) {
    grid-template-columns: minmax(10rem, 1fr) 3fr;
    row-gap: var(--space-4);
  }
`;

const Term = styled.dt`
  font-weight: 600;
`;

const Meaning = styled.dd`
  max-width: var(--width-prose);
  margin: 0;
  &:not(:last-child) {
    margin-bottom: var(--space-4);
  }
  @media (min-width: 48rem) {
    &:not(:last-child) {
      margin-bottom: 0;
    }
  }
`;

/** Short statements with headings. */
export function Statements({ items }: { items: readonly (readonly [name: string, text: ReactNode])[] }) {
  return (
    <Terms>
      {items.map(([name, text]) => (
        <Fragment key={name}>
          <Term>{name}</Term>
          <Meaning>{text}</Meaning>
        </Fragment>
      ))}
    </Terms>
  );
}
