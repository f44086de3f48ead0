import { useRef, useState, type ComponentType, type ReactNode } from 'react';
import { useStoreHref } from '#/shared/page/use-store-href.ts';
import type { HeaderMenu } from '@signdrive/design-system/header';

/** Id of the offers panel, known to its button before the panel is there. */
export const offersPanelId = 'menu-ofertas';

export interface MenuProps {
  /** Closes the menu; focus goes back to its button unless it went elsewhere by itself. */
  onClose: (closing?: { returnsFocus: boolean }) => void;
}

/**
 * A menu whose script and cards are fetched when the visitor means to open it. Where they can't be fetched its link is
 * followed, as without script.
 */
export function useMenu(
  load: () => Promise<ComponentType<MenuProps>>,
): Omit<Required<HeaderMenu>, 'href'> & { menu: ReactNode } {
  const [Menu, setMenu] = useState<ComponentType<MenuProps>>();
  const trigger = useRef<HTMLButtonElement>(null);
  const storeHref = useStoreHref();
  return {
    isOpen: Menu !== undefined,
    // What didn't come is asked for again by the press, which says so.
    onIntent: () => void load().catch(() => undefined),
    onPress: (pressed, href) => {
      trigger.current = pressed;
      if (Menu) return setMenu(undefined);
      // Who has gone on before it came, by Tab or to the other menu, would find it between them and the page.
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
          setMenu(undefined);
          if (returnsFocus) trigger.current?.focus();
        }}
      />
    ),
  };
}
