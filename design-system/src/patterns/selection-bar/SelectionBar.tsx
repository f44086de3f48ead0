import type { ReactNode } from 'react';
import { styled } from 'styled-components';

export interface SelectionBarProps {
  /** Name of the region: "Carros para comparar". */
  label: string;
  /** What is chosen, in words; read out when it changes. */
  children: ReactNode;
  /** What can be done with it. */
  actions: ReactNode;
}

/**
 * What was chosen from a list, and the way on, at the bottom of the window. Put it last in the page it belongs to: it
 * stays in sight while that page scrolls, and has its own room at the end.
 */
export function SelectionBar({ label, children, actions }: SelectionBarProps) {
  return (
    <Root role="region" aria-label={label} data-screen>
      <Words role="status">{children}</Words>
      <Actions>{actions}</Actions>
    </Root>
  );
}

const Root = styled.div`
  position: sticky;
  bottom: calc(var(--space-3) + var(--consent-height, 0px) + env(safe-area-inset-bottom));
  z-index: var(--layer-sticky);
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-4);
  align-items: center;
  justify-content: space-between;
  width: min(44rem, 100% - 2 * var(--gutter));
  margin: var(--space-5) auto;
  padding-block: var(--space-3);
  padding-inline: var(--space-5) var(--space-3);
  background: var(--color-surface-raised);
  border-radius: var(--radius-card);
  box-shadow: var(--shadow-floating);
  :root:has(&) {
    --bar-height: 9rem;
  }
  @media (max-height: 24rem) {
    position: static;
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

const Words = styled.p`
  flex: 1 1 14rem;
  min-width: 0;
  font-weight: 560;
  overflow-wrap: anywhere;
`;

const Actions = styled.div`
  display: flex;
  flex: none;
  gap: var(--space-2);
  align-items: center;
`;
