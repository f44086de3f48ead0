import { useState } from 'react';

/**
 * What an attempt left to say stands until the next one is answered: gone with the press, it would pull the button from
 * under the finger, and a second tap would fall on what is below.
 * @returns what is to be shown, and a key that is new with each answer, so that the same words are announced again
 */
export function useStanding<Said extends object>(said: Said | undefined, isBusy: boolean) {
  const [standing, setStanding] = useState({ said, key: 0 });
  if (isBusy || standing.said === said) return standing;
  const next = { said, key: standing.key + 1 };
  setStanding(next);
  return next;
}
