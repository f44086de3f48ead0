import { useCallback, useRef, type RefCallback } from 'react';

/**
 * Ref for a control whose element is replaced, as a link is by a button once script answers its press. The new element
 * takes the focus of the old one. A new `role` on the same element would not do: Chromium and Orca keep the first.
 */
export function useFocusHandover(): RefCallback<HTMLElement> {
  const hadFocus = useRef(false);
  return useCallback((element: HTMLElement) => {
    if (hadFocus.current) element.focus({ preventScroll: true });
    return () => {
      // React detaches a ref before it removes the element, which still has focus here.
      hadFocus.current = element === document.activeElement;
    };
  }, []);
}
