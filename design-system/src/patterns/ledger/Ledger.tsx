import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../../foundations/messages/messages.ts';
import { Icon } from '../../components/icon/index.ts';
import { Heading } from '../../layout/index.ts';
import { words as own } from './words.ts';

export interface LedgerItem {
  label: string;
  note?: ReactNode;
  /** Price, if it is known. */
  value?: ReactNode;
}

export interface LedgerProps {
  /** Items included in the price. */
  included: ReadonlyArray<LedgerItem>;
  /** Items not included in the price. */
  excluded: ReadonlyArray<LedgerItem>;
  /** Level of the headings. @default 3 */
  headingLevel?: 2 | 3 | 4;
}

/** Lists what the price includes and excludes side by side, with the prices of excluded items. */
export function Ledger({ included, excluded, headingLevel = 3 }: LedgerProps) {
  const words = useMessages('ledger', own);
  return (
    <Sides>
      <Side title={words.included} items={included} mark="check" headingLevel={headingLevel} />
      <Side title={words.excluded} items={excluded} mark="minus" headingLevel={headingLevel} />
    </Sides>
  );
}

interface SideProps {
  title: string;
  items: readonly LedgerItem[];
  mark: 'check' | 'minus';
  headingLevel: 2 | 3 | 4;
}

function Side({ title, items, mark, headingLevel }: SideProps) {
  return (
    <div>
      <Head>
        <Heading level={headingLevel} look="subtitle">
          {title}
        </Heading>
      </Head>
      <List>
        {items.map(({ label, note, value }) => (
          <Row key={label}>
            <Mark data-mark={mark}>
              <Icon name={mark} />
            </Mark>
            <Words>
              {label}
              {note !== undefined && <Note>{note}</Note>}
            </Words>
            {value !== undefined && <Value>{value}</Value>}
          </Row>
        ))}
      </List>
    </div>
  );
}

const List = styled.ul``;

const Sides = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);
  @media (min-width: 48rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media (min-width: 64rem) {
    gap: var(--space-7);
  }
`;

const Head = styled.div`
  padding-bottom: var(--space-3);
  border-bottom: 1px solid var(--color-text);
`;

/* The price wraps to its own line where the label would get too narrow. */
const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-3);
  align-items: start;
  padding-block: var(--space-3);
  border-bottom: 1px solid var(--color-border-subtle);
`;

const Mark = styled.span`
  color: var(--color-text-muted);
  &[data-mark='check'] {
    color: var(--color-feedback-success);
  }
`;

const Words = styled.div`
  flex: 1 1 5rem;
  min-width: 0;
`;

const Note = styled.div`
  color: var(--color-text-muted);
  font-size: var(--text-small);
  line-height: var(--leading-small);
`;

const Value = styled.div`
  max-width: max(60%, 11.5rem);
  margin-inline-start: auto;
  font-variant-numeric: tabular-nums;
  font-weight: 600;
  text-align: end;
`;
