import { useState, type ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { Button, ButtonLink } from '@signdrive/design-system/button';
import { Dialog } from '@signdrive/design-system/dialog';
import { Text } from '@signdrive/design-system/layout';
import { Notice } from '@signdrive/design-system/patterns';
import { retryLabel } from '#/shared/failures/error-copy.ts';
import { contactPressed, useContactNumber } from '#/shared/page/open-store.ts';
import { dialogClosed, dialogOpened } from '#/shared/page/page-dialog.slice.ts';
import { FocusedGroup } from '#/shared/page/FocusedGroup.tsx';
import { linkOpened, useConfirmation } from '../confirmation.slice.ts';
import { confirmationCopy } from '../registration.copy.ts';

interface View {
  title: string;
  body: ReactNode;
  primary?: ReactNode;
  safe?: ReactNode;
}

/** The result of an e-mail's link. */
export function ConfirmationDialog() {
  const dispatch = useDispatch();
  const status = useConfirmation((state) => state.status);
  const hasSession = useConfirmation((state) => state.status === 'confirmed' && state.hasSession);
  const contactNumber = useContactNumber();
  const [repeats, setRepeats] = useState(0);
  const close = () => void dispatch(dialogClosed('registration'));
  // During a retry the message stays, and its button shows the progress.
  const isRepeating = status === 'confirming' && repeats > 0;
  const shown = isRepeating ? 'unanswered' : status;
  // The same message after a retry is announced again.
  const arrival = `${shown} ${isRepeating ? repeats - 1 : repeats}`;

  function viewOfStatus(): View {
    switch (shown) {
      case 'none':
      case 'confirming': {
        const { title, text } = confirmationCopy.confirming;
        return { title, body: <Text tone="muted">{text}</Text> };
      }
      case 'confirmed': {
        const { title, text, login, next } = confirmationCopy.confirmed;
        return {
          title,
          body: <Text>{hasSession ? text : `${text} ${login}`}</Text>,
          primary: <Button onPress={close}>{next}</Button>,
        };
      }
      case 'refused': {
        const { title, text, next, login, contact } = confirmationCopy.refused;
        const openLogin = () => {
          close();
          dispatch(dialogOpened({ name: 'login' }));
        };
        return {
          title,
          body: (
            <>
              <Notice tone="danger" title={text} />
              <Text>{next}</Text>
            </>
          ),
          primary: <Button onPress={openLogin}>{login}</Button>,
          safe: (
            <ButtonLink
              variant="quiet"
              href={`https://wa.me/${contactNumber}`}
              onPress={() => void dispatch(contactPressed({ place: 'confirmacao' }))}
            >
              {contact}
            </ButtonLink>
          ),
        };
      }
      case 'unanswered': {
        const { title, text, retrying, later } = confirmationCopy.unanswered;
        const tryAgain = () => {
          setRepeats(repeats + 1);
          dispatch(linkOpened());
        };
        return {
          title,
          body: <Text>{text}</Text>,
          primary: (
            <Button isBusy={status === 'confirming'} busyLabel={retrying} onPress={tryAgain}>
              {retryLabel}
            </Button>
          ),
          safe: (
            <Button variant="quiet" onPress={close}>
              {later}
            </Button>
          ),
        };
      }
    }
  }

  const { title, body, primary, safe } = viewOfStatus();
  return (
    <Dialog isOpen onOpenChange={close} title={title} primaryAction={primary} safeAction={safe}>
      <FocusedGroup key={arrival} label={title}>
        {body}
      </FocusedGroup>
    </Dialog>
  );
}
