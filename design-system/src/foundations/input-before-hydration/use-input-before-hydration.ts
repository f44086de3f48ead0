import { useEffect, useEffectEvent } from 'react';

/**
 * Runs `adopt` once after hydration. Input from before hydration is in the DOM, but no event reports it: `adopt` reads
 * it from the controls and handles it like new input.
 */
export function useInputBeforeHydration(adopt: () => void) {
  const adoptNow = useEffectEvent(adopt);
  useEffect(() => adoptNow(), []);
}
