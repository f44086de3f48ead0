import type { ComponentPropsWithRef } from 'react';
import { useButtonForLink } from '../../foundations/use-button-for-link.ts';
import { useIsHydrated } from '../../foundations/use-is-hydrated.ts';
import type { AnchorProps } from '../link/Anchor.tsx';

export interface HeaderMenu {
  /** Link to the menu's content without script. */
  href?: string;
  /** Opens or closes the menu; with it a button replaces the link. Called with the button and the link's URL. */
  onPress?: (trigger: HTMLButtonElement, href: string) => void;
  /** Called on hover and on keyboard focus: the time to preload the menu. */
  onIntent?: () => void;
  /** Whether it is open. @default false */
  isOpen?: boolean;
}

interface MenuTrigger {
  /** Props of the link, which is rendered while `button` is undefined. */
  link: AnchorProps;
  /** Props of the button, once there is a press handler. */
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
