import { useRef, useState, type ComponentType, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { HeaderMenu } from '@signdrive/design-system/header';
import { useStoreHref } from '#/shared/page/open-store.ts';

/** Id of the offers panel, needed by its button before the panel is rendered. */
export const offersPanelId = 'menu-ofertas';

export interface MenuProps {
  /** Closes the menu; focus returns to its button unless it has moved elsewhere. */
  onClose: (closing?: { returnsFocus: boolean }) => void;
}

/**
 * A menu whose chunk and cards are loaded on hover or focus. If they fail to load its link is followed, as without
 * script.
 */
export function useMenu(
  load: () => Promise<ComponentType<MenuProps>>,
): Omit<Required<HeaderMenu>, 'href'> & { menu: ReactNode } {
  const [Menu, setMenu] = useState<ComponentType<MenuProps>>();
  const trigger = useRef<HTMLButtonElement>(null);
  const storeHref = useStoreHref();
  return {
    isOpen: Menu !== undefined,
    // A failure is ignored here: the press retries and reports it.
    onIntent: () => void load().catch(() => undefined),
    onPress: (pressed, href) => {
      trigger.current = pressed;
      if (Menu) return setMenu(undefined);
      // A visitor who has moved on meanwhile, by Tab or to the other menu, must not get it.
      const focused = document.activeElement;
      const isAwaited = () => document.activeElement === focused;
      load().then(
        (Loaded) => isAwaited() && setMenu(() => Loaded),
        () => isAwaited() && window.location.assign(href.startsWith('#') ? href : storeHref(href)),
      );
    },
    menu: Menu && (
      <Menu
        onClose={({ returnsFocus } = { returnsFocus: true }) => {
          // Once it is gone, nothing takes focus back from the button.
          flushSync(() => setMenu(undefined));
          if (returnsFocus) trigger.current?.focus();
        }}
      />
    ),
  };
}
