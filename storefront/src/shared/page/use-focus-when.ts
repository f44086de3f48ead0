import { useEffect, useRef } from 'react';

/** Returns the ref of an element that gets focus once `isDue`; by default on mount. */
export function useFocusWhen<Target extends HTMLElement>(isDue = true) {
  const target = useRef<Target>(null);
  useEffect(() => {
    if (isDue) target.current?.focus();
  }, [isDue]);
  return target;
}
