import { useEffect, useRef } from 'react';

/** The ref of an element that gets the focus once `isDue`; on mount by default. */
export function useFocusWhen<Target extends HTMLElement>(isDue = true) {
  const target = useRef<Target>(null);
  useEffect(() => {
    if (isDue) target.current?.focus();
  }, [isDue]);
  return target;
}
