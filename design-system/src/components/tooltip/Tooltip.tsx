import { cloneElement, type ReactElement } from 'react';
import { Focusable as AriaFocusable } from 'react-aria-components/Focusable';
import { Tooltip as AriaTooltip, TooltipTrigger as AriaTooltipTrigger } from 'react-aria-components/Tooltip';
import { keyframes, styled } from 'styled-components';

export interface TooltipProps {
  /** A short text about the control. Touch never shows it, so it must not be the only source of its information. */
  text: string;
  /** One Button or IconButton. */
  children: ReactElement<object, string>;
  /** Whether the text only repeats the control's name, which is then announced once. @default false */
  repeatsLabel?: boolean;
  /** Side of the control; the opposite side where there is no room. @default 'top' */
  placement?: 'top' | 'bottom' | 'left' | 'right';
}

/** Milliseconds of hover before the tooltip appears. */
const delay = 400;

/** A short text about a control, shown on hover and on keyboard focus. See Tooltip.spec.md. */
export function Tooltip({ text, children, repeatsLabel = false, placement = 'top' }: TooltipProps) {
  return (
    <AriaTooltipTrigger delay={delay}>
      <AriaFocusable>{repeatsLabel ? <ReadOnce>{children}</ReadOnce> : children}</AriaFocusable>
      <Bubble placement={placement} offset={8}>
        {text}
      </Bubble>
    </AriaTooltipTrigger>
  );
}

interface ReadOnceProps {
  children: ReactElement<object, string>;
  'aria-describedby'?: string;
}

/** Passes the trigger's props on, without the tooltip as a description. */
function ReadOnce({ children, 'aria-describedby': _tooltip, ...trigger }: ReadOnceProps) {
  return cloneElement(children, trigger);
}

const appear = keyframes`from { opacity: 0; }`;

const Bubble = styled(AriaTooltip)`
  max-width: min(18rem, 100vw - 2 * var(--space-4));
  padding: var(--space-2) var(--space-3);
  border-radius: var(--radius-small);
  background: var(--color-surface-ink);
  box-shadow: var(--shadow-floating);
  color: var(--color-text-on-ink);
  font-size: var(--text-small);
  font-weight: 500;
  line-height: var(--leading-small);
  overflow-wrap: anywhere;
  animation: ${appear} var(--duration-short) var(--ease-out);

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;
