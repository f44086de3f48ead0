import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Dialog } from '@signdrive/design-system/dialog';
import { Stack, Text } from '@signdrive/design-system/layout';
import { LoginForm } from '@signdrive/design-system/patterns';
import { useFieldLeft } from '#/shared/forms/field-left.ts';
import { keepSecret } from '#/shared/forms/one-time-secrets.ts';
import { dialogClosed, dialogOpened, selectPageDialog } from '#/shared/page/page-dialog.slice.ts';
import type * as loginRules from '../login.schema.ts';
import { loginCopy, loginReasonCopy, problemText } from '../session.copy.ts';
import { loginSubmitted, selectLoginAttempt } from '../session.slice.ts';

type Rules = typeof loginRules;
const loadRules = () => import('../login.schema.ts');

const privacyHref = '/politica-de-privacidade';

/** "Entrar": identifier and password (spec §2.2). Its buttons work once the validation has loaded. */
export function LoginDialog() {
  const dispatch = useDispatch();
  const dialog = useSelector(selectPageDialog);
  const attempt = useSelector(selectLoginAttempt);
  const rules = useRules();
  const [faults, setFaults] = useState<loginRules.LoginFaults>({});
  const leaving = useFieldLeft('login');
  const { reason, login = '' } = dialog ?? {};
  const [identifier, setIdentifier] = useState(login);
  const close = () => void dispatch(dialogClosed('login'));
  return (
    <Dialog title={loginCopy.title} isOpen onOpenChange={close}>
      <Stack gap={5}>
        {reason && <Text tone="muted">{loginReasonCopy[reason]}</Text>}
        <div {...leaving}>
          <LoginForm
            texts={loginCopy}
            privacyHref={privacyHref}
            isReady={rules !== undefined}
            isSending={attempt.status === 'sending'}
            errors={faults}
            errorMessage={attempt.status === 'failed' ? problemText(attempt.problem) : undefined}
            identifier={identifier}
            onIdentifierChange={setIdentifier}
            onIdentifierBlur={() => rules && setIdentifier(rules.writtenOut)}
            onSubmit={(typed) => {
              // A password manager may fill in the field without an event.
              setIdentifier(typed.identifier);
              const found = rules?.findLoginFaults(typed) ?? {};
              setFaults(found);
              if (Object.keys(found).length > 0) return;
              dispatch(loginSubmitted({ login: typed.identifier, password: keepSecret(typed.password) }));
            }}
            onForgotPassword={() => void dispatch(dialogOpened({ name: 'recovery', login: identifier }))}
            onSignUp={() => void dispatch(dialogOpened({ name: 'registration', login: identifier }))}
          />
        </div>
      </Stack>
    </Dialog>
  );
}

/** Pause before a failed chunk is requested again, in milliseconds: without the validation the dialog can't be used. */
const reloadAfterInMs = 2000;

/** The validation, once it has loaded. */
function useRules(): Rules | undefined {
  const [rules, setRules] = useState<Rules>();
  useEffect(() => {
    const waiting = new AbortController();
    const { signal } = waiting;
    const ask = () =>
      void loadRules().then(
        (loaded) => signal.aborted || setRules(loaded),
        () => signal.aborted || setTimeout(ask, reloadAfterInMs),
      );
    ask();
    return () => waiting.abort();
  }, []);
  return rules;
}
