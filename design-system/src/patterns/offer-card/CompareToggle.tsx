import { css, styled } from 'styled-components';
import { useButtonForLink } from '../../foundations/use-button-for-link.ts';
import { useMessages } from '../../foundations/messages/messages.ts';
import { Icon } from '../../components/icon/index.ts';
import { VisuallyHidden } from '../../layout/index.ts';
import { words as own } from './words.ts';

export interface CompareToggleProps {
  /** Name of the car, for screen readers that reach the control without the card. */
  name: string;
  /** URL of the comparison with this car: the target while there is no `onToggle`. */
  href: string;
  /** Whether the car is in the comparison. @default false */
  isChosen?: boolean;
  /** Called on press; with it the control is a toggle button instead of a link. */
  onToggle?: () => void;
}

/**
 * Adds a card's car to the comparison. It is a link that works without script; with `onToggle` a toggle button replaces
 * it and keeps its focus.
 */
export function CompareToggle({ name, href, isChosen = false, onToggle }: CompareToggleProps) {
  const words = useMessages('compareToggle', own);
  const { isButton, ref, onLinkClick } = useButtonForLink(onToggle !== undefined);
  const shared = { ref, 'data-chosen': isChosen || undefined, 'data-screen': true };
  const content = (
    <>
      <Icon name={isChosen ? 'check' : 'plus'} size="small" />
      <span>
        {words.label} <VisuallyHidden>{name}</VisuallyHidden>
      </span>
    </>
  );
  return isButton ? (
    <Toggle {...shared} type="button" aria-pressed={isChosen} onClick={onToggle}>
      {content}
    </Toggle>
  ) : (
    <Link {...shared} href={href} onClick={onLinkClick}>
      {content}
    </Link>
  );
}

const look = css`
  overflow-wrap: break-word;
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

const Link = styled.a`
  ${look}
`;

const Toggle = styled.button`
  ${look}
`;
