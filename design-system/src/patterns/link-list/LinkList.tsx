import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Anchor } from '../../components/link/Anchor.tsx';

export interface LinkListItem {
  label: string;
  href: string;
  /** Price or state at the end of the row. Part of the link's name. */
  note?: ReactNode;
  /** Whether it links to the current page. @default false */
  isCurrent?: boolean;
}

export interface LinkListProps {
  /** Accessible name of the list. */
  label: string;
  /** Links, in reading order. */
  items: ReadonlyArray<LinkListItem>;
}

/** A list of links, one per ruled row: one column on phones, two from 48rem, three from 64rem on. */
export function LinkList({ label, items }: LinkListProps) {
  return (
    <List aria-label={label}>
      {items.map(({ label: name, href, note, isCurrent = false }) => (
        <li key={href}>
          <Row href={href} aria-current={isCurrent ? 'page' : undefined}>
            <Name>{name}</Name>
            {note !== undefined && <> {<Note>{note}</Note>}</>}
          </Row>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: 0 var(--gap-grid);
  border-top: 1px solid var(--color-text);
  @media (min-width: 48rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media (min-width: 64rem) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const Row = styled(Anchor)`
  display: flex;
  gap: var(--space-3);
  align-items: baseline;
  justify-content: space-between;
  min-height: 3.25rem;
  padding-block: 0.875rem;
  border-bottom: 1px solid var(--color-border-subtle);
  border-radius: 2px;
  color: var(--color-text);
  font-weight: 560;
  text-decoration-line: none;
  &:hover {
    border-color: var(--color-text);
  }
  &:hover > :first-child {
    text-decoration: underline;
    text-underline-offset: 0.22em;
  }
`;

const Name = styled.span`
  min-width: 0;
  [aria-current] > & {
    font-weight: 600;
  }
`;

const Note = styled.span`
  flex: none;
  max-width: 60%;
  color: var(--color-text-muted);
  font-size: var(--text-small);
  font-variant-numeric: tabular-nums lining-nums;
  font-weight: 400;
  line-height: var(--leading-small);
  text-align: end;
`;
