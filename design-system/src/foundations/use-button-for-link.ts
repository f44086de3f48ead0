import { useCallback, useEffect, useRef, useState, type MouseEvent, type RefCallback } from 'react';
import { flushSync } from 'react-dom';
import { isPlainClick } from './is-plain-click.ts';

/** How long after a finger has left the screen its click may still come. */
const clickDelayInMs = 300;

/** Whether a finger or a mouse button is down: its click is lost when the pressed element is replaced. */
let isPointerDown = false;
if (typeof window !== 'undefined') {
  const follow = (type: string, isDown: boolean) =>
    window.addEventListener(type, () => void (isPointerDown = isDown), { capture: true });
  follow('pointerdown', true);
  follow('pointerup', false);
  follow('pointercancel', false);
}

interface ButtonForLink {
  /** Whether the button is rendered. */
  isButton: boolean;
  /** Ref of both. */
  ref: RefCallback<HTMLElement>;
  /** Of the link: a press that began before the button was there presses the button. */
  onLinkClick: (event: MouseEvent) => void;
}

/**
 * Puts a button in the place of a link once script answers its press. The button takes the focus of the link. A new
 * `role` on the same element would not do: Chromium and Orca keep the first.
 *
 * @param isAnswered whether script answers the press; false on the server
 */
export function useButtonForLink(isAnswered: boolean): ButtonForLink {
  const [isReplaced, setReplaced] = useState(isAnswered);
  const shown = useRef<HTMLElement>(null);
  const hadFocus = useRef(false);

  useEffect(() => {
    if (!isAnswered) return undefined;
    const replace = () => setReplaced(true);
    if (!isPointerDown) {
      replace();
      return undefined;
    }
    let timer: ReturnType<typeof setTimeout>;
    const replaceLater = () => {
      timer = setTimeout(replace, clickDelayInMs);
    };
    const release = new AbortController();
    for (const type of ['pointerup', 'pointercancel'])
      window.addEventListener(type, replaceLater, { once: true, signal: release.signal });
    return () => {
      release.abort();
      clearTimeout(timer);
    };
  }, [isAnswered]);

  const ref = useCallback((element: HTMLElement) => {
    shown.current = element;
    if (hadFocus.current) element.focus({ preventScroll: true });
    return () => {
      // React detaches a ref before it removes the element, which still has focus here.
      hadFocus.current = element === document.activeElement;
    };
  }, []);

  return {
    isButton: isAnswered && isReplaced,
    ref,
    onLinkClick: (event) => {
      if (!isAnswered || !isPlainClick(event)) return;
      event.preventDefault();
      flushSync(() => setReplaced(true));
      shown.current?.click();
    },
  };
}
