import { useReducer, type RefObject } from 'react';
import { useFormEvent } from './use-form-event.ts';

/**
 * Shows the owner's choice again after a reset of the form. A reset restores a native control's initial state, and
 * React isn't informed. The `reset` event precedes it, so the field renders in the next task.
 */
export function useOwnerChoiceAfterReset(field: RefObject<HTMLElement | null>) {
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  useFormEvent(field, 'reset', () => {
    setTimeout(rerender);
  });
}
