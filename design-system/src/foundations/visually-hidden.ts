import { css } from 'styled-components';

/** There for screen readers, out of sight. Not for a control: it would take focus unseen. @internal */
export const visuallyHidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  overflow: hidden;
  clip-path: inset(50%);
  /* One line, with the spaces at its ends: screen readers read them. */
  white-space: pre;
`;
