import { useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../icon/index.ts';
import { Anchor } from '../link/Anchor.tsx';
import { isPlainClick } from './SessionLink.tsx';

export interface HeaderMenu {
  /** Where the links are without script. @default '#rodape' */
  href?: string;
  /** Opens the menu, once there is script; the link is a button then. */
  onPress?: () => void;
  /** Whether the menu is open. @default false */
  isOpen?: boolean;
  /** @default 'Abrir menu' */
  label?: string;
}

const subscribeToNothing = () => () => undefined;

/** False on the server and while hydrating, true afterwards. */
function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}

/** A link to the footer's navigation that becomes a button as soon as it can open something. */
export function MenuLink({ href = '#rodape', onPress, isOpen = false, label = 'Abrir menu' }: HeaderMenu) {
  const isHydrated = useIsHydrated();
  const press = isHydrated ? onPress : undefined;
  if (!press) {
    return (
      <Root href={href} aria-label="Menu">
        <Icon name="menu" />
      </Root>
    );
  }
  // The same element goes on being used, so a visitor who is on it while the page hydrates stays on it.
  return (
    <Root
      href={href}
      role="button"
      aria-label={label}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        press();
      }}
      onKeyDown={(event) => {
        if (event.key !== ' ') return;
        event.preventDefault();
        press();
      }}
    >
      <Icon name="menu" />
    </Root>
  );
}

const Root = styled(Anchor)`
  display: grid;
  place-items: center;
  width: var(--size-target);
  height: var(--size-target);
  border-radius: var(--radius-control);
  color: inherit;
  &:hover {
    background: color-mix(in oklab, currentColor 8%, transparent);
  }
`;
