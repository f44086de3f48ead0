import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { FieldError } from './FieldError.tsx';
import { FieldHead, type FieldHeadProps } from './FieldHead.tsx';
import { fieldInRowLook, fieldLook } from './look.ts';

interface FrameProps extends FieldHeadProps {
  /** The control, with the `control` of `field` spread over it, and its companions, such as a button. */
  children: ReactNode;
  /** Content below the error: a count, a list of rules. */
  footer?: ReactNode;
  /** Whether a later error is announced: only where no error summary gets focus. @default false */
  isErrorAnnounced?: boolean;
}

/** The frame of every field: label above, permanent help, the control, the error below. */
export function Field({ field, children, footer, isErrorAnnounced = false, ...head }: FrameProps) {
  const error = <FieldError field={field} />;
  return (
    <Root>
      <FieldHead field={field} {...head} />
      {children}
      {isErrorAnnounced ? <div aria-live="polite">{error}</div> : error}
      {footer}
    </Root>
  );
}

const Root = styled.div`
  ${fieldLook}
  ${fieldInRowLook}
`;
