import { useId, useRef, type FocusEvent, type ReactNode, type Ref, type ToggleEvent } from 'react';
import { keyframes, styled } from 'styled-components';
import { useMessages } from '../../foundations/messages/messages.ts';
import { IconButton } from '../icon-button/index.ts';
import { words as own } from './words.ts';

/** Props of the button that opens it; spread them on a Button or an IconButton. */
export interface PopoverTriggerProps {
  ref: Ref<HTMLButtonElement>;
  popoverTarget: string;
  'aria-haspopup': 'dialog';
}

/** Arguments of a popover's render function. */
export interface PopoverRenderProps {
  /** Closes it and returns focus to the button that opened it. */
  close: () => void;
}

export interface PopoverProps {
  /** Visible heading; also its accessible name. */
  title: string;
  /** Renders the button that opens it. */
  trigger: (trigger: PopoverTriggerProps) => ReactNode;
  /** Content of the popover. */
  children: ReactNode | ((popover: PopoverRenderProps) => ReactNode);
  /** Called when it has opened or closed. */
  onOpenChange?: (isOpen: boolean) => void;
  /** Accessible name of the close button. @default 'Fechar' */
  closeLabel?: string;
}

/** Further information beside an element, on the same page. See Popover.spec.md. */
export function Popover({ title, trigger, children, onOpenChange, closeLabel }: PopoverProps) {
  const words = useMessages('popover', own);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const close = () => document.getElementById(id)?.hidePopover();

  function followFocus({ newState }: ToggleEvent<HTMLDivElement>) {
    const isOpen = newState === 'open';
    if (isOpen) panel.current?.focus();
    // Safari doesn't focus a pressed button, so the browser has no element to restore focus to.
    else if (document.activeElement === document.body) button.current?.focus();
    onOpenChange?.(isOpen);
  }

  function closeBehindFocus({ relatedTarget }: FocusEvent<HTMLDivElement>) {
    // Without a related target it was a press, which the browser handles, or another window got focus.
    if (!(relatedTarget instanceof Node)) return;
    if (!panel.current?.contains(relatedTarget) && !button.current?.contains(relatedTarget)) close();
  }

  return (
    <>
      {trigger({ ref: button, popoverTarget: id, 'aria-haspopup': 'dialog' })}
      <Panel
        ref={panel}
        id={id}
        popover="auto"
        role="dialog"
        aria-labelledby={`${id}title`}
        tabIndex={-1}
        onToggle={followFocus}
        onBlur={closeBehindFocus}
      >
        <Head>
          <Title id={`${id}title`}>{title}</Title>
          <IconButton icon="close" label={closeLabel ?? words.close} popoverTarget={id} popoverTargetAction="hide" />
        </Head>
        {typeof children === 'function' ? children({ close }) : children}
      </Panel>
    </>
  );
}

const appear = keyframes`from { opacity: 0; transform: translateY(-0.25rem); }`;

/* Below the button that opened it, or above it where there is more room. On a phone it has the page's width.
   Without CSS anchor positioning it is centred on the screen, the browser's default. */
const Panel = styled.div`
  --_edge: var(--shadow-floating);
  width: calc(100vw - 2 * var(--gutter));
  max-height: min(24rem, 70dvh);
  padding: var(--space-4) var(--space-5) var(--space-5);
  border: 0;
  border-radius: var(--radius-control);
  background: var(--color-surface-raised);
  box-shadow: var(--_edge);
  color: var(--color-text);
  font-size: var(--text-body);
  font-weight: 400;
  line-height: var(--leading-body);
  text-align: start;
  overflow: auto;
  overscroll-behavior: contain;

  &:popover-open {
    display: grid;
    gap: var(--space-3);
    align-content: start;
    animation: ${appear} var(--duration-long) var(--ease-out);
  }

  @supports (position-area: block-end) {
    inset: auto;
    margin: var(--space-2) var(--gutter);
    position-area: block-end span-all;
    position-try-fallbacks: flip-block;
  }

  @media (min-width: 48rem) {
    width: 22rem;

    @supports (position-area: block-end) {
      margin-inline: 0;
      position-area: block-end span-inline-end;
      position-try-fallbacks:
        flip-block,
        flip-inline,
        flip-block flip-inline;
    }
  }

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

const Head = styled.div`
  display: flex;
  gap: var(--space-3);
  align-items: flex-start;
  justify-content: space-between;
  margin-inline-end: calc(var(--space-3) * -1);
`;

const Title = styled.p`
  padding-block: calc((var(--size-target) - 1.5rem) / 2);
  font-size: var(--text-lead);
  font-weight: 600;
  letter-spacing: -0.01em;
  line-height: 1.5rem;
`;
