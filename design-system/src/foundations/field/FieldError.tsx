import { styled } from 'styled-components';
import { Icon } from '../../components/icon/index.ts';
import { errorLook } from './look.ts';
import type { FieldState } from './use-field.ts';

interface FieldErrorProps {
  field: Pick<FieldState, 'message' | 'errorId'>;
}

/** The error of a field: icon and text, referenced by the control's `aria-describedby`. */
export function FieldError({ field: { message, errorId } }: FieldErrorProps) {
  if (message === undefined) return null;
  return (
    <Root id={errorId}>
      <Icon name="warning" size="small" />
      <span>{message}</span>
    </Root>
  );
}

const Root = styled.p`
  ${errorLook}
`;
