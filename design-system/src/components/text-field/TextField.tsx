import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { styled } from 'styled-components';
import {
  Field,
  controlLook,
  splitFieldProps,
  textControl,
  useField,
  useFormKey,
  type LengthProps,
  type TextEntryProps,
} from '../../foundations/field/index.ts';
import { useTextBeforeHydration } from '../../foundations/input-before-hydration/controls.ts';

/** Props of every field of one line. */
export interface TextLineProps extends TextEntryProps<HTMLInputElement> {
  /** `medium` is 52 px high, `small` 44. @default 'medium' */
  size?: 'medium' | 'small';
  /**
   * A Button that uses the text ("Aplicar"), at the end of the row or below it. With one, later errors are announced,
   * because focus is on the button.
   */
  action?: ReactNode;
  /** Ref of the input. */
  ref?: Ref<HTMLInputElement>;
}

export interface TextFieldProps extends TextLineProps, LengthProps {
  /** Type of the text, for keyboard and autofill; it isn't validated. @default 'text' */
  type?: 'text' | 'email' | 'tel' | 'url';
  /** On-screen keyboard. @default the browser's choice */
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
}

/** A text field of one line. See TextField.spec.md. */
export function TextField({ size = 'medium', action, type = 'text', ...props }: TextFieldProps) {
  const { owner, frame, own } = splitFieldProps(props);
  const field = useField(owner);
  const formKey = useFormKey();
  useTextBeforeHydration(field.id, own.onChange);
  return (
    <Field {...frame} field={field} isErrorAnnounced={action !== undefined}>
      <Row>
        <Control enterKeyHint={formKey} {...textControl(own)} {...field.control} type={type} data-size={size} />
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
