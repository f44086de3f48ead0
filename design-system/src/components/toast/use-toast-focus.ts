import { useLayoutEffect, type RefObject } from 'react';

/**
 * Moves focus on when its toast closes: to the next toast, after a pointer press back to the page, where it doesn't
 * pause the next timer. React Aria does this only for toasts with the role `alertdialog`.
 */
export function useToastFocus(toast: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = toast.current;
    const region = element?.closest<HTMLElement>('[role="region"]');
    if (!element || !region) return;
    // The toast before it has left focus in the region.
    if (document.activeElement === region) element.focus({ preventScroll: true });
    let previous: EventTarget | null = null;
    function remember({ relatedTarget }: FocusEvent) {
      if (!(relatedTarget instanceof Node && region?.contains(relatedTarget))) previous = relatedTarget;
    }
    element.addEventListener('focusin', remember);
    return () => {
      element.removeEventListener('focusin', remember);
      const active = document.activeElement;
      if (!(active instanceof HTMLElement) || !element.contains(active)) return;
      if (active.matches(':focus-visible')) region.focus({ preventScroll: true });
      else if (previous instanceof HTMLElement) previous.focus({ preventScroll: true });
      else active.blur();
    };
  }, [toast]);
}
