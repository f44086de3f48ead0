import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Calls `handle` on the event of the form that owns a control, or the first control in an element. */
export function useFormEvent(element: RefObject<HTMLElement | null>, type: 'reset' | 'submit', handle: () => void) {
  const handleNow = useEffectEvent(handle);
  useEffect(() => {
    const { current } = element;
    const form = (current?.querySelector<HTMLInputElement>('input, select') ?? (current as HTMLInputElement | null))
      ?.form;
    const listen = () => handleNow();
    form?.addEventListener(type, listen);
    return () => form?.removeEventListener(type, listen);
  }, [element, type]);
}
