import type { ReactNode, Ref } from 'react';
import { FieldError as AriaFieldError } from 'react-aria-components/FieldError';
import { Input as AriaInput } from 'react-aria-components/Input';
import { Label as AriaLabel } from 'react-aria-components/Label';
import { Text as AriaText } from 'react-aria-components/Text';
import { TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField';
import { styled } from 'styled-components';
import { Icon } from '../icon/index.ts';
import { controlLook, descriptionLook, errorLook, fieldLook, labelLook, optionalLook } from './look.ts';

type OwnedByTheSystem =
  | 'children'
  | 'className'
  | 'style'
  | 'render'
  | 'slot'
  | 'validationBehavior'
  | 'aria-label'
  | 'aria-labelledby';

export interface TextFieldProps extends Omit<AriaTextFieldProps, OwnedByTheSystem> {
  /** What is asked for; visible, above. */
  label: string;
  /** Help under the label; stays while the field is invalid. */
  description?: ReactNode;
  /**
   * What is wrong, in words. Given alone it makes the field invalid; with `isInvalid={false}` it isn't shown.
   * Left out, the message a Form has for this field's `name` is shown.
   */
  errorMessage?: string | undefined;
  /** @default whether there is an errorMessage */
  isInvalid?: boolean;
  /** Whether it may stay empty: says "opcional". Required is not marked. @default false */
  isOptional?: boolean;
  /** `medium` is 52 px high, `small` 44. @default 'medium' */
  size?: 'medium' | 'small';
  /**
   * A Button that acts on what was typed ("Aplicar"); stands at the end of the row, under it where there is no room.
   * With one, an error that comes later is announced: focus is on the button then, not on the field.
   */
  action?: ReactNode;
  /** The input, to focus it. */
  ref?: Ref<HTMLInputElement>;
}

/** One line of text to be typed. See TextField.spec.md. */
export function TextField({
  label,
  description,
  errorMessage,
  isInvalid,
  isOptional = false,
  size = 'medium',
  action,
  ref,
  ...field
}: TextFieldProps) {
  const invalid = isInvalid ?? (errorMessage === undefined ? undefined : true);
  const hasAction = action !== undefined;

  return (
    <Root {...field} isInvalid={invalid} validationBehavior="aria">
      <Label>
        {label}
        {isOptional && <Optional>opcional</Optional>}
      </Label>
      {description !== undefined && <Description slot="description">{description}</Description>}
      <Row>
        <Control ref={ref} data-size={size} />
        {action}
      </Row>
      <div aria-live={hasAction ? 'polite' : undefined}>
        <ErrorMessage>
          {({ validationErrors }) => {
            const words = errorMessage ?? validationErrors.join(' ');
            return words === '' ? null : (
              <>
                <Icon name="warning" size="small" />
                {words}
              </>
            );
          }}
        </ErrorMessage>
      </div>
    </Root>
  );
}

const Root = styled(AriaTextField)`
  ${fieldLook}
`;

const Label = styled(AriaLabel)`
  ${labelLook}
`;

const Optional = styled.small`
  ${optionalLook}
`;

const Description = styled(AriaText)`
  ${descriptionLook}
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  align-items: center;
  margin-top: var(--space-1);
`;

const Control = styled(AriaInput)`
  ${controlLook}
  flex: 1 1 10rem;
  width: auto;

  &[data-size='small'] {
    min-height: var(--size-control-small);
    padding-block: var(--space-2);
    font-size: 1rem;
  }
`;

const ErrorMessage = styled(AriaFieldError)`
  ${errorLook}

  &:empty {
    display: none;
  }
`;
