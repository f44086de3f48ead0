import { useEffect, useEffectEvent } from 'react';

/**
 * Runs `adopt` once, when a page the server wrote is taken over. What a visitor typed, chose or moved until then stands
 * in the controls, and no event tells of it: `adopt` reads it there, and treats it as done now.
 */
export function useInputBeforeHydration(adopt: () => void) {
  const adoptNow = useEffectEvent(adopt);
  useEffect(() => adoptNow(), []);
}
