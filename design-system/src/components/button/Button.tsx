import type { MouseEvent, ReactNode } from 'react';
import { styled } from 'styled-components';
import type { NativeProps } from '../../foundations/native-props.ts';
import { VisuallyHidden } from '../../layout/index.ts';
import { Icon } from '../icon/index.ts';
import { BusyFaces } from './BusyFaces.tsx';
import { buttonLook, type ButtonSize, type ButtonVariant } from './look.ts';

export interface ButtonProps extends Omit<NativeProps<'button'>, 'aria-disabled' | 'disabled'> {
  /** Words, verb first ("Assinar este T-Cross"); may hold an Icon. */
  children: ReactNode;
  /** Weight of the action. One primary per view; `danger` carries a warning sign. @default 'primary' */
  variant?: ButtonVariant;
  /** `medium` is 52 px high, `small` 44. @default 'medium' */
  size?: ButtonSize;
  /** Whether it takes the whole width. @default false */
  isBlock?: boolean;
  /** Called on click, tap, Enter and Space; never while busy or disabled. */
  onPress?: (event: MouseEvent<HTMLButtonElement>) => void;
  /** Whether it can't be used at all. Don't use it to say that a form is incomplete. @default false */
  isDisabled?: boolean;
  /** Whether its work is under way: it keeps focus and width, ignores presses, and says `busyLabel`. @default false */
  isBusy?: boolean;
  /** What it says while busy ("Enviando pedido"). Give it from the start on a button that may become busy. */
  busyLabel?: string;
  /** What it says once it is no longer busy, where the page doesn't ("Ainda não deu certo."). Needs a `busyLabel`. */
  outcome?: string | undefined;
  /** What it does to the form around it. @default 'button' */
  type?: 'button' | 'submit' | 'reset';
}

/**
 * A button. A native element: press handling, focus and forms are the browser's, so nothing is paid for it
 * at first load and it submits forms before any script has run.
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
        // Not the disabled attribute: it would throw focus back to the page.
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
      {busyLabel !== undefined && <VisuallyHidden role="status">{isBusy ? busyLabel : outcome}</VisuallyHidden>}
    </>
  );
}

/** A brand's own colour may be this red, or not be seen: the sign says that the action takes something away. */
const withSign = (words: ReactNode) => (
  <>
    <Icon name="warning" size="small" />
    {words}
  </>
);

const Root = styled.button`
  ${buttonLook}

  &:disabled {
    --_background: var(--color-surface-sunken);
    --_text: var(--color-text-muted);
    --_edge: inset 0 0 0 1px var(--color-border-ground);
    transform: none;
    cursor: not-allowed;
  }
  [data-surface='stage'] &:disabled {
    --_background: var(--color-surface-stage-floor);
    --_text: var(--color-text-on-stage-muted);
    --_edge: inset 0 0 0 1px var(--color-border-on-stage);
  }
  &[data-busy] {
    cursor: progress;
    transform: none;
  }
`;
