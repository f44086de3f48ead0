import { useState } from 'react';

/**
 * Keeps the outcome of an attempt until the next one has an outcome. If it disappeared with the press, the button would
 * move away from under the finger, and a second tap would hit another control.
 * @returns the outcome, and a key that changes with each outcome, so that an equal text is announced again
 */
export function useStanding<Said extends object>(said: Said | undefined, isBusy: boolean) {
  const [standing, setStanding] = useState({ said, key: 0 });
  if (isBusy || standing.said === said) return standing;
  const next = { said, key: standing.key + 1 };
  setStanding(next);
  return next;
}
