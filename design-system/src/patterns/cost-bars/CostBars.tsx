import type { ReactNode } from 'react';
import { styled } from 'styled-components';

export interface CostBar {
  key: string;
  label: ReactNode;
  /** Net cost, shown at the end of the bar's row. */
  value: ReactNode;
  /** Amount spent and not returned, in any unit that all bars share. A negative one has no length. */
  spent: number;
  /** Amount that is returned, in the same unit. @default 0 */
  returned?: number;
  /** Whether it is the offered product; its bar has the action colour. @default false */
  isOwn?: boolean;
}

export interface CostBarsProps {
  /** Accessible name of the list. */
  label: string;
  /** Costs to compare, one bar each. */
  bars: ReadonlyArray<CostBar>;
  /** Legend of the filled part. */
  spentLabel: ReactNode;
  /** Legend of the hatched part; shown if a bar has one. */
  returnedLabel: ReactNode;
}

/**
 * Compares costs as bars, each with its name and amount as text; the hatched part is returned. Pair it with a
 * ComparisonTable.
 */
export function CostBars({ label, bars, spentLabel, returnedLabel }: CostBarsProps) {
  const longest = Math.max(1, ...bars.map(({ spent, returned = 0 }) => Math.max(0, spent) + returned));
  const share = (amount: number) => `${(Math.max(0, amount) / longest) * 100}%`;
  const hasReturned = bars.some(({ returned = 0 }) => returned > 0);
  return (
    <Root data-drawing>
      <List aria-label={label}>
        {bars.map(({ key, label: name, value, spent, returned = 0, isOwn = false }) => (
          <li key={key}>
            <Head>
              <Name>{name}</Name>
              <Value>{value}</Value>
            </Head>
            <Track aria-hidden="true" style={{ '--_spent': share(spent), '--_back': share(returned) }}>
              <Spent data-own={isOwn || undefined} />
              {returned > 0 && <Back />}
            </Track>
          </li>
        ))}
      </List>
      {hasReturned && (
        <Legend>
          <Meaning>
            <Swatch as="span" aria-hidden="true" />
            {spentLabel}
          </Meaning>
          <Meaning>
            <BackSwatch as="span" aria-hidden="true" />
            {returnedLabel}
          </Meaning>
        </Legend>
      )}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: var(--space-5);
  min-width: 0;
  /* Prints the bar's fill, which browsers omit in print. */
  -webkit-print-color-adjust: exact;
  print-color-adjust: exact;
`;

const List = styled.ul`
  display: grid;
  gap: var(--space-5);
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-3);
  align-items: baseline;
  justify-content: space-between;
  margin-bottom: var(--space-2);
`;

/* A badge after the name wraps before the value does. */
const Name = styled.span`
  flex: 1 1 7rem;
  font-weight: 600;
`;

const Value = styled.span`
  margin-inline-start: auto;
  font-size: var(--text-lead);
  font-stretch: 94%;
  font-variant-numeric: tabular-nums;
  font-weight: 600;
  white-space: nowrap;
`;

const Track = styled.div`
  display: flex;
  gap: 2px;
  height: 2.25rem;
`;

const Spent = styled.div`
  flex: 0 1 var(--_spent);
  min-width: 2px;
  background: var(--color-text);

  &[data-own] {
    background: var(--color-selection-background);
  }
  @media (forced-colors: active) {
    background: CanvasText;
    forced-color-adjust: none;

    &[data-own] {
      background: Highlight;
    }
  }
`;

const Back = styled.div`
  flex: 0 1 var(--_back);
  --_line: var(--color-border-control);
  /* A tile: Firefox draws only some lines of a repeating gradient over a wide bar. Its corners complete its neighbours' line. */
  background: linear-gradient(
      135deg,
      var(--_line) 0.5px,
      transparent 0.5px calc(50% - 0.5px),
      var(--_line) calc(50% - 0.5px) calc(50% + 0.5px),
      transparent calc(50% + 0.5px) calc(100% - 0.5px),
      var(--_line) calc(100% - 0.5px)
    )
    0 0 / 10px 10px;
  box-shadow: inset 0 0 0 1px var(--color-border-control);

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

const Legend = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-5);
  color: var(--color-text-muted);
  font-size: var(--text-small);
  line-height: var(--leading-small);
`;

const Meaning = styled.span`
  display: inline-flex;
  gap: var(--space-2);
  align-items: center;
`;

const Swatch = styled(Spent)`
  flex: none;
  width: 1.25rem;
  height: 0.75rem;
`;

const BackSwatch = styled(Back)`
  flex: none;
  width: 1.25rem;
  height: 0.75rem;
`;
