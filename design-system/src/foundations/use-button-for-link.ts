import { useCallback, useEffect, useRef, useState, type MouseEvent, type RefCallback } from 'react';
import { flushSync } from 'react-dom';
import { isPlainClick } from './is-plain-click.ts';

/** Milliseconds within which a click may follow the end of a touch. */
const clickDelayInMs = 300;

/** Whether a finger or mouse button is down: replacing the pressed element would lose its click. */
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
  /** Ref of the link and of the button. */
  ref: RefCallback<HTMLElement>;
  /** Click handler of the link: a press that began before the button was rendered activates the button. */
  onLinkClick: (event: MouseEvent) => void;
}

/**
 * Replaces a link by a button once script handles its press. The button keeps the link's focus. A changed `role` on the
 * same element isn't enough: Chromium and Orca keep the first one.
 * @param isAnswered whether script handles the press; false on the server
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
      // React detaches a ref before it removes the element, which still has focus then.
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
