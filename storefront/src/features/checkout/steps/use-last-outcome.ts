import { useState } from 'react';

/**
 * Keeps the outcome of an attempt until the next one has an outcome. If it disappeared with the press, the button would
 * move away from under the finger, and a second tap would hit another control.
 * @returns the outcome, and a key that changes with each outcome, so that an equal text is announced again
 */
export function useLastOutcome<Outcome extends object>(outcome: Outcome | undefined, isBusy: boolean) {
  const [last, setLast] = useState({ outcome, key: 0 });
  if (isBusy || last.outcome === outcome) return last;
  const next = { outcome, key: last.key + 1 };
  setLast(next);
  return next;
}
