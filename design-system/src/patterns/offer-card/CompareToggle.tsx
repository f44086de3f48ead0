import { css, styled } from 'styled-components';
import { useButtonForLink } from '../../foundations/use-button-for-link.ts';
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

/**
 * Chooses the car of a card for the comparison. A link first, so that it works before any script; a toggle button takes
 * its place, and its focus, once a page answers the press.
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
