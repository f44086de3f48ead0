import { styled } from 'styled-components';
import { useMessages } from '../../foundations/messages/messages.ts';
import { VisuallyHidden } from '../../layout/index.ts';
import type { MoneyFormat } from './money-format.ts';
import { words as own } from './words.ts';

/** Period that an amount is paid for. */
export interface PricePeriod {
  /** Visible text after the amount ("/semana"). */
  seen: string;
  /** Announced text ("por semana"). */
  heard: string;
}

export interface PriceProps {
  /** Amount in centavos, or in hundredths of another currency; an integer. */
  amountInCents: number;
  /** `card` 28/32 px, `large` 40/52, `hero` 60/76/96. @default 'card' */
  size?: 'card' | 'large' | 'hero';
  /** Period that the amount is paid for: a month, or a custom one. Without it the amount is paid once. */
  period?: 'month' | PricePeriod;
  /** Format of this amount, if its currency differs from the others': `moneyFormat('en-US', 'USD')`. @default reais */
  format?: MoneyFormat;
  /** Whether the amount is the lowest of several: "a partir de" precedes it. @default false */
  isFrom?: boolean;
  /** Whether a new amount is loading: this one stays, lighter and thinner, and is announced so. @default false */
  isStale?: boolean;
}

/** An amount of money with a large integer part, announced as one sentence. See Price.spec.md. */
export function Price({ amountInCents, size = 'card', period, format, isFrom = false, isStale = false }: PriceProps) {
  const words = useMessages('price', own);
  const { write, split } = format ?? words.format;
  const { before, integer, cents, after } = split(amountInCents);
  const paidFor = period === 'month' ? words.perMonth : period;
  const sentence = [isFrom && words.from, write(amountInCents), paidFor?.heard].filter(Boolean).join(' ');
  return (
    <Root data-price data-size={size} data-stale={isStale || undefined}>
      <VisuallyHidden>{isStale ? `${sentence}, ${words.stale}` : sentence}</VisuallyHidden>
      {isFrom && <From aria-hidden>{words.from}</From>}
      <Line aria-hidden>
        {/* A translation would write another country's separators, and keep the old amount when it changes. */}
        <Figure translate="no">
          {before && <Currency>{before}</Currency>}
          {integer}
          <Cents>{cents}</Cents>
          {after && <Cents>{`\u00a0${after}`}</Cents>}
        </Figure>
        {paidFor && <Period>{paidFor.seen}</Period>}
      </Line>
    </Root>
  );
}

const Root = styled.span`
  --_size: var(--text-price);
  --_small: 0.5;
  /* Keeps currency and centavos legible where a narrow container makes the amount small. */
  --_raised: max(calc(var(--_size) * var(--_small)), min(0.625rem, 3.125vw));
  --_tracking: 1.15;
  position: relative;
  display: inline-grid;
  gap: var(--space-1);
  justify-items: start;
  max-width: 100%;

  &[data-size='large'] {
    --_size: var(--text-price-large);
    --_small: 0.42;
  }
  &[data-size='hero'] {
    --_size: var(--text-price-hero);
    --_small: 0.34;
    --_tracking: 1.45;
  }
`;

const From = styled.span`
  color: var(--surface-text-muted);
  font-size: var(--text-small);
  line-height: var(--leading-small);
`;

/* The period may wrap to the next line in a narrow window; the amount never wraps. */
const Line = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-2);
  align-items: baseline;
`;

const Figure = styled.span`
  font-family: var(--font-display);
  font-size: var(--_size);
  font-stretch: calc(var(--font-display-width) * 0.9);
  font-variant-numeric: tabular-nums lining-nums;
  font-weight: var(--font-display-weight);
  letter-spacing: calc(var(--font-display-tracking) * var(--_tracking));
  line-height: 1;
  white-space: nowrap;

  [data-stale] & {
    color: var(--surface-text-muted);
    /* Thinner than the brand's display weight. */
    font-weight: calc(var(--font-display-weight) - 180);
  }
`;

/* Raised by the difference of the two cap heights (0.69 em), so that their tops align. */
const Currency = styled.span`
  margin-inline-end: 0.28em;
  font-size: var(--_raised);
  letter-spacing: -0.01em;
  line-height: 0.7;
  vertical-align: calc(0.69 * (var(--_size) - var(--_raised)));
`;

const Cents = styled(Currency)`
  margin-inline-end: 0;
  margin-inline-start: 0.1em;
`;

const Period = styled.span`
  color: var(--surface-text-muted);
  font-size: var(--text-body);
  line-height: 1;
`;
