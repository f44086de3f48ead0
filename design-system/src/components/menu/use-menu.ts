import { useCallback, useRef, useState, type RefCallback, type RefObject } from 'react';

/** Initial focus of an open menu: the menu itself when opened by pointer, its first or last item by keyboard. */
export type MenuStart = 'menu' | 'first' | 'last';

interface MenuPress {
  /** Number of clicks; 0 for a keyboard or an assistive technology. */
  detail: number;
  currentTarget: HTMLElement;
}

/** Props of the button that opens the menu; spread them on a Button, an IconButton or a SessionMenuButton. */
export interface MenuTriggerProps {
  ref: RefCallback<HTMLButtonElement>;
  onPress: (press: MenuPress) => void;
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
}

/** Props of MenuContent that depend on its button. */
export interface MenuPlace {
  triggerRef: RefObject<HTMLButtonElement | null>;
  /** Undefined while the menu is closed. */
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
 * State of a button that opens a menu, without the menu. It is small enough for the first load; MenuContent can be
 * loaded on the first hover or focus.
 */
export function useMenu(): { trigger: MenuTriggerProps; place: MenuPlace } {
  const triggerRef = useRef<HTMLButtonElement>(null);
  const [start, setStart] = useState<MenuStart>();

  // A native listener, so that any button of the system can be the trigger. Enter and Space are handled, too: React Aria
  // takes their click for a screen reader's and leaves focus on the menu itself.
  const connect = useCallback((button: HTMLButtonElement | null) => {
    triggerRef.current = button;
    const openByKey = (event: KeyboardEvent) => {
      const byKey = startByKey[event.key];
      // A busy button has focus, and ignores presses.
      if (byKey === undefined || button?.matches('[aria-disabled]')) return;
      event.preventDefault();
      setStart(byKey);
    };
    button?.addEventListener('keydown', openByKey);
    return () => button?.removeEventListener('keydown', openByKey);
  }, []);

  return {
    trigger: {
      ref: connect,
      onPress: ({ detail, currentTarget }) => {
        // Safari doesn't focus a pressed button, and focus must return to it.
        currentTarget.focus();
        setStart(detail === 0 ? 'first' : 'menu');
      },
      'aria-haspopup': 'menu',
      'aria-expanded': start !== undefined,
    },
    place: { triggerRef, start, onClose: () => setStart(undefined) },
  };
}
