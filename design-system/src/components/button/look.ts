import { css } from 'styled-components';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'medium' | 'small';

/** Styles shared by buttons and button links. They depend on `data-variant`, `data-size` and `data-block`. @internal */
export const buttonLook = css`
  --_background: var(--surface-action-background);
  --_text: var(--surface-action-text);
  /* Transparent for a button that its fill already separates from the page. */
  --_edge: inset 0 0 0 2px var(--surface-action-border);
  display: inline-flex;
  gap: var(--space-2);
  align-items: center;
  justify-content: center;
  max-width: 100%;
  min-height: var(--size-control);
  padding: var(--space-3) var(--space-5);
  border-radius: var(--radius-control);
  background: var(--_background);
  box-shadow: var(--_edge);
  color: var(--_text);
  font-weight: 600;
  letter-spacing: -0.005em;
  line-height: 1.25rem;
  text-align: center;
  text-decoration: none;

  /*
   * Only under the pointer: a change of the theme would start a transition for every button of the page.
   * Only one property: leaving the state cancels the transition. Of two cancelled ones react-aria's runAfterTransition
   * misses the second, and never moves focus again after a press by key or screen reader.
   */
  &:is(:hover, :active) {
    transition: background-color var(--duration-short) var(--ease-out);
  }
  &:hover {
    --_background: var(--surface-action-background-hover);
  }
  &:active {
    --_background: var(--surface-action-background-pressed);
    transform: translateY(1px);
  }

  &[data-variant='secondary'] {
    --_background: transparent;
    --_text: var(--surface-text);
    --_edge: inset 0 0 0 1px var(--surface-border-control);
  }
  &[data-variant='secondary']:hover {
    --_edge: inset 0 0 0 2px var(--surface-text);
  }
  &[data-variant='secondary']:active {
    --_background: var(--surface-background-sunken);
  }

  &[data-variant='quiet'] {
    --_background: transparent;
    --_text: var(--surface-text);
    --_edge: 0 0 transparent;
    padding-inline: var(--space-3);
  }
  &[data-variant='quiet']:hover {
    --_background: color-mix(in oklab, currentcolor 8%, transparent);
  }
  &[data-variant='quiet']:active {
    --_background: color-mix(in oklab, currentcolor 14%, transparent);
  }

  &[data-variant='danger'] {
    --_background: var(--color-feedback-danger);
    --_text: var(--color-text-on-danger);
    --_edge: 0 0 transparent;
  }
  &[data-variant='danger']:is(:hover, :active) {
    --_background: var(--color-feedback-danger-hover);
  }

  &[data-size='small'] {
    min-height: var(--size-control-small);
    padding: var(--space-2) var(--space-4);
    font-size: var(--text-small);
  }
  &[data-size='small'][data-variant='quiet'] {
    padding-inline: var(--space-3);
  }
  &[data-block] {
    width: 100%;
  }

  /* Without colours a frame marks a button, and a dashed frame a disabled one. */
  @media (forced-colors: active) {
    border: 1px solid ButtonText;

    &:disabled {
      border: 1px dashed GrayText;
      color: GrayText;
    }
  }
`;
