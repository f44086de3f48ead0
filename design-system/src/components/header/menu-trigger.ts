import { useIsHydrated } from '../../foundations/use-is-hydrated.ts';
import type { AnchorProps } from '../link/Anchor.tsx';
import { isPlainClick } from './SessionLink.tsx';

export interface HeaderMenu {
  /** Where its content is without script. */
  href?: string;
  /** Opens or closes it, once there is script; the link is a button then. Gets what was pressed. */
  onPress?: (trigger: HTMLAnchorElement) => void;
  /** The visitor points at it or comes to it by keyboard: what it opens may be fetched. */
  onIntent?: () => void;
  /** Whether it is open. @default false */
  isOpen?: boolean;
}

/**
 * A link that becomes a button as soon as it can open something. The same element goes on being used, so a visitor
 * who is on it while the page hydrates stays on it.
 * @param attributes what it carries only as a button
 */
export function useMenuTrigger(
  { href = '#rodape', onPress, onIntent, isOpen = false }: HeaderMenu,
  attributes: Partial<AnchorProps>,
): AnchorProps {
  const isHydrated = useIsHydrated();
  if (!isHydrated || !onPress) return { href };
  return {
    href,
    role: 'button',
    'aria-expanded': isOpen,
    onPointerEnter: onIntent,
    onFocus: onIntent,
    onClick: (event) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      onPress(event.currentTarget);
    },
    onKeyDown: (event) => {
      if (event.key !== ' ') return;
      event.preventDefault();
      onPress(event.currentTarget);
    },
    ...attributes,
  };
}
