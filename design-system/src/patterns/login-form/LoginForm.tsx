import { useDeferredValue, type FocusEventHandler } from 'react';
import { styled } from 'styled-components';
import { Form, SubmitButton } from '../../components/form/index.ts';
import { Link } from '../../components/link/index.ts';
import { PasswordField } from '../../components/password-field/index.ts';
import { TextField } from '../../components/text-field/index.ts';
import { VisuallyHidden } from '../../layout/index.ts';
import { Notice } from '../notice/Notice.tsx';

export interface LoginFormTexts {
  /** What the visitor logs in by ("E-mail ou CPF/CNPJ"). */
  identifier: string;
  password: string;
  submit: string;
  /** What the button says while it is sent ("Entrando"). */
  sending: string;
  forgotPassword: string;
  /** What stands before the way to register ("Ainda não tem conta?"). */
  signUpQuestion: string;
  signUp: string;
  /** What stands before the link to the privacy notice. */
  privacy: string;
  privacyLink: string;
  /** What a screen reader hears while it is not ready. */
  loading: string;
}

export interface LoginFormProps {
  /** All words of the form. */
  texts: LoginFormTexts;
  /** Address of the privacy notice. */
  privacyHref: string;
  /** Called with what was typed, as it was typed. Return a promise where judging takes time. */
  onSubmit?: (login: { identifier: string; password: string }) => void | Promise<void>;
  /** Called when the visitor says that the password is forgotten. */
  onForgotPassword?: () => void;
  /** Called when the visitor wants to register. */
  onSignUp?: () => void;
  /** The identifier, when controlled: to format it when it is left. */
  identifier?: string;
  /** Called with the identifier on each change. */
  onIdentifierChange?: (identifier: string) => void;
  /** Called when focus leaves the identifier. */
  onIdentifierBlur?: FocusEventHandler<HTMLInputElement>;
  /** What is wrong with a field; the first one takes focus. */
  errors?: { identifier?: string | undefined; password?: string | undefined };
  /** Why nobody was let in ("E-mail ou senha inválidos"); announced each time an attempt ends with it. */
  errorMessage?: string | undefined;
  /** Whether an attempt is under way. @default false */
  isSending?: boolean;
  /** Whether it can be used: until then it stands as it will, and takes no press and no focus. @default true */
  isReady?: boolean;
}

/** Who are you, and what is your password. See LoginForm.spec.md. */
export function LoginForm({
  texts,
  privacyHref,
  onSubmit,
  onForgotPassword,
  onSignUp,
  identifier,
  onIdentifierChange,
  onIdentifierBlur,
  errors,
  errorMessage,
  isSending = false,
  isReady = true,
}: LoginFormProps) {
  // Deferred: words that come together with their live region are not read out.
  const isWaiting = useDeferredValue(!isReady, false);
  // Away while it is sent: the same refusal again is news, and is heard again.
  const refusal = isSending ? undefined : errorMessage;
  return (
    <Root aria-busy={!isReady || undefined}>
      <VisuallyHidden role="status">{isWaiting && texts.loading}</VisuallyHidden>
      <Parts inert={!isReady}>
        {refusal !== undefined && (
          // The button that was pressed may be below a phone's keyboard, and this above the fold.
          <div ref={(notice) => notice?.scrollIntoView({ block: 'nearest' })}>
            <Notice tone="danger" icon="warning" title={refusal} announce="assertive" />
          </div>
        )}
        <Form
          errors={{ ...errors }}
          isSending={isSending}
          onSubmit={(values) =>
            onSubmit?.({ identifier: values['identifier'] ?? '', password: values['password'] ?? '' })
          }
        >
          <TextField
            label={texts.identifier}
            name="identifier"
            autoComplete="username"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck="false"
            enterKeyHint="next"
            {...(identifier !== undefined && { value: identifier })}
            {...(onIdentifierChange && { onChange: onIdentifierChange })}
            onBlur={onIdentifierBlur}
          />
          <PasswordField label={texts.password} name="password" enterKeyHint="go" />
          <Forgotten>
            <TextButton type="button" onClick={onForgotPassword}>
              {texts.forgotPassword}
            </TextButton>
          </Forgotten>
          <SubmitButton isBlock sendingLabel={texts.sending}>
            {texts.submit}
          </SubmitButton>
        </Form>
        <SignUp>
          {texts.signUpQuestion}{' '}
          <TextButton type="button" onClick={onSignUp} data-underlined>
            {texts.signUp}
          </TextButton>
        </SignUp>
        <Privacy>
          {texts.privacy} <Link href={privacyHref}>{texts.privacyLink}</Link>.
        </Privacy>
      </Parts>
    </Root>
  );
}

const Root = styled.div`
  min-width: 0;
`;

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);

  &[inert] {
    cursor: progress;
  }
`;

/* Its 44 px reach into the gaps around it. */
const Forgotten = styled.div`
  margin-block: calc(var(--space-3) * -1);
`;

const TextButton = styled.button`
  min-height: var(--size-target);
  border-radius: 2px;
  color: var(--color-text-link);
  font-weight: 600;
  text-align: start;
  text-underline-offset: 0.22em;

  /* In a sentence: its 44 px push no lines apart. */
  &[data-underlined] {
    margin-block: calc((var(--leading-body) - var(--size-target)) / 2);
    text-decoration-line: underline;
    text-decoration-thickness: 1px;
  }
  &:hover {
    color: var(--color-text-link-hover);
    text-decoration-line: underline;
    text-decoration-thickness: 2px;
  }
  @media (forced-colors: active) {
    color: LinkText;
  }
`;

const SignUp = styled.p`
  text-align: center;
`;

const Privacy = styled.p`
  padding-top: var(--space-4);
  border-top: 1px solid var(--color-border-subtle);
  color: var(--color-text-muted);
  font-size: var(--text-small);
  line-height: var(--leading-small);
`;
