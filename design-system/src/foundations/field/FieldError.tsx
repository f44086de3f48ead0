import { styled } from 'styled-components';
import { Icon } from '../../components/icon/index.ts';
import { errorLook } from './look.ts';
import type { FieldState } from './use-field.ts';

interface FieldErrorProps {
  field: Pick<FieldState, 'message' | 'errorId'>;
}

/** What is wrong with a field: an icon and words, told to its control by `aria-describedby`. */
export function FieldError({ field: { message, errorId } }: FieldErrorProps) {
  if (message === undefined) return null;
  return (
    <Root id={errorId}>
      <Icon name="warning" size="small" />
      {message}
    </Root>
  );
}

const Root = styled.p`
  ${errorLook}
`;
