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

/** What every field of one line takes. */
export interface TextLineProps extends TextEntryProps<HTMLInputElement> {
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

export interface TextFieldProps extends TextLineProps, LengthProps {
  /** What the text is: browsers help by it, and judge nothing. @default 'text' */
  type?: 'text' | 'email' | 'tel' | 'url';
  /** The keyboard a phone offers. @default what the phone does */
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
}

/** One line of text to be typed. See TextField.spec.md. */
export function TextField({ size = 'medium', action, type = 'text', ...props }: TextFieldProps) {
  const { owner, frame, own } = splitFieldProps(props);
  const field = useField(owner);
  const formKey = useFormKey();
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
