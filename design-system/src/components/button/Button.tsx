import type { MouseEvent, ReactNode } from 'react';
import { styled } from 'styled-components';
import type { NativeProps } from '../../foundations/native-props.ts';
import { VisuallyHidden } from '../../layout/index.ts';
import { Icon } from '../icon/index.ts';
import { BusyFaces } from './BusyFaces.tsx';
import { buttonLook, type ButtonSize, type ButtonVariant } from './look.ts';

export interface ButtonProps extends Omit<NativeProps<'button'>, 'aria-disabled' | 'disabled'> {
  /** Label, verb first ("Assinar este T-Cross"); may contain an Icon. */
  children: ReactNode;
  /** Emphasis of the action. One primary per view; `danger` has a warning sign. @default 'primary' */
  variant?: ButtonVariant;
  /** `medium` is 52 px high, `small` 44. @default 'medium' */
  size?: ButtonSize;
  /** Whether the button takes the whole width. @default false */
  isBlock?: boolean;
  /** Called on click, tap, Enter and Space; never while busy or disabled. */
  onPress?: (event: MouseEvent<HTMLButtonElement>) => void;
  /** Whether the button is disabled. Don't disable it because a form is incomplete. @default false */
  isDisabled?: boolean;
  /** Whether the action is pending: focus and width stay, presses are ignored, `busyLabel` is shown. @default false */
  isBusy?: boolean;
  /** Label while busy ("Enviando pedido"). Pass it from the first render on: it sets the width. */
  busyLabel?: string;
  /**
   * Announced when the button is no longer busy, where the page announces nothing ("Ainda não deu certo."). Needs a
   * `busyLabel`.
   */
  outcome?: string | undefined;
  /** Effect on the form around it. @default 'button' */
  type?: 'button' | 'submit' | 'reset';
}

/**
 * A native button. It adds no script for press, focus or forms to the first load, and it submits forms before
 * hydration.
 */
export function Button({
  children,
  variant = 'primary',
  size = 'medium',
  isBlock = false,
  onPress,
  isDisabled = false,
  isBusy = false,
  busyLabel,
  outcome,
  type = 'button',
  ...native
}: ButtonProps) {
  const canBeBusy = isBusy || busyLabel !== undefined;
  const face = variant === 'danger' ? withSign(children) : children;
  return (
    <>
      <Root
        {...native}
        type={type}
        disabled={isDisabled}
        // Not the disabled attribute: it would drop the focus.
        aria-disabled={isBusy || undefined}
        data-variant={variant}
        data-size={size}
        data-block={isBlock || undefined}
        data-busy={isBusy || undefined}
        onClick={(event) => {
          if (isBusy) event.preventDefault();
          else onPress?.(event);
        }}
      >
        {canBeBusy ? (
          <BusyFaces isBusy={isBusy} busyLabel={busyLabel ?? children}>
            {face}
          </BusyFaces>
        ) : (
          face
        )}
      </Root>
      {busyLabel !== undefined && <VisuallyHidden isLive>{isBusy ? busyLabel : outcome}</VisuallyHidden>}
    </>
  );
}

/** A brand colour may equal this red, and some visitors can't see it. The sign marks a destructive action. */
const withSign = (words: ReactNode) => (
  <>
    <Icon name="warning" size="small" />
    {words}
  </>
);

const Root = styled.button`
  ${buttonLook}

  &:disabled {
    --_background: var(--surface-background-sunken);
    --_text: var(--surface-text-muted);
    --_edge: inset 0 0 0 1px var(--surface-border);
    transform: none;
    cursor: not-allowed;
  }
  &[data-busy] {
    cursor: progress;
    transform: none;
  }
`;
