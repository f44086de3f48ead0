import type { MouseEvent } from 'react';
import { styled } from 'styled-components';
import type { NativeProps } from '../../foundations/native-props.ts';
import { Icon, type IconName } from '../icon/index.ts';

export interface IconButtonProps extends Omit<NativeProps<'button'>, 'aria-label' | 'disabled' | 'type'> {
  /** Icon of the button; its label names it. */
  icon: IconName;
  /** Accessible name, verb first ("Fechar aviso"). It is required. */
  label: string;
  /** A short count or sign over the icon; announced after the label. */
  badge?: string | number;
  /** Called on click, tap, Enter and Space. */
  onPress?: (event: MouseEvent<HTMLButtonElement>) => void;
  /** Whether it is disabled. @default false */
  isDisabled?: boolean;
}

/** A 44 px square button with an icon. */
export function IconButton({ icon, label, badge, onPress, isDisabled = false, ...native }: IconButtonProps) {
  return (
    <Root
      {...native}
      type="button"
      aria-label={badge === undefined ? label : `${label}, ${badge}`}
      disabled={isDisabled}
      onClick={onPress}
    >
      <Icon name={icon} />
      {badge !== undefined && <Mark>{badge}</Mark>}
    </Root>
  );
}

const Root = styled.button`
  position: relative;
  display: inline-grid;
  flex: none;
  place-items: center;
  width: var(--size-target);
  height: var(--size-target);
  border-radius: var(--radius-control);
  color: inherit;
  transition: background-color var(--duration-short) var(--ease-out);

  &:hover {
    background: color-mix(in oklab, currentcolor 8%, transparent);
  }
  &:active {
    background: color-mix(in oklab, currentcolor 14%, transparent);
  }
  &[aria-pressed='true'] {
    background: var(--surface-text);
    color: var(--surface-background);
  }
  &:disabled {
    background: none;
    color: var(--surface-text-muted);
    opacity: 0.55;
    cursor: not-allowed;
  }

  @media (forced-colors: active) {
    border: 1px solid transparent;

    &[aria-pressed='true'] {
      border: 3px solid Highlight;
    }
    &:disabled {
      color: GrayText;
      opacity: 1;
    }
  }
`;

const Mark = styled.span`
  position: absolute;
  top: 0.125rem;
  inset-inline-end: 0.125rem;
  display: grid;
  place-items: center;
  min-width: 1.25rem;
  height: 1.25rem;
  padding-inline: var(--space-1);
  border-radius: 0.625rem;
  background: var(--color-accent-background);
  color: var(--color-text-on-accent);
  font-size: var(--text-small);
  font-variant-numeric: tabular-nums;
  font-weight: 600;
  line-height: 1.25rem;

  @media (forced-colors: active) {
    outline: 1px solid CanvasText;
  }
`;
