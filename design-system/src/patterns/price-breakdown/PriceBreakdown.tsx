import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../../foundations/messages/messages.ts';
import { Heading, Text, VisuallyHidden } from '../../layout/index.ts';
import { Receipt, type ReceiptRow } from '../receipt/Receipt.tsx';
import { words as own } from './words.ts';

export interface PriceLine {
  label: string;
  /** Formatted amount: "R$ 2.179,00", "incluído". Without a sign for a discount. */
  amount: string;
  /** Former amount: struck through, and announced as "de … por …". */
  oldAmount?: string;
  /** Note on this line: due date, content. */
  note?: ReactNode;
  /** Whether it is subtracted: it has a minus sign, announced as "menos". @default false */
  isDiscount?: boolean;
}

export interface PriceGroup {
  key: string;
  /** Common subject of the lines. Omit it with a single group. */
  title?: string;
  lines: readonly PriceLine[];
  /** Sum of this group's lines. */
  subtotal?: PriceLine;
}

export interface PriceBreakdownProps {
  /** Accessible name of the breakdown ("Resumo do pedido"). */
  label: string;
  /** Lines to add up, in groups. */
  groups: ReadonlyArray<PriceGroup>;
  /** Sum of all lines. */
  total: PriceLine;
  /** Note below the total: exclusions, time of charge. */
  footnote?: ReactNode;
  /** `compact`: dense lines without rules, for a box beside a form. @default 'full' */
  look?: 'full' | 'compact';
  /** Level of the groups' headings. @default 3 */
  headingLevel?: 2 | 3 | 4;
  /** Whether a new total is loading; the old one stays, lighter. @default false */
  isStale?: boolean;
  /** Whether a change of the total is announced. Turn it off if the page shows the same sum twice. @default 'polite' */
  announce?: 'off' | 'polite';
  /** Announcement of a new total. @default "Valor atualizado. Total: R$ 0,00" */
  announcement?: (total: PriceLine) => string;
}

/** Explains a price line by line up to its total. See PriceBreakdown.spec.md. */
export function PriceBreakdown({
  label,
  groups,
  total,
  footnote,
  look = 'full',
  headingLevel = 3,
  isStale = false,
  announce = 'polite',
  announcement,
}: PriceBreakdownProps) {
  const words = useMessages('priceBreakdown', own);
  const [known, setKnown] = useState({ amount: total.amount, hasChanged: false });
  // The first total is content of the page; only changes are announced.
  if (known.amount !== total.amount) setKnown({ amount: total.amount, hasChanged: true });

  return (
    <Root role="group" aria-label={label} data-look={look}>
      {groups.map(({ key, title, lines, subtotal }) => (
        <div key={key}>
          {title !== undefined && (
            <Title>
              <Heading level={headingLevel} look="subtitle">
                {title}
              </Heading>
            </Title>
          )}
          <Receipt isTight={look === 'compact'} rows={lines.map(rowOf)} total={subtotal && rowOf(subtotal)} />
        </div>
      ))}
      <Total data-stale={isStale || undefined}>
        <Name>
          {total.label}
          {total.note !== undefined && (
            <Text look="small" tone="muted" element="span">
              {total.note}
            </Text>
          )}
        </Name>
        <Sum>
          <Amount {...total} />
        </Sum>
      </Total>
      {footnote !== undefined && (
        <Text look="small" tone="muted" element="div">
          {footnote}
        </Text>
      )}
      {announce === 'polite' && (
        <VisuallyHidden isLive>
          {known.hasChanged && (announcement ? announcement(total) : words.changed(total.label, total.amount))}
        </VisuallyHidden>
      )}
    </Root>
  );
}

function rowOf(line: PriceLine): ReceiptRow {
  const { label, note } = line;
  return { label, value: <Amount {...line} />, ...(note !== undefined && { note }) };
}

/* Signs are hidden from screen readers, and text replaces them: most voices skip both the minus and a strikethrough. */
function Amount({ amount, oldAmount, isDiscount = false }: PriceLine) {
  const words = useMessages('priceBreakdown', own);
  return (
    <Figures data-discount={isDiscount || undefined}>
      {oldAmount !== undefined && (
        <>
          <Old>
            <VisuallyHidden>{`${words.was} `}</VisuallyHidden>
            <s>{oldAmount}</s>
          </Old>{' '}
          <VisuallyHidden>{`${words.now} `}</VisuallyHidden>
        </>
      )}
      {isDiscount && (
        <>
          <span aria-hidden="true">{'\u2212'}</span>
          <VisuallyHidden>{`${words.minus} `}</VisuallyHidden>
        </>
      )}
      <span>{amount}</span>
    </Figures>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);

  &[data-look='compact'] {
    gap: var(--space-4);
  }
`;

const Title = styled.div`
  padding-bottom: var(--space-2);

  [data-look='full'] > * > & {
    border-bottom: 1px solid var(--color-border-ground);
  }
`;

const Total = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-4);
  align-items: baseline;
  justify-content: space-between;
  padding-top: var(--space-3);
  border-top: 2px solid var(--color-text);
`;

const Name = styled.dt`
  display: grid;
  flex: 1 1 6rem;
  min-width: 0;
  font-size: var(--text-lead);
  font-weight: 600;
  letter-spacing: -0.01em;
  line-height: 1.5rem;

  [data-look='compact'] & {
    font-size: var(--text-body);
  }
`;

const Sum = styled.dd`
  margin-inline-start: auto;
  font-size: var(--text-title);
  font-stretch: 94%;
  font-variant-numeric: tabular-nums lining-nums;
  font-weight: 600;
  line-height: var(--leading-title);
  text-align: end;

  [data-look='compact'] & {
    font-size: var(--text-lead);
    line-height: 1.5rem;
  }
  [data-stale] > & {
    color: var(--color-text-muted);
    font-weight: 400;
  }
`;

/* A containing block for visually hidden text, which would widen the page otherwise. */
const Figures = styled.span`
  position: relative;

  /* Aligns the label with the current price, not with the former one above it. */
  &:has(s) {
    display: inline-block;
  }
  &[data-discount] {
    color: var(--color-feedback-success);
  }
`;

const Old = styled.span`
  display: block;
  color: var(--color-text-muted);
  font-size: var(--text-small);
  font-weight: 400;
  line-height: var(--leading-small);
`;
