import type { RefObject } from 'react';
import { useInputBeforeHydration } from './use-input-before-hydration.ts';

type Control = HTMLInputElement | HTMLTextAreaElement;

/** Whether the value differs from the rendered one as the browser has it: without line breaks, or at a slider's step. */
export function isChanged(control: Control): boolean {
  const untouched = control.cloneNode() as Control;
  untouched.value = control.defaultValue;
  return control.value !== untouched.value;
}

/**
 * Reports text that was typed, autofilled or restored before hydration. The next render of a controlled field would
 * erase it.
 * @param id id of the control
 */
export function useTextBeforeHydration(id: string, onChange: ((text: string) => void) | undefined) {
  useInputBeforeHydration(() => {
    const control = document.getElementById(id) as Control | null;
    if (control && isChanged(control)) onChange?.(control.value);
  });
}

/** Reports a radio that was selected before hydration. */
export function useRadioBeforeHydration(
  group: RefObject<HTMLElement | null>,
  onChange: ((value: string) => void) | undefined,
) {
  useInputBeforeHydration(() => {
    const selected = group.current?.querySelector<HTMLInputElement>('input:checked');
    if (selected && !selected.defaultChecked) onChange?.(selected.value);
  });
}
