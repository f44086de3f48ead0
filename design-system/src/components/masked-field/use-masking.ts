import { Maskito } from '@maskito/core';
import { useEffectEvent, useLayoutEffect, useReducer, useRef, useState, type RefObject } from 'react';
import { maskText, maskitoOptions, type Mask, type ReadText } from './mask.ts';

interface Masking {
  mask: Mask;
  read: ReadText;
  value: string | undefined;
  defaultValue: string;
  onChange: ((value: string) => void) | undefined;
}

/**
 * Keeps a mask on an input: gives its ref and the text it starts with. React would write a controlled value back while an input
 * method is still composing, and does not see changes the mask makes: so the element keeps its text, tells its owner
 * of it, and takes the owner's where that is another one.
 */
export function useMasking({ mask, read, value, defaultValue, onChange }: Masking): {
  input: RefObject<HTMLInputElement | null>;
  first: string;
} {
  const input = useRef<HTMLInputElement>(null);
  const [first] = useState(() => maskText(value ?? defaultValue, mask, read));
  const [, lookAgain] = useReducer((count: number) => count + 1, 0);
  const told = useRef(first);
  const isComposing = useRef(false);

  const currentMask = useEffectEvent(() => mask);
  const readNow = useEffectEvent((text: string) => read(text));
  const tell = useEffectEvent((text: string) => {
    if (text === told.current) return;
    told.current = text;
    onChange?.(text);
    // An owner that wants another text has its way, though nothing else of it may have changed.
    lookAgain();
  });

  useLayoutEffect(() => {
    const element = input.current;
    if (!element) return undefined;
    function listen(event: Event) {
      isComposing.current = event instanceof InputEvent && event.isComposing;
      if (!isComposing.current && element) tell(element.value);
    }
    const masking = new Maskito(
      element,
      maskitoOptions(
        () => currentMask(),
        (text) => readNow(text),
      ),
    );
    // After the library's own listeners: the text we hear of has its mask on.
    element.addEventListener('input', listen);
    element.addEventListener('compositionend', listen);
    // What was typed before the script came is not lost.
    const typed = maskText(element.value, currentMask(), readNow);
    if (typed !== element.value) element.value = typed;
    tell(typed);
    return () => {
      masking.destroy();
      element.removeEventListener('input', listen);
      element.removeEventListener('compositionend', listen);
    };
  }, []);

  const isFirstRun = useRef(true);
  useLayoutEffect(() => {
    const element = input.current;
    const isFirst = isFirstRun.current;
    isFirstRun.current = false;
    if (!element || isFirst || isComposing.current) return;
    const text = maskText(value ?? element.value, mask, read);
    if (text === element.value) return;
    element.value = text;
    told.current = text;
  });

  return { input, first };
}
