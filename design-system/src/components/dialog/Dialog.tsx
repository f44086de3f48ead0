import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading as AriaHeading } from 'react-aria-components/Heading';
import { Modal as AriaModal, ModalOverlay as AriaModalOverlay } from 'react-aria-components/Modal';
import { keyframes, styled } from 'styled-components';
import { Icon } from '../icon/index.ts';

/** What a dialog's content may call. */
export interface DialogRenderProps {
  /** Closes the dialog and returns focus to what opened it. */
  close: () => void;
}

type DialogContent = ReactNode | ((dialog: DialogRenderProps) => ReactNode);

export interface DialogProps {
  /** Visible heading; also the dialog's accessible name. */
  title: string;
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
  closeLabel = 'Fechar',
  ...overlay
}: DialogProps) {
  const hasActions = primaryAction !== undefined || safeAction !== undefined;
  return (
    <Overlay {...overlay} isDismissable={role === 'dialog'}>
      <Panel data-size={size}>
        <Surface role={role}>
          {(dialog) => (
            <>
              <Title slot="title">{title}</Title>
              <Close slot="close" aria-label={closeLabel}>
                <Icon name="close" />
              </Close>
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

const fadeIn = keyframes`from { opacity: 0; }`;
const rise = keyframes`from { opacity: 0; transform: translateY(1rem); }`;

/* The visual viewport's height keeps the sheet above the on-screen keyboard. */
const Overlay = styled(AriaModalOverlay)`
  position: fixed;
  inset: 0 0 auto;
  z-index: var(--layer-overlay);
  display: flex;
  align-items: flex-end;
  justify-content: center;
  height: var(--visual-viewport-height, 100dvh);
  background: var(--color-surface-overlay);
  animation: ${fadeIn} var(--duration-long) var(--ease-out);
  @media (min-width: 48rem) {
    align-items: center;
    padding: var(--space-6);
  }
`;

const Panel = styled(AriaModal)`
  --dialog-inset: var(--gutter);
  position: relative;
  display: flex;
  width: 100%;
  max-height: 94%;
  overflow: hidden;
  background: var(--color-surface-raised);
  border-radius: var(--radius-panel) var(--radius-panel) 0 0;
  box-shadow: var(--shadow-dialog);
  animation: ${rise} var(--duration-long) var(--ease-out);
  @media (min-width: 48rem) {
    --dialog-inset: var(--space-6);
    max-width: 30rem;
    max-height: 100%;
    border-radius: var(--radius-panel);
    &[data-size='large'] {
      max-width: 44rem;
    }
  }
  &:has(> :focus-visible)::after {
    content: '';
    position: absolute;
    inset: 0;
    z-index: 2;
    border: 3px solid var(--color-focus-outer);
    border-radius: inherit;
    pointer-events: none;
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

const Surface = styled(AriaDialog)`
  display: grid;
  grid-template-rows: auto 1fr auto;
  grid-template-columns: minmax(0, 1fr) auto;
  width: 100%;
  overflow: auto;
  overscroll-behavior: contain;
  scroll-padding-block: 5rem 8rem;
  /* The panel wears the ring: here the sticky actions would cover it. */
  &:focus-visible {
    outline: none;
    box-shadow: none !important;
  }
`;

const Title = styled(AriaHeading)`
  padding: var(--space-5) 0 var(--space-3) var(--dialog-inset);
  font-family: var(--font-display);
  font-size: 1.75rem;
  font-stretch: var(--font-display-width);
  font-weight: var(--font-display-weight);
  letter-spacing: calc(var(--font-display-tracking) * 0.6);
  line-height: 2.125rem;
  overflow-wrap: anywhere;
  text-wrap: balance;
  @media (min-width: 48rem) {
    padding-top: var(--space-6);
  }
`;

/* Beside the title and, as it reaches over the body's row, in sight however far that is scrolled. */
const Close = styled(AriaButton)`
  position: sticky;
  top: var(--space-2);
  z-index: 1;
  grid-row: 1 / 3;
  grid-column: 2;
  align-self: start;
  display: grid;
  place-items: center;
  width: var(--size-target);
  height: var(--size-target);
  margin: calc(var(--space-5) + (2.125rem - var(--size-target)) / 2) calc(var(--dialog-inset) - var(--space-3)) 0
    var(--space-3);
  background: var(--color-surface-raised);
  border-radius: var(--radius-control);
  transition: background-color var(--duration-short) var(--ease-out);
  &[data-hovered] {
    background: var(--color-surface-sunken);
  }
  &[data-pressed] {
    transform: translateY(1px);
  }
  @media (min-width: 48rem) {
    margin-top: calc(var(--space-6) + (2.125rem - var(--size-target)) / 2);
  }
`;

const Body = styled.div`
  grid-row: 2;
  grid-column: 1 / -1;
  display: grid;
  gap: var(--space-5);
  align-content: start;
  min-width: 0;
  padding: var(--space-2) var(--dialog-inset) var(--space-6);
`;

const Actions = styled.footer`
  position: sticky;
  bottom: 0;
  z-index: 1;
  grid-column: 1 / -1;
  display: flex;
  flex-direction: column;
  gap: var(--space-2);
  padding: var(--space-4) var(--dialog-inset) max(var(--space-4), env(safe-area-inset-bottom));
  background: var(--color-surface-raised);
  border-top: 1px solid var(--color-border-subtle);
  @media (min-width: 48rem) {
    flex-direction: row-reverse;
    align-items: center;
    justify-content: space-between;
    padding-block: var(--space-4) var(--space-5);
  }
  @media (max-height: 28rem) {
    position: static;
  }
`;
