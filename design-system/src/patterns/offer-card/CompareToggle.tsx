import type { KeyboardEvent, MouseEvent } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../../foundations/messages/messages.ts';
import { Icon } from '../../components/icon/index.ts';
import { VisuallyHidden } from '../../layout/index.ts';
import { words as own } from './words.ts';

export interface CompareToggleProps {
  /** The car: heard where the card around the control is not. */
  name: string;
  /** The comparison with this car in it: where the control leads while nothing answers its press. */
  href: string;
  /** Whether the car is in the comparison. @default false */
  isChosen?: boolean;
  /** Answers the press; with it the control is a toggle button instead of a link. */
  onToggle?: () => void;
}

const isPlain = (event: MouseEvent) =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/**
 * Chooses the car of a card for the comparison. A link first, so that it works before any script; the same element is a
 * toggle button once a page answers it, so that focus stays where it was.
 */
export function CompareToggle({ name, href, isChosen = false, onToggle }: CompareToggleProps) {
  const words = useMessages('compareToggle', own);
  const toggle = onToggle && {
    role: 'button',
    'aria-pressed': isChosen,
    onClick: (event: MouseEvent) => {
      if (!isPlain(event)) return;
      event.preventDefault();
      onToggle();
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== ' ') return;
      event.preventDefault();
      onToggle();
    },
  };
  return (
    <Root href={href} {...toggle} data-chosen={isChosen || undefined} data-screen>
      <Icon name={isChosen ? 'check' : 'plus'} size="small" />
      <span>
        {words.label} <VisuallyHidden>{name}</VisuallyHidden>
      </span>
    </Root>
  );
}

const Root = styled.a`
  display: inline-flex;
  gap: 0.375rem;
  align-items: center;
  min-height: var(--size-target);
  padding-inline: var(--space-2);
  border-radius: var(--radius-control);
  color: var(--color-text-muted);
  font-size: var(--text-small);
  line-height: 1.25rem;
  text-decoration: none;
  transition: background-color var(--duration-short) var(--ease-out);

  &:hover {
    background: var(--color-surface-sunken);
    color: var(--color-text);
  }
  &[data-chosen] {
    color: var(--color-text-link);
    font-weight: 600;
  }
  @media (forced-colors: active) {
    &[data-chosen] {
      outline: 1px solid Highlight;
    }
  }
`;
