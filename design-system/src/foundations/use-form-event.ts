import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Calls `handle` on the event of the form around an element, or of the form that a control's `form` attribute names. */
export function useFormEvent(element: RefObject<HTMLElement | null>, type: 'reset' | 'submit', handle: () => void) {
  const handleNow = useEffectEvent(handle);
  useEffect(() => {
    const { current } = element;
    const form = (current as HTMLInputElement | null)?.form ?? current?.closest('form');
    const listen = () => handleNow();
    form?.addEventListener(type, listen);
    return () => form?.removeEventListener(type, listen);
  }, [element, type]);
}
