import { css, styled } from 'styled-components';

/** Styles of the session's slot in the header, for the link and for the menu button. @internal */
export const sessionLook = css`
  display: inline-flex;
  gap: var(--space-2);
  align-items: center;
  justify-content: center;
  min-width: var(--size-target);
  max-width: 100%;
  min-height: var(--size-target);
  border-radius: var(--radius-control);
  color: inherit;
  font-weight: 600;
  letter-spacing: -0.005em;
  text-decoration: none;
  &:hover {
    background: color-mix(in oklab, currentColor 8%, transparent);
  }
  @media (min-width: 64rem) {
    margin-inline-end: calc(var(--space-3) * -1);
    padding-inline: var(--space-3);
  }
`;

/**
 * Below 64rem the text is visually hidden and stays the accessible name. From there on a greeting too wide for the slot
 * wraps to two lines; only longer ones are cut.
 * @internal
 */
export const SessionWords = styled.span`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
  @media (min-width: 64rem) {
    position: static;
    width: auto;
    min-width: 0;
    height: auto;
    clip-path: none;
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    line-height: 1.25;
    text-align: end;
    text-wrap: balance;
    white-space: normal;
  }
`;
