import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { liveRegion } from '../../foundations/live-region.ts';
import { visuallyHidden } from '../../foundations/visually-hidden.ts';

export interface SelectionBarProps {
  /** Accessible name of the region with the actions: "Carros para comparar". */
  label: string;
  /** The selection as text; announced when it changes. Without text the bar is hidden and has no actions. */
  children?: ReactNode;
  /** Actions on the selection. */
  actions: ReactNode;
}

/**
 * The selection from a list and its next action, at the bottom of the window. Put it last in its page: it is sticky
 * there and has its own space at the end. Render it before anything is selected, because a text that is rendered
 * together with its live region isn't announced.
 */
export function SelectionBar({ label, children, actions }: SelectionBarProps) {
  const isEmpty = children === undefined;
  return (
    <Root data-empty={isEmpty || undefined} data-screen>
      <Words {...liveRegion}>{children}</Words>
      {!isEmpty && <Actions aria-label={label}>{actions}</Actions>}
    </Root>
  );
}

const barLook = css`
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
  @media (min-height: 24.01rem) {
    position: sticky;
    :root:has(&) {
      --bar-height: 9rem;
    }
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

const Root = styled.div`
  &[data-empty] {
    ${visuallyHidden}
  }
  &:not([data-empty]) {
    ${barLook}
  }
`;

const Words = styled.p`
  flex: 1 1 14rem;
  min-width: 0;
  font-weight: 560;
`;

const Actions = styled.section`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  gap: var(--space-2);
  align-items: center;
  max-width: 100%;
`;
