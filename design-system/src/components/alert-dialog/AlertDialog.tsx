import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../../foundations/messages/messages.ts';
import { Button } from '../button/index.ts';
import { Actions, Body, Overlay, Panel, Surface, Title } from '../dialog/frame.ts';
import { ReturnFocus } from '../dialog/ReturnFocus.tsx';
import { BackGesture } from '../../foundations/back-gesture.ts';
import { Icon } from '../icon/index.ts';
import { words as own } from './words.ts';

export interface AlertDialogProps {
  /** The question, with its object ("Cancelar o pedido?"). Also the dialog's accessible name. */
  title: string;
  /** The consequence and the cost, in a sentence or two. Announced with the title when the dialog opens. */
  children: ReactNode;
  /** Verb of the confirming button ("Cancelar pedido"), never "Sim" or "OK". */
  actionLabel: string;
  /** Label of the confirming button while the action is pending ("Cancelando pedido"). */
  pendingLabel: string;
  /** Called when the visitor confirms. Close the dialog when the action is done. */
  onAction: () => void;
  /** Label of the button that closes the dialog without the action. @default 'Voltar' */
  cancelLabel?: string;
  /** Whether the action can't be undone: its button is red, and the cancel button gets focus. @default false */
  isDestructive?: boolean;
  /** Whether the action is pending: the dialog can't be closed until it has finished. @default false */
  isPending?: boolean;
  /** Reason of the failure and what to do. Announced when it appears. */
  errorMessage?: ReactNode;
  /** Whether the dialog is open. Without it the dialog is uncontrolled and starts from `defaultOpen`. */
  isOpen?: boolean;
  /** Whether an uncontrolled dialog starts open. @default false */
  defaultOpen?: boolean;
  /** Called with `false` on Escape and on cancel, never while the action is pending. */
  onOpenChange?: (isOpen: boolean) => void;
}

/** Asks the visitor to confirm an action that has consequences. See AlertDialog.spec.md. */
export function AlertDialog({
  title,
  children,
  actionLabel,
  pendingLabel,
  onAction,
  cancelLabel,
  isDestructive = false,
  isPending = false,
  errorMessage,
  ...overlay
}: AlertDialogProps) {
  const id = useId();
  const words = useMessages('alertDialog', own);
  const hasFailed = Boolean(errorMessage) && !isPending;
  return (
    <Overlay {...overlay} isKeyboardDismissDisabled={isPending}>
      <Panel>
        <Surface role="alertdialog" aria-describedby={id}>
          {({ close }) => (
            <>
              <BackGesture isDisabled={isPending} />
              <ReturnFocus />
              <Question slot="title">{title}</Question>
              <Body>
                <div id={id}>{children}</div>
                {hasFailed && (
                  <Failure role="alert">
                    <Icon name="alert" />
                    <div>{errorMessage}</div>
                  </Failure>
                )}
              </Body>
              <Actions>
                <Button
                  variant={isDestructive ? 'danger' : 'primary'}
                  isBusy={isPending}
                  busyLabel={pendingLabel}
                  onPress={({ currentTarget }) => {
                    // Safari doesn't focus a pressed button, and the cancel button is about to be disabled.
                    currentTarget.focus();
                    onAction();
                  }}
                  ref={isDestructive ? undefined : takeFocus}
                >
                  {actionLabel}
                </Button>
                <Button
                  variant="quiet"
                  isDisabled={isPending}
                  onPress={close}
                  ref={isDestructive ? takeFocus : undefined}
                >
                  {cancelLabel ?? words.cancel}
                </Button>
              </Actions>
            </>
          )}
        </Surface>
      </Panel>
    </Overlay>
  );
}

/* A constant function: React calls a ref again only when it changes, so focus is moved once per button. */
function takeFocus(button: HTMLButtonElement | null) {
  // The actions are always in view, and a long message must be read from its start.
  button?.focus({ preventScroll: true });
}

/* No space for a close button is needed: the cancel button below has a text. */
const Question = styled(Title)`
  grid-column: 1 / -1;
  padding-inline-end: var(--_inset);
`;

const Failure = styled.div`
  display: grid;
  grid-template-columns: 1.5rem minmax(0, 1fr);
  gap: var(--space-3);
  align-items: start;
  padding: var(--space-4);
  background: var(--color-feedback-danger-surface);
  border-radius: var(--radius-card);

  & > svg {
    color: var(--color-feedback-danger);
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;
