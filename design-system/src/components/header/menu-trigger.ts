import type { ComponentPropsWithRef } from 'react';
import { useButtonForLink } from '../../foundations/use-button-for-link.ts';
import { useIsHydrated } from '../../foundations/use-is-hydrated.ts';
import type { AnchorProps } from '../link/Anchor.tsx';

export interface HeaderMenu {
  /** Where its content is without script. */
  href?: string;
  /** Opens or closes it, once there is script; a button takes the link's place then. Gets the button and the address. */
  onPress?: (trigger: HTMLButtonElement, href: string) => void;
  /** The visitor points at it or comes to it by keyboard: what it opens may be fetched. */
  onIntent?: () => void;
  /** Whether it is open. @default false */
  isOpen?: boolean;
}

interface MenuTrigger {
  /** What the link carries; it is rendered while there is no `button`. */
  link: AnchorProps;
  /** What the button carries, once something answers its press. */
  button: ComponentPropsWithRef<'button'> | undefined;
}

/** A link that a button replaces as soon as it can open something. */
export function useMenuTrigger({ href = '#rodape', onPress, onIntent, isOpen = false }: HeaderMenu): MenuTrigger {
  const isHydrated = useIsHydrated();
  const { isButton, ref, onLinkClick } = useButtonForLink(isHydrated && onPress !== undefined);
  return {
    link: { href, ref, onClick: onLinkClick },
    button: isButton
      ? {
          ref,
          type: 'button',
          'aria-expanded': isOpen,
          onPointerEnter: onIntent,
          onFocus: onIntent,
          onClick: (event) => onPress?.(event.currentTarget, href),
        }
      : undefined,
  };
}
