import { useEffect, useRef, useState, type RefObject } from 'react';

/** Where focus goes when the menu opens: by pointer to the menu as a whole, by keyboard to its first or last item. */
export type MenuStart = 'menu' | 'first' | 'last';

interface MenuPress {
  /** Number of clicks; 0 where a key or an assistive technology pressed. */
  detail: number;
  currentTarget: HTMLElement;
}

/** What the button that opens the menu needs; spread it on a Button, an IconButton or a SessionMenuButton. */
export interface MenuTriggerProps {
  ref: RefObject<HTMLButtonElement | null>;
  onPress: (press: MenuPress) => void;
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
}

/** What MenuContent needs to know of its button. */
export interface MenuPlace {
  triggerRef: RefObject<HTMLButtonElement | null>;
  /** Undefined while it is closed. */
  start: MenuStart | undefined;
  /** Closes it. */
  onClose: () => void;
}

const startByKey: Readonly<Record<string, MenuStart>> = {
  Enter: 'first',
  ' ': 'first',
  ArrowDown: 'first',
  ArrowUp: 'last',
};

/**
 * A button that opens a menu, without the menu: it weighs next to nothing and may stand in the first load, while
 * MenuContent comes with the first intent.
 */
export function useMenu(): { trigger: MenuTriggerProps; place: MenuPlace } {
  const triggerRef = useRef<HTMLButtonElement>(null);
  const [start, setStart] = useState<MenuStart>();

  // Listened for on the element itself, so that any button of the system can be the trigger. Enter and Space too: the
  // click a browser makes of them looks to React Aria like a screen reader's, whose focus it leaves on the whole menu.
  useEffect(() => {
    const button = triggerRef.current;
    if (!button) return undefined;
    const openByKey = (event: KeyboardEvent) => {
      const byKey = startByKey[event.key];
      if (byKey === undefined) return;
      event.preventDefault();
      setStart(byKey);
    };
    button.addEventListener('keydown', openByKey);
    return () => button.removeEventListener('keydown', openByKey);
  }, []);

  return {
    trigger: {
      ref: triggerRef,
      onPress: ({ detail, currentTarget }) => {
        // Safari doesn't focus the button it presses, and focus has to come back to it.
        currentTarget.focus();
        setStart(detail === 0 ? 'first' : 'menu');
      },
      'aria-haspopup': 'menu',
      'aria-expanded': start !== undefined,
    },
    place: { triggerRef, start, onClose: () => setStart(undefined) },
  };
}
