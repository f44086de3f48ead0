import { css } from 'styled-components';

/**
 * Styles of the open list, where the browser supports customizable select.
 * Only for a mouse or a trackpad: a phone's native picker is easier to use.
 * @internal
 */
export const selectPicker = css`
  @media (hover: hover) and (pointer: fine) {
    @supports (appearance: base-select) {
      &,
      &::picker(select) {
        appearance: base-select;
      }
      & {
        display: flex;
        align-items: center;
      }
      &::picker-icon {
        display: none;
      }
      &::picker(select) {
        margin-top: var(--space-2);
        max-height: 24rem;
        padding: var(--space-2);
        border: 0;
        border-radius: var(--radius-control);
        background: var(--color-surface-raised);
        box-shadow: var(--shadow-floating);
        color: var(--color-text);
      }
      & option {
        gap: var(--space-2);
        align-items: center;
        min-height: var(--size-target);
        padding: var(--space-2) var(--space-3);
        border-radius: var(--radius-small);
      }
      & option:is(:hover, :focus-visible) {
        background: var(--color-surface-sunken);
      }
      & option:checked {
        background: var(--color-surface-selected);
        font-weight: 600;
      }
      & option:disabled {
        background: none;
        color: var(--color-text-muted);
        text-decoration: line-through;
      }
      & option[hidden] {
        display: none;
      }

      @media (forced-colors: active) {
        &::picker(select) {
          border: 1px solid CanvasText;
        }
        & option:is(:hover, :focus-visible) {
          outline: 2px solid Highlight;
          outline-offset: -2px;
        }
      }
    }
  }
`;
