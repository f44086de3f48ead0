import { useEffect, useEffectEvent, useReducer, useRef, type RefObject } from 'react';

/** Calls `handle` on the event of the form that owns a control, or the first control in an element. */
export function useFormEvent(element: RefObject<HTMLElement | null>, type: 'reset' | 'submit', handle: () => void) {
  const handleNow = useEffectEvent(handle);
  useEffect(() => {
    const { current } = element;
    const form = (current?.querySelector<HTMLInputElement>('input, select') ?? (current as HTMLInputElement | null))
      ?.form;
    form?.addEventListener(type, handleNow);
    return () => form?.removeEventListener(type, handleNow);
  }, [element, type]);
}

/**
 * Shows the owner's choice again after a reset of the form. A reset restores a native control's initial state, and
 * React isn't informed: it would not report a press that repeats the last choice. The `reset` event precedes it, so the
 * field renders in the next task.
 * @returns ref of the field
 */
export function useOwnerChoiceAfterReset<Element extends HTMLElement>() {
  const field = useRef<Element>(null);
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  useFormEvent(field, 'reset', () => {
    setTimeout(() => {
      for (const input of field.current?.querySelectorAll('input') ?? []) {
        // React learns a state only from its own setter.
        const { checked } = input;
        input.checked = checked;
      }
      rerender();
    });
  });
  return field;
}
