import { useDeferredValue, type FocusEventHandler } from 'react';
import { styled } from 'styled-components';
import { Form, SubmitButton } from '../../components/form/index.ts';
import { Link } from '../../components/link/index.ts';
import { PasswordField } from '../../components/password-field/index.ts';
import { TextField } from '../../components/text-field/index.ts';
import { VisuallyHidden } from '../../layout/index.ts';
import { Notice } from '../notice/Notice.tsx';

export interface LoginFormTexts {
  /** Label of the identifier ("E-mail ou CPF/CNPJ"). */
  identifier: string;
  password: string;
  submit: string;
  /** Label of the button while sending ("Entrando"). */
  sending: string;
  forgotPassword: string;
  /** Text before the registration link ("Ainda não tem conta?"). */
  signUpQuestion: string;
  signUp: string;
  /** Text before the link to the privacy notice. */
  privacy: string;
  privacyLink: string;
  /** Announced while the form is not ready. */
  loading: string;
}

export interface LoginFormProps {
  /** All texts of the form. */
  texts: LoginFormTexts;
  /** URL of the privacy notice. */
  privacyHref: string;
  /** Called with the values as typed. Return a promise for asynchronous validation. */
  onSubmit?: (login: { identifier: string; password: string }) => void | Promise<void>;
  /** Called by the link for a forgotten password. */
  onForgotPassword?: () => void;
  /** Called by the registration link. */
  onSignUp?: () => void;
  /** Identifier, when controlled, for example to format it on blur. */
  identifier?: string;
  /** Called with the identifier on each change. */
  onIdentifierChange?: (identifier: string) => void;
  /** Called when focus leaves the identifier. */
  onIdentifierBlur?: FocusEventHandler<HTMLInputElement>;
  /** Field errors; the first invalid field gets focus. */
  errors?: { identifier?: string | undefined; password?: string | undefined };
  /** Reason of a failed log-in ("E-mail ou senha inválidos"); announced each time an attempt ends with it. */
  errorMessage?: string | undefined;
  /** Whether a log-in request is pending. @default false */
  isSending?: boolean;
  /** Whether the form can be used; before that it is rendered inert. @default true */
  isReady?: boolean;
}

/**
 * The pressed button may be near a phone's keyboard, and the message above the visible part. A constant function,
 * because React calls a new ref on each render, and typing must not scroll.
 */
const reveal = (message: HTMLElement | null) => message?.scrollIntoView({ block: 'nearest' });

/** Log-in with identifier and password. See LoginForm.spec.md. */
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
  // Deferred, because a text that is rendered together with its live region isn't announced.
  const isWaiting = useDeferredValue(!isReady, false);
  // Removed while sending, so that the same message is announced again.
  const refusal = isSending ? undefined : errorMessage;
  return (
    <Root aria-busy={!isReady || undefined}>
      <VisuallyHidden isLive>{isWaiting && texts.loading}</VisuallyHidden>
      <Parts inert={!isReady}>
        {refusal !== undefined && (
          <div ref={reveal}>
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
            value={identifier}
            onChange={onIdentifierChange}
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
          {texts.privacy}{' '}
          <Link href={privacyHref} isExternal>
            {texts.privacyLink}
          </Link>
          .
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

/* The 44 px target extends into the gaps around it. */
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

  /* In a sentence the 44 px target must not increase the line height. */
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
