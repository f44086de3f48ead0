import { useCallback, useRef, useState, type ReactNode } from 'react';
import { useMessages } from '../../foundations/messages/messages.ts';
import { BackGesture } from '../../foundations/back-gesture.ts';
import { Icon } from '../icon/index.ts';
import { Actions, Body, Close, Head, Overlay, Panel, Surface, Title } from './frame.ts';
import { ReturnFocus } from './ReturnFocus.tsx';
import { words as own } from './words.ts';

/** Arguments of a dialog's render function. */
export interface DialogRenderProps {
  /** Closes the dialog and restores focus. */
  close: () => void;
}

type DialogContent = ReactNode | ((dialog: DialogRenderProps) => ReactNode);

export interface DialogProps {
  /** Visible heading; also the dialog's accessible name. */
  title: string;
  /** Content of the dialog. */
  children: DialogContent;
  /** Whether it is open. Without it the dialog is uncontrolled and starts from `defaultOpen`. */
  isOpen?: boolean;
  /** Whether an uncontrolled dialog starts open. @default false */
  defaultOpen?: boolean;
  /** Called with `false` on Escape, a phone's back gesture, the close button and a press outside. */
  onOpenChange?: (isOpen: boolean) => void;
  /** Width from 48rem on: `medium` is 480 px, `large` 704 px. Phones always get a bottom sheet. @default 'medium' */
  size?: 'medium' | 'large';
  /** `alertdialog` for a message that must be read: a press outside doesn't close it. @default 'dialog' */
  role?: 'dialog' | 'alertdialog';
  /** The main action, at the right, and first on a phone. Pass a Button or a Link. */
  primaryAction?: DialogContent;
  /** The action without consequences, at the left. Pass a Button of the quiet variant. */
  safeAction?: DialogContent;
  /** Accessible name of the close button. @default 'Fechar' */
  closeLabel?: string;
}

/**
 * Ignores presses outside for the time of a double press. The second press of one that opened the dialog may land
 * outside and would close it unread. 500 ms is the double-click time of operating systems.
 */
const doublePressInMs = 500;

/** While a dialog replaces another one, that one is still in the page. */
const isDialogOpen = () => typeof document !== 'undefined' && document.querySelector('[data-dialog]') !== null;

function renderContent(content: DialogContent, dialog: DialogRenderProps): ReactNode {
  return typeof content === 'function' ? content(dialog) : content;
}

/** A modal dialog: a bottom sheet on phones, centred from 48rem on. See Dialog.spec.md. */
export function Dialog({
  title,
  children,
  size = 'medium',
  role = 'dialog',
  primaryAction,
  safeAction,
  closeLabel,
  ...overlay
}: DialogProps) {
  const words = useMessages('dialog', own);
  const [isNext] = useState(isDialogOpen);
  const openedAt = useRef(0);
  const noteOpening = useCallback((node: HTMLElement | null) => {
    if (node) openedAt.current = Date.now();
  }, []);
  const hasActions = primaryAction !== undefined || safeAction !== undefined;
  return (
    <Overlay
      {...overlay}
      data-dialog={isNext ? 'next' : 'first'}
      ref={noteOpening}
      isDismissable={role === 'dialog'}
      shouldCloseOnInteractOutside={() => Date.now() - openedAt.current > doublePressInMs}
    >
      <Panel data-size={size}>
        <Surface role={role}>
          {(dialog) => (
            <>
              <BackGesture />
              <ReturnFocus />
              <Head>
                <Title slot="title">{title}</Title>
                <Close slot="close" aria-label={closeLabel ?? words.close}>
                  <Icon name="close" />
                </Close>
              </Head>
              <Body>{renderContent(children, dialog)}</Body>
              {hasActions && (
                <Actions>
                  {renderContent(primaryAction, dialog)}
                  {renderContent(safeAction, dialog)}
                </Actions>
              )}
            </>
          )}
        </Surface>
      </Panel>
    </Overlay>
  );
}
