import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { visuallyHidden } from '../foundations/visually-hidden.ts';

export interface VisuallyHiddenProps {
  /** Words for screen readers only. */
  children?: ReactNode;
  /** Element. @default 'span' */
  element?: 'span' | 'div' | 'p' | 'h2' | 'h3' | 'caption';
  /** So that others can point at it by `aria-labelledby` or `aria-describedby`. */
  id?: string;
  /** `status` and `alert` announce what changes inside; mount them empty, before there is something to say. */
  role?: 'status' | 'alert';
}

/** Words for screen readers only. Never put a control inside: it would take focus unseen. */
export function VisuallyHidden({ children, element = 'span', id, role }: VisuallyHiddenProps) {
  return (
    <Root as={element} id={id} role={role}>
      {children}
    </Root>
  );
}

const Root = styled.span`
  ${visuallyHidden}
`;
