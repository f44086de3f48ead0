import { useId, useLayoutEffect, useState, type ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from '@tanstack/react-router';
import { styled } from 'styled-components';
import { Button } from '@signdrive/design-system/button';
import { Dialog, type DialogProps } from '@signdrive/design-system/dialog';
import { Text } from '@signdrive/design-system/layout';
import { Notice } from '@signdrive/design-system/patterns';
import { retryLabel } from '#/shared/failures/error-copy.ts';
import { keepSecret } from '#/shared/forms/one-time-secrets.ts';
import { dialogClosed, dialogOpened, selectPageDialog } from '#/shared/page/page-dialog.slice.ts';
import { useFocusWhen } from '#/shared/page/use-focus-when.ts';
import { EmailForm, NewPasswordForm, type NewPassword } from '../components/RecoveryForms.tsx';
import { bareText } from '#/domain/values/text.ts';
import { recoveryCopy, recoveryProblemCopy, recoveryResultCopy } from '../recovery.copy.ts';
import {
  anotherEmailWanted,
  newPasswordGiven,
  recoveryEnded,
  recoveryOpened,
  resetEmailRequested,
  selectRecovery,
  stepTriedAgain,
  type RecoveryProblem,
} from '../recovery.slice.ts';

const nothingTyped: NewPassword = { newPassword: '', confirmPassword: '' };

/** Password reset: e-mail, its confirmation, new password, success, error (spec §2.2, §4). */
export function RecoveryDialog() {
  const dispatch = useDispatch();
  const state = useSelector(selectRecovery);
  const hasLink = useLocation({ select: ({ state: entry }) => entry.resetToken !== undefined });
  // Before the first paint, so that the wrong step is never visible.
  useLayoutEffect(() => {
    dispatch(recoveryOpened({ hasLink }));
  }, [dispatch, hasLink]);

  const formId = useId();
  const dialog = useSelector(selectPageDialog);
  const [email, setEmail] = useState(() => (dialog?.login?.includes('@') ? dialog.login : ''));
  const [typed, setTyped] = useState(nothingTyped);

  const end = (next: 'page' | 'login') => {
    dispatch(dialogClosed('recovery'));
    dispatch(recoveryEnded({ next }));
  };
  const tryAgain = () => dispatch(stepTriedAgain());
  const close = () => (state.step === 'success' ? end('page') : dispatch(dialogClosed('recovery')));

  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && close()} {...parts()}>
      {content()}
    </Dialog>
  );

  /**
   * Title and actions of the step. Each button has a key: a button reused by the next step during a press would submit
   * that step's form.
   */
  function parts(): Pick<DialogProps, 'title' | 'primaryAction' | 'safeAction'> {
    switch (state.step) {
      case 'email':
        return {
          title: recoveryCopy.title,
          primaryAction: submit(recoveryCopy.email.send, recoveryCopy.email.sending, state.sending !== undefined),
          safeAction: quiet(recoveryCopy.email.back, () =>
            dispatch(dialogOpened({ name: 'login', ...(email && { login: email }) })),
          ),
        };
      case 'email-sent':
        return {
          title: recoveryCopy.title,
          primaryAction: plain(recoveryCopy.sent.done, close),
          safeAction: quiet(recoveryCopy.sent.other, () => dispatch(anotherEmailWanted())),
        };
      case 'password':
        return {
          title: recoveryCopy.newPasswordTitle,
          primaryAction: submit(recoveryCopy.password.save, recoveryCopy.password.saving, state.sending !== undefined),
        };
      case 'success':
        return {
          title: recoveryCopy.newPasswordTitle,
          primaryAction: !state.hasSession && plain(recoveryCopy.success.login, () => end('login')),
          safeAction: quiet(recoveryCopy.success.page, () => end('page')),
        };
      case 'error':
        return state.from === 'email'
          ? {
              title: recoveryCopy.title,
              primaryAction: plain(retryLabel, tryAgain),
            }
          : { title: recoveryCopy.newPasswordTitle, ...actionsAfter(state.problem) };
    }
  }

  /** Actions after a failed change of the password, the more promising one first. */
  function actionsAfter(problem: RecoveryProblem) {
    const requestLink = () => dispatch(anotherEmailWanted());
    // The visitor has left the page of the link during the request.
    if (!hasLink) return { primaryAction: plain(recoveryCopy.newLink, requestLink) };
    const isLinkAtFault = problem.kind === 'refused' && problem.isLinkAtFault;
    return isLinkAtFault
      ? { primaryAction: plain(recoveryCopy.newLink, requestLink), safeAction: quiet(retryLabel, tryAgain) }
      : { primaryAction: plain(retryLabel, tryAgain), safeAction: quiet(recoveryCopy.newLink, requestLink) };
  }

  function submit(words: string, busyWords: string, isSending: boolean) {
    return (
      <Button key="send" type="submit" form={formId} isBusy={isSending} busyLabel={busyWords}>
        {words}
      </Button>
    );
  }

  function content(): ReactNode {
    switch (state.step) {
      case 'email':
        return (
          <EmailForm
            id={formId}
            email={email}
            onChange={setEmail}
            onSubmit={(submitted) => dispatch(resetEmailRequested({ email: submitted }))}
            isSending={state.sending !== undefined}
          />
        );
      case 'email-sent':
        return (
          <>
            <Outcome tone="success" title={recoveryResultCopy.emailSent}>
              {recoveryResultCopy.emailSentNext}
            </Outcome>
            <Text tone="muted">{recoveryCopy.sent.where(bareText(email))}</Text>
          </>
        );
      case 'password':
        return (
          <NewPasswordForm
            id={formId}
            email={bareText(email)}
            typed={typed}
            onChange={setTyped}
            onSubmit={() => dispatch(newPasswordGiven({ password: keepSecret(typed.newPassword) }))}
            isSending={state.sending !== undefined}
          />
        );
      case 'success':
        return (
          <Outcome tone="success" title={recoveryResultCopy.passwordChanged}>
            {state.hasSession ? undefined : recoveryCopy.success.next}
          </Outcome>
        );
      case 'error': {
        const { what, next } = recoveryProblemCopy[state.problem.kind];
        const advice = next ?? (state.mayBeChanged && recoveryCopy.mayBeChanged);
        const serverMessage = state.problem.kind === 'refused' ? state.problem.serverMessage : undefined;
        return (
          <>
            <Outcome tone="danger" title={recoveryResultCopy.errorTitle}>
              {serverMessage ?? what}
            </Outcome>
            {advice && <Text tone="muted">{advice}</Text>}
          </>
        );
      }
    }
  }
}

function plain(words: string, onPress: () => void) {
  return (
    <Button key={words} onPress={onPress}>
      {words}
    </Button>
  );
}

function quiet(words: string, onPress: () => void) {
  return (
    <Button key={words} variant="quiet" onPress={onPress}>
      {words}
    </Button>
  );
}

interface OutcomeProps {
  tone: 'success' | 'danger';
  title: string;
  children?: ReactNode;
}

/** Outcome of a step. It replaces the form and takes its focus, so a screen reader announces it. */
function Outcome({ tone, title, children }: OutcomeProps) {
  return (
    <Place ref={useFocusWhen<HTMLDivElement>()} tabIndex={-1}>
      <Notice tone={tone} title={title}>
        {children}
      </Notice>
    </Place>
  );
}

const Place = styled.div`
  border-radius: var(--radius-card);
`;
