import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { styled } from 'styled-components';
import { Field, controlLook, textControl, useField, type TextEntryProps } from '../../foundations/field/index.ts';

export interface TextFieldProps
  extends TextEntryProps<HTMLInputElement>, Pick<InputHTMLAttributes<HTMLInputElement>, 'inputMode'> {
  /** @default 'text' */
  type?: 'text' | 'email' | 'tel' | 'url';
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
  name,
  id,
  'aria-describedby': describedBy,
  size = 'medium',
  action,
  value,
  defaultValue,
  onChange,
  isRequired,
  isReadOnly,
  isDisabled,
  type = 'text',
  ...native
}: TextFieldProps) {
  const field = useField({ id, name, description, errorMessage, isInvalid, 'aria-describedby': describedBy });
  return (
    <Field
      field={field}
      label={label}
      description={description}
      isOptional={isOptional}
      isErrorAnnounced={action !== undefined}
    >
      <Row>
        <Control
          {...native}
          {...textControl({ value, defaultValue, onChange, isRequired, isReadOnly, isDisabled })}
          {...field.control}
          type={type}
          data-size={size}
        />
        {action}
      </Row>
    </Field>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  align-items: center;
  margin-top: var(--space-1);
`;

const Control = styled.input`
  ${controlLook}
  flex: 1 1 10rem;
  width: auto;
`;
