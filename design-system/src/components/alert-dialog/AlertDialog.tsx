import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../../foundations/messages/messages.ts';
import { Button } from '../button/index.ts';
import { Actions, Body, Overlay, Panel, Surface, Title } from '../dialog/frame.ts';
import { Icon } from '../icon/index.ts';
import { words as own } from './words.ts';

export interface AlertDialogProps {
  /** The question, naming the thing ("Cancelar o pedido?"). Also the dialog's accessible name. */
  title: string;
  /** What will happen and what it costs. Read out with the title when it opens: a sentence or two. */
  children: ReactNode;
  /** Verb of the answer that acts ("Cancelar pedido"), never "Sim" or "OK". */
  actionLabel: string;
  /** What the action says while it is under way ("Cancelando pedido"). */
  pendingLabel: string;
  /** Called when the visitor asks for the action. Close the dialog when it is done. */
  onAction: () => void;
  /** The way out without consequence. @default 'Voltar' */
  cancelLabel?: string;
  /** Whether the action takes away what can't be had back: it is red, and focus starts on the way out. @default false */
  isDestructive?: boolean;
  /** Whether the action is under way: the dialog can't be left until it is answered. @default false */
  isPending?: boolean;
  /** Why the action failed and what to do. Read out at once when it appears. */
  errorMessage?: ReactNode;
  /** Whether it is open. Left out, it keeps its own state from `defaultOpen`. */
  isOpen?: boolean;
  /** Whether it starts open, when its state is not controlled. @default false */
  defaultOpen?: boolean;
  /** Called with `false` on Escape and on the way out, never while the action is under way. */
  onOpenChange?: (isOpen: boolean) => void;
}

/** Asks before something is done that has consequences. See AlertDialog.spec.md. */
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
  const hasFailed = errorMessage !== undefined && !isPending;
  return (
    <Overlay {...overlay} isKeyboardDismissDisabled={isPending}>
      <Panel>
        <Surface role="alertdialog" aria-describedby={id}>
          {({ close }) => (
            <>
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
                    // Safari doesn't focus what is pressed, and the way out is about to be out of use.
                    currentTarget.focus();
                    onAction();
                  }}
                  {...(!isDestructive && { ref: takeFocus })}
                >
                  {actionLabel}
                </Button>
                <Button
                  variant="quiet"
                  isDisabled={isPending}
                  onPress={close}
                  {...(isDestructive && { ref: takeFocus })}
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

/* Of the module, so that it runs once per button and not at each render. */
function takeFocus(button: HTMLButtonElement | null) {
  // The actions are in sight anyway, and a long message is to be read from its start.
  button?.focus({ preventScroll: true });
}

/* There is no close button beside it: the way out stands below, in words. */
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
  overflow-wrap: break-word;

  & > svg {
    color: var(--color-feedback-danger);
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;
