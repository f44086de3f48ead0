import { Maskito } from '@maskito/core';
import { useEffectEvent, useLayoutEffect, useReducer, useRef, useState, type RefObject } from 'react';
import { useFormEvent } from '../../foundations/use-form-event.ts';
import { maskText, maskitoOptions, type Mask, type ReadText } from './mask.ts';

interface Masking {
  mask: Mask;
  read: ReadText;
  value: string | undefined;
  defaultValue: string;
  onChange: ((value: string) => void) | undefined;
}

/**
 * Maskito would prevent deletions that it doesn't know, because it handles them as an insertion of nothing: text that is
 * dragged away, and in Safari a selection that is deleted by word.
 */
function keepFromMaskito(event: InputEvent) {
  if (/^delete(ByDrag|Content)$/.test(event.inputType)) event.stopImmediatePropagation();
}

/**
 * Attaches a mask to an input: returns its ref and its initial text. React would rewrite a controlled value during
 * composition and doesn't see the mask's changes. Therefore the input is uncontrolled: it reports its text, and adopts
 * the owner's text where that differs.
 */
export function useMasking({ mask, read, value, defaultValue, onChange }: Masking): {
  input: RefObject<HTMLInputElement | null>;
  first: string;
} {
  const input = useRef<HTMLInputElement>(null);
  const [first] = useState(() => maskText(value ?? defaultValue, mask, read));
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  const reported = useRef(first);
  const isComposing = useRef(false);

  const currentMask = useEffectEvent(() => mask);
  const readNow = useEffectEvent((text: string) => read(text));
  // After a reset the same text is reported again. A controlled field is reset to its owner's text.
  useFormEvent(input, 'reset', () => {
    reported.current = input.current?.defaultValue ?? first;
  });
  const report = useEffectEvent((text: string) => {
    if (text === reported.current) return;
    reported.current = text;
    onChange?.(text);
    // The owner's text replaces the typed one, even if the value prop hasn't changed.
    rerender();
  });

  useLayoutEffect(() => {
    const element = input.current;
    if (!element) return undefined;
    const listen = (event: Event) => {
      isComposing.current = event instanceof InputEvent && event.isComposing;
      if (!isComposing.current) report(element.value);
    };
    const adopt = () => {
      const masked = maskText(element.value, currentMask(), readNow);
      if (masked !== element.value) element.value = masked;
      report(masked);
    };
    const mounted = new AbortController();
    const { signal } = mounted;
    // React's own `value` property hides the mask's changes from `onChange` of a parent, such as the form.
    Reflect.deleteProperty(element, 'value');
    element.addEventListener('beforeinput', keepFromMaskito, { signal });
    const masking = new Maskito(
      element,
      maskitoOptions(
        () => currentMask(),
        (text) => readNow(text),
      ),
    );
    // Registered after Maskito's listeners, so that the reported text is masked.
    element.addEventListener('input', listen, { signal });
    element.addEventListener('compositionend', listen, { signal });
    // Some password managers fire only `change`, which Maskito ignores.
    element.addEventListener('change', adopt, { signal });
    // Text typed before hydration is kept.
    adopt();
    return () => {
      masking.destroy();
      mounted.abort();
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
    // The owner knows the text of a controlled field. Another mask changes an uncontrolled one.
    if (value !== undefined) reported.current = text;
    report(text);
  });

  return { input, first };
}
