import { useEffect, useRef } from 'react';
import { readjustmentParameter } from '#/domain/comparison/readjustment.ts';

/**
 * Props of a field whose text comes from the URL. After a navigation the field shows the new text and keeps focus; text
 * typed before hydration stays.
 */
export function useUrlField(text: string) {
  const ref = useRef<HTMLInputElement>(null);
  const shown = useRef(text);
  useEffect(() => {
    if (ref.current && shown.current !== text) ref.current.value = text;
    shown.current = text;
  }, [text]);
  return { ref, defaultValue: text } as const;
}

/** Props of the field for the yearly adjustment. */
export function useRateField(percent: number) {
  const field = useUrlField(String(percent).replace('.', ','));
  return { ...field, name: readjustmentParameter, inputMode: 'decimal', maxLength: 5 } as const;
}
