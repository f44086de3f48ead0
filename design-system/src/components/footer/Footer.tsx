import type { MouseEvent, ReactNode } from 'react';
import { styled } from 'styled-components';
import { isPlainClick } from '../../foundations/is-plain-click.ts';
import { useMessages } from '../../foundations/messages/messages.ts';
import { visuallyHidden } from '../../foundations/visually-hidden.ts';
import { columnsWithRoom } from '../../layout/columns-with-room.ts';
import { Wordmark, type WordmarkProps } from '../header/index.ts';
import { Icon } from '../icon/index.ts';
import { Anchor } from '../link/Anchor.tsx';
import { words as own } from './words.ts';

export interface FooterLink {
  label: string;
  href: string;
  /** Whether it leads to another site, shown by an icon; the label must say so, too. @default false */
  isExternal?: boolean;
  /** Called before navigation, not for a new tab; `preventDefault` stops the navigation. */
  onPress?: (event: MouseEvent<HTMLAnchorElement>) => void;
}

export interface FooterSection {
  title: string;
  links: readonly FooterLink[];
  /** Number of columns of the section's links; two get the width for it. @default 1 */
  columns?: 1 | 2;
}

export interface FooterProps {
  /** Omit it in a reduced footer. */
  brand?: WordmarkProps;
  /** Hours of the customer service, in one or two sentences. */
  serviceHours?: ReactNode;
  /** Telephone link of the customer service. */
  phone?: Pick<FooterLink, 'label' | 'href'>;
  /** Links under their headings. A section without links is left out. */
  sections: ReadonlyArray<FooterSection>;
  /** `reduced`: a line on the page's background, links in rows. @default 'standard' */
  variant?: 'standard' | 'reduced';
  /** Copyright and legal notice. */
  copyright: ReactNode;
  /** Link to the start of the page. @default '#topo' */
  topHref?: string;
  /** Id of the footer, the target of the header's menu link without script. @default 'rodape' */
  id?: string;
}

/** The footer of every page: the whole navigation as plain links. */
export function Footer({
  brand,
  serviceHours,
  phone,
  sections,
  variant = 'standard',
  copyright,
  topHref = '#topo',
  id = 'rodape',
}: FooterProps) {
  const words = useMessages('footer', own);
  // An empty list would be announced.
  const shownSections = sections.filter(({ links }) => links.length > 0);
  return (
    <Root id={id} data-variant={variant}>
      <Page>
        <Grid>
          <Brand>
            {brand && <Wordmark {...brand} />}
            {serviceHours !== undefined && <Hours>{serviceHours}</Hours>}
            {phone && (
              <Phone href={phone.href}>
                <Icon name="phone" />
                {phone.label}
              </Phone>
            )}
          </Brand>
          {shownSections.map((section) => (
            <Section key={section.title} data-columns={section.columns ?? 1}>
              <Title>{section.title}</Title>
              <Links>
                {section.links.map(({ label, href, isExternal = false, onPress }) => (
                  <li key={label}>
                    <SectionLink href={href} onClick={(event) => isPlainClick(event) && onPress?.(event)}>
                      {label}
                      {isExternal && <Icon name="external" size="small" />}
                    </SectionLink>
                  </li>
                ))}
              </Links>
            </Section>
          ))}
        </Grid>
        <End>
          <Copyright>{copyright}</Copyright>
          <TopLink href={topHref}>
            {words.toTop}
            <Icon name="arrow-up" size="small" />
          </TopLink>
        </End>
      </Page>
    </Root>
  );
}

/* A bar at the end of the page above removes the gap: --footer-gap. */
const Root = styled.footer`
  margin-top: var(--footer-gap, var(--space-8));
  background: var(--color-surface-sunken);
  border-top: 1px solid var(--color-border-ground);
  &[data-variant='reduced'] {
    background: none;
    border: 0;
  }
`;

const Page = styled.div`
  width: min(100% - 2 * var(--gutter), var(--width-page));
  margin-inline: auto;
  [data-variant='reduced'] > & {
    border-top: 1px solid var(--color-border-ground);
  }
`;

