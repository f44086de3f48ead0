import { useCallback, useRef, type ReactNode } from 'react';
import { useMessages } from '../../foundations/messages/messages.ts';
import { Icon } from '../icon/index.ts';
import { Actions, Body, Close, Head, Overlay, Panel, Surface, Title } from './frame.ts';
import { words as own } from './words.ts';

/** What a dialog's content may call. */
export interface DialogRenderProps {
  /** Closes the dialog and returns focus to what opened it. */
  close: () => void;
}

type DialogContent = ReactNode | ((dialog: DialogRenderProps) => ReactNode);

export interface DialogProps {
  /** Visible heading; also the dialog's accessible name. */
  title: string;
  /** Content of the dialog. */
  children: DialogContent;
  /** Whether it is open. Left out, it keeps its own state from `defaultOpen`. */
  isOpen?: boolean;
  /** Whether it starts open, when its state is not controlled. @default false */
  defaultOpen?: boolean;
  /** Called with `false` on Escape, on the close button and on a press outside. */
  onOpenChange?: (isOpen: boolean) => void;
  /** Width from 48rem on: `medium` is 480 px, `large` 704 px. Phones always get a bottom sheet. @default 'medium' */
  size?: 'medium' | 'large';
  /** `alertdialog` interrupts with something that must be read: a press outside doesn't close it. @default 'dialog' */
  role?: 'dialog' | 'alertdialog';
  /** The action that answers the dialog; stands at the right, first on a phone. Give a Button or a Link. */
  primaryAction?: DialogContent;
  /** The way out without consequence; stands quiet at the left. Give a Button with the quiet look. */
  safeAction?: DialogContent;
  /** Accessible name of the close button. @default 'Fechar' */
  closeLabel?: string;
}

/**
 * The second half of a double press on what opened it falls outside where the dialog is smaller than the one before:
 * it must not close what has hardly been seen. As long as systems take two presses for one.
 */
const doublePressInMs = 500;

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
  const openedAt = useRef(0);
  const noteOpening = useCallback((node: HTMLElement | null) => {
    if (node) openedAt.current = Date.now();
  }, []);
  const hasActions = primaryAction !== undefined || safeAction !== undefined;
  return (
    <Overlay
      {...overlay}
      ref={noteOpening}
      isDismissable={role === 'dialog'}
      shouldCloseOnInteractOutside={() => Date.now() - openedAt.current > doublePressInMs}
    >
      <Panel data-size={size}>
        <Surface role={role}>
          {(dialog) => (
            <>
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
