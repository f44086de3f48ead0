import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { FieldError } from './FieldError.tsx';
import { descriptionLook, fieldInRowLook, fieldLook, labelInRowLook, labelLook } from './look.ts';
import { OptionalNote } from './OptionalNote.tsx';
import type { FieldProps, FieldState } from './use-field.ts';

interface FrameProps extends Pick<FieldProps, 'label' | 'description' | 'isOptional'> {
  /** From `useField`; spread its `control` over the control among the children. */
  field: FieldState;
  /** The control and its companions, such as a button. */
  children: ReactNode;
  /** Content below the error: a count, a list of rules. */
  footer?: ReactNode;
  /** Whether a later error is announced: only where no error summary gets focus. @default false */
  isErrorAnnounced?: boolean;
}

/** The frame of every field: label above, permanent help, the control, the error below. */
export function Field({
  field,
  label,
  description,
  isOptional = false,
  children,
  footer,
  isErrorAnnounced = false,
}: FrameProps) {
  const error = <FieldError field={field} />;
  return (
    <Root>
      <Label htmlFor={field.id} data-described={description !== undefined || undefined}>
        {label}
        {isOptional && <OptionalNote />}
      </Label>
      {description !== undefined && <Description id={field.descriptionId}>{description}</Description>}
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

/** @internal */
export const Label = styled.label`
  ${labelLook}
  ${labelInRowLook}
`;

/** @internal */
export const Description = styled.div`
  ${descriptionLook}
`;
