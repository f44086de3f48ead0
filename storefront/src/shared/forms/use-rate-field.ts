import { useEffect, useRef } from 'react';
import { readjustmentParameter } from '#/domain/comparison/readjustment.ts';

/**
 * Props of the field for the yearly adjustment. When the URL changes the field shows the new rate and keeps focus; text
 * typed before hydration stays.
 */
export function useRateField(percent: number) {
  const ref = useRef<HTMLInputElement>(null);
  const shown = useRef(percent);
  const text = String(percent).replace('.', ',');
  useEffect(() => {
    if (ref.current && shown.current !== percent) ref.current.value = text;
    shown.current = percent;
  }, [percent, text]);
  return { ref, name: readjustmentParameter, inputMode: 'decimal', maxLength: 5, defaultValue: text } as const;
}
