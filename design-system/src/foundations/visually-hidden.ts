import { css } from 'styled-components';

/**
 * Hides content visually and keeps it for screen readers. Not for a control: it would get focus invisibly. @internal
 */
export const visuallyHidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  overflow: hidden;
  clip-path: inset(50%);
  /* Keeps the spaces at both ends, which screen readers need between words. */
  white-space: pre;
`;
