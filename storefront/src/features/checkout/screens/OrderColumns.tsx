import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '@signdrive/design-system/icon';

interface OrderColumnsProps {
  /** The step. */
  children: ReactNode;
  /** The order so far, if there is one to show. */
  summary: ReactNode;
  /** Name of its region. */
  summaryLabel: string;
  /** Short text of the collapsed summary on a small screen. Without it, the summary is open below the step. */
  bar?: { name: string; price: string; open: string; close: string } | undefined;
}

/**
 * A step with the order so far. From 64rem on, the order is a sticky column; below, a bar at the bottom of the screen that
 * opens. It follows the step in the document, so that the focus order is the same.
 */
export function OrderColumns({ children, summary, summaryLabel, bar }: OrderColumnsProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Root data-keeps-clear>
      {/* The open summary covers the step (WCAG 2.4.11). */}
      <Main onFocus={() => setIsOpen(false)}>{children}</Main>
      {summary && (
        <Aside aria-label={summaryLabel} data-folds={bar !== undefined || undefined}>
          {bar && (
            <Toggle
              type="button"
              aria-expanded={isOpen}
              aria-controls="resumo-do-pedido"
              onClick={() => setIsOpen(!isOpen)}
            >
              <BarWords>
                <BarName>{bar.name}</BarName>
                <BarPrice>{bar.price}</BarPrice>
              </BarWords>
              <Action>
                <span>{isOpen ? bar.close : bar.open}</span>
                <Icon name="chevron-down" size="small" />
              </Action>
            </Toggle>
          )}
          <Body id="resumo-do-pedido" data-open={isOpen || bar === undefined}>
            {summary}
          </Body>
        </Aside>
      )}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-7);
  /* After a short step, too, the bar is at the bottom of the screen: the step fills it, below header and stepper. */
  @media screen and (max-width: 63.99rem) {
    &:has(> [data-folds]) {
      grid-template-rows: 1fr auto;
      min-height: calc(100svh - 12rem);
    }
  }
  /* Enlarged text may leave no room for two columns. */
  @media (min-width: 64rem) {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-8);
  }
`;

const Main = styled.div`
  /* Beside the order's 25rem, before it has arrived, too. */
  flex: 0 1 max(24rem, 100% - 25rem - var(--space-8));
  min-width: 0;
`;

const Aside = styled.section`
  min-width: 0;
  @media screen and (max-width: 63.99rem) {
    &[data-folds] {
      /* At the end of the step the bar covers the footer instead of floating over an empty page. */
      margin: 0 calc(-1 * var(--gutter)) calc(var(--gap-section) / -2);
      padding-bottom: env(safe-area-inset-bottom);
      background: var(--color-surface-raised);
      border-top: 1px solid var(--color-border-ground);
      box-shadow: var(--shadow-bar);
      :root:has(&) {
        --footer-gap: 0rem;
      }
    }
  }
  /* In a lower window, for example at 200 % zoom on a small screen, it would cover half of the view. */
  @media screen and (max-width: 63.99rem) and (min-height: 24.01rem) {
    &[data-folds] {
      position: sticky;
      bottom: var(--consent-height, 0px);
      z-index: var(--layer-sticky);
      /* Focused elements are scrolled clear of the bar (WCAG 2.4.11), and floating widgets stay above it. */
      :root:has(&) {
        --bar-height: 5.5rem;
      }
    }
  }
  @media (min-width: 64rem) {
    flex: 0 1 25rem;
    position: sticky;
    top: var(--sticky-top, var(--space-6));
    align-self: start;
  }
`;

/* With large text in a narrow window the action wraps to its own line. */
const Toggle = styled.button`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-4);
  align-items: center;
  justify-content: space-between;
  width: 100%;
  min-height: 4.5rem;
  padding: var(--space-3) var(--gutter);
  text-align: start;
  &:focus-visible {
    outline-offset: -4px;
  }
  @media (min-width: 64rem) {
    display: none;
  }
`;

const BarWords = styled.span`
  flex: 1 1 8rem;
  min-width: 0;
`;

const BarName = styled.span`
  display: block;
  color: var(--color-text-muted);
  font-size: var(--text-small);
  line-height: var(--leading-small);
`;

const BarPrice = styled.span`
  display: block;
  font-variant-numeric: tabular-nums lining-nums;
  font-weight: 600;
`;

const Action = styled.span`
  display: flex;
  flex: none;
  gap: var(--space-1);
  align-items: center;
  color: var(--color-text-link);
  font-weight: 560;

  & > svg {
    rotate: 180deg;
    transition: rotate var(--duration-medium) var(--ease-in-out);
  }
  [aria-expanded='true'] > & > svg {
    rotate: none;
  }
`;

/* Print shows the whole order with its price. */
const Body = styled.div`
  @media screen and (max-width: 63.99rem) {
    &[data-open='false'] {
      display: none;
    }
    [data-folds] > & {
      max-height: min(32rem, 60dvh);
      padding: 0 var(--gutter) var(--space-5);
      overflow-y: auto;
      overscroll-behavior: contain;
    }
  }
`;
