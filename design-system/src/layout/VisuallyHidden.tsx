import { Children, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { statusAttributes } from '../foundations/status-attributes.ts';
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
    <Root
      as={element}
      id={id}
      data-apart={(element === 'span' && beginsWithWord(children)) || undefined}
      {...(role === 'status' ? statusAttributes(children) : { role })}
    >
      {children}
    </Root>
  );
}

/** Whether words follow, and no comma or colon that belongs to the text before. */
function beginsWithWord(children: ReactNode): boolean {
  const [first] = Children.toArray(children);
  return typeof first === 'string' && /^[\p{L}\p{N}(]/u.test(first);
}

/*
 * Orca reads no space beside an element that is out of the flow, and runs its words into those around it
 * ("CompararT-Cross").
 */
const Root = styled.span`
  ${visuallyHidden}
  &[data-apart]::before,
  &[data-apart]::after {
    content: ' ';
  }
`;