const Grid = styled.div`
  display: grid;
  --_columns: 2;
  --_column-gap: var(--gap-grid);
  ${columnsWithRoom}
  gap: var(--space-6) var(--gap-grid);
  padding-block: var(--space-7);
  @media (min-width: 48rem) {
    --_columns: 3;
  }
  @media (min-width: 64rem) {
    display: flex;
    flex-wrap: wrap;
    padding-block: var(--space-8) var(--space-7);
  }
  [data-variant='reduced'] & {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-1) var(--space-6);
    align-items: center;
    justify-content: space-between;
    padding-block: var(--space-4) var(--space-2);
  }
`;

const Brand = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-column: 1 / -1;
  gap: var(--space-2);
  align-content: start;
  justify-items: start;
  @media (min-width: 64rem) {
    flex: 4 1 15rem;
  }
  [data-variant='reduced'] & {
    flex: none;
  }
`;

const Hours = styled.div`
  max-width: 18rem;
  color: var(--color-text-muted);
  font-size: var(--text-small);
  line-height: var(--leading-small);
`;

const Phone = styled(Anchor)`
  display: inline-flex;
  gap: var(--space-2);
  align-items: center;
  min-height: var(--size-target);
  border-radius: var(--radius-small);
  color: var(--color-text-link);
  font-variant-numeric: tabular-nums;
  font-weight: 560;
  text-decoration: none;
  &:hover {
    text-decoration: underline;
    text-underline-offset: 0.22em;
  }
`;

const Section = styled.section`
  &[data-columns='2'],
  /* A section alone in its row spans it, so that a long label doesn't wrap beside an empty column. */
  &:is(:first-of-type, [data-columns='2'] + *):is(:has(+ [data-columns='2']), :last-of-type) {
    grid-column: 1 / -1;
  }
  @media (min-width: 64rem) {
    flex: 1 1 auto;
    max-width: 18rem;
  }
  [data-variant='reduced'] & {
    flex: none;
    max-width: 100%;
  }
`;

const Title = styled.h2`
  margin-bottom: var(--space-2);
  font-size: var(--text-small);
  font-weight: 600;
  line-height: var(--leading-small);
  [data-variant='reduced'] & {
    ${visuallyHidden}
  }
`;

const Links = styled.ul`
  column-gap: var(--gap-grid);
  [data-columns='2'] > & {
    columns: 6.5rem 2;
  }
  /* As wide as the grid's columns: one for a section beside others, three for a section alone in its row. */
  @media (min-width: 48rem) and (max-width: 63.99rem) {
    &,
    [data-columns='2'] > & {
      columns: 12rem 3;
    }
  }
  @media (min-width: 64rem) {
    [data-columns='2'] > & {
      columns: 2;
    }
  }
  [data-variant='reduced'] & {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-5);
    font-size: var(--text-small);
    line-height: var(--leading-small);
  }
`;

const SectionLink = styled(Anchor)`
  display: inline-flex;
  gap: var(--space-1);
  align-items: center;
  min-height: var(--size-target);
  /* Keeps labels of two lines apart. */
  padding-block: var(--space-1);
  border-radius: var(--radius-small);
  color: var(--color-text-muted);
  text-decoration: none;
  &:hover {
    color: var(--color-text);
    text-decoration: underline;
    text-underline-offset: 0.22em;
  }
`;

const End = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3) var(--space-5);
  align-items: center;
  justify-content: space-between;
  padding-block: var(--space-4) var(--space-6);
  border-top: 1px solid var(--color-border-ground);
  [data-variant='reduced'] & {
    padding-top: 0;
    border: 0;
  }
`;

const Copyright = styled.div`
  color: var(--color-text-muted);
  font-size: var(--text-small);
  line-height: var(--leading-small);
`;

const TopLink = styled(Anchor)`
  display: inline-flex;
  gap: var(--space-2);
  align-items: center;
  min-height: var(--size-target);
  padding: var(--space-2) var(--space-4);
  border-radius: var(--radius-control);
  --_edge: inset 0 0 0 1px var(--color-border-control);
  box-shadow: var(--_edge);
  font-size: var(--text-small);
  font-weight: 600;
  text-decoration: none;
  &:hover {
    --_edge: inset 0 0 0 2px var(--color-text);
  }
  @media (forced-colors: active) {
    border: 1px solid LinkText;
  }
`;
