import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../../foundations/messages/messages.ts';
import { words as own } from './words.ts';

export interface PriceBarProps {
  /** Total of the plan: "24 meses, total R$ 52.296,00". */
  total: ReactNode;
  /** A Price. */
  price: ReactNode;
  /** The page's main action, with a one-word label. */
  action: ReactNode;
  /** Accessible name of the region. @default 'Resumo do plano' */
  label?: string;
}

/**
 * Price, total and action at the bottom of small screens. Put it last in its section: it is sticky there and ends with
 * the section. See PriceBar.spec.md.
 */
export function PriceBar({ total, price, action, label }: PriceBarProps) {
  const words = useMessages('priceBar', own);
  return (
    <Root aria-label={label ?? words.label} data-screen>
      <Words>
        <Total>{total}</Total>
        {price}
      </Words>
      <Action>{action}</Action>
    </Root>
  );
}

/* Sticky instead of fixed: it has its own space in the flow, so it can't cover the end of the section. */
const Root = styled.section`
  bottom: var(--consent-height, 0px);
  z-index: var(--layer-sticky);
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-4);
  align-items: center;
  justify-content: space-between;
  min-height: 5.5rem;
  /* The bar at its place would cover the focus ring of the control above it. */
  margin-top: var(--space-4);
  padding: var(--space-3) var(--gutter) max(var(--space-3), env(safe-area-inset-bottom));
  background: var(--color-surface-raised);
  border-top: 1px solid var(--color-border-ground);
  box-shadow: var(--shadow-bar);
  /* In a lower window, for example at 200 % zoom, it would take half of the view. */
  @media (min-height: 24.01rem) and (max-width: 63.99rem) {
    position: sticky;
    /* Focused elements are scrolled clear of the bar (WCAG 2.4.11), and floating ones are above it. */
    :root:has(&) {
      --bar-height: 6.5rem;
    }
  }
  /* The text wraps there, and the bar is higher. */
  @media (min-height: 24.01rem) and (max-width: 24rem) {
    :root:has(&) {
      --bar-height: 8.5rem;
    }
  }
  @media (min-width: 64rem) {
    display: none;
  }
`;

/* The text wraps before the action does. */
const Words = styled.div`
  display: grid;
  flex: 1 1 7rem;
  gap: var(--space-1);
  justify-items: start;
  min-width: 0;
`;

const Total = styled.p`
  color: var(--color-text-muted);
  font-size: var(--text-small);
  font-variant-numeric: tabular-nums;
  line-height: var(--leading-small);
`;

const Action = styled.div`
  flex: none;
  max-width: 100%;
`;
