import { useImperativeHandle, useRef, useState, type Ref } from 'react';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';
import { useMessages } from '../../foundations/messages/messages.ts';
import {
  Field,
  controlLook,
  splitFieldProps,
  textControl,
  useField,
  useFormKey,
  type LengthProps,
  type TypedFieldProps,
} from '../../foundations/field/index.ts';
import { useTextBeforeHydration } from '../../foundations/input-before-hydration/controls.ts';
import { useFormEvent } from '../../foundations/use-form-event.ts';
import { VisuallyHidden } from '../../layout/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { PasswordRules, type PasswordRule } from './PasswordRules.tsx';
import { words as ownWords } from './words.ts';

export interface PasswordFieldProps extends TypedFieldProps<HTMLInputElement>, LengthProps {
  /**
   * `current-password` for a log-in; `new-password` for a new one, which browsers offer to generate. @default
   * 'current-password'
   */
  autoComplete?: 'current-password' | 'new-password';
  /** Rules of a new password, validated by the owner on each change; shown below the input. */
  rules?: ReadonlyArray<PasswordRule>;
  /** `medium` is 52 px high, `small` 44. @default 'medium' */
  size?: 'medium' | 'small';
  /** Ref of the input. */
  ref?: Ref<HTMLInputElement>;
}

/** A password input with a button that shows it. See PasswordField.spec.md. */
export function PasswordField({
  autoComplete = 'current-password',
  rules,
  size = 'medium',
  ref,
  ...props
}: PasswordFieldProps) {
  const words = useMessages('passwordField', ownWords);
  const input = useRef<HTMLInputElement>(null);
  /** Undefined: hidden, and nothing about that to announce. */
  const [isShown, setIsShown] = useState<boolean>();
  const [typed, setTyped] = useState<string>();
  const { owner, frame, own } = splitFieldProps(props);
  const formKey = useFormKey();
  const field = useField(owner, (id) => (rules ? `${id}-rules` : undefined));
  // The owner may have cleared the field, for example after the password was saved.
  const isTyped = typed !== undefined && (own.value === undefined || own.value === typed);
  const change = (text: string) => {
    setTyped(text);
    own.onChange?.(text);
  };
  useTextBeforeHydration(field.id, change);
  useImperativeHandle(ref, () => input.current as HTMLInputElement, []);

  // The type must be password on submit: browsers store submitted text inputs and suggest their values.
  useFormEvent(input, 'submit', () => setIsShown(undefined));
  useFormEvent(input, 'reset', () => {
    setIsShown(undefined);
    setTyped(undefined);
  });

  /** An input loses its caret when its type changes. (Safari focuses an input whose selection is set.) */
  function toggleVisibility() {
    const { selectionStart = null, selectionEnd = null } = input.current ?? {};
    flushSync(() => setIsShown(!isShown));
    if (input.current === document.activeElement) input.current?.setSelectionRange(selectionStart, selectionEnd);
  }

  return (
    <Field
      {...frame}
      field={field}
      footer={
        <>
          {rules && <PasswordRules id={`${field.id}-rules`} rules={rules} />}
          {rules && (
            <VisuallyHidden isLive>
              {isTyped ? words.summary(rules.filter(({ isMet }) => isMet).length, rules.length) : ''}
            </VisuallyHidden>
          )}
          {/* Orca doesn't announce the new name of a button that keeps the focus. */}
          <VisuallyHidden isLive>{isShown === undefined ? '' : isShown ? words.shown : words.hidden}</VisuallyHidden>
        </>
      }
    >
      <Frame>
        <Control
          enterKeyHint={formKey}
          {...textControl(own)}
          {...field.control}
          ref={input}
          type={isShown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck="false"
          data-size={size}
          onChange={(event) => change(event.target.value)}
        />
        {/* A press keeps the focus in the input, and a phone's keyboard open. */}
        <Eye onMouseDown={(event) => event.preventDefault()}>
          <IconButton
            icon={isShown ? 'eye-off' : 'eye'}
            label={isShown ? words.hide : words.show}
            aria-controls={field.id}
            isDisabled={own.isDisabled ?? false}
            onPress={toggleVisibility}
          />
        </Eye>
      </Frame>
    </Field>
  );
}

const Frame = styled.div`
  position: relative;
  margin-top: var(--space-1);
  color: var(--color-text);
`;

const Control = styled.input`
  ${controlLook}
  padding-inline-end: calc(var(--size-target) + var(--space-2));

  /* Hides Edge's own reveal button. */
  &::-ms-reveal {
    display: none;
  }
`;

const Eye = styled.span`
  position: absolute;
  top: calc(50% - var(--size-target) / 2);
  inset-inline-end: var(--space-1);

  /* The button needs script. */
  @media (scripting: none) {
    display: none;
  }
`;
