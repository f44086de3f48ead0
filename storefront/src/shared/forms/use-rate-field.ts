import { useEffect, useRef } from 'react';
import { readjustmentParameter } from '#/domain/comparison/readjustment.ts';

/**
 * Props of the field that sets the yearly readjustment. When the address changes the field shows the new rate and keeps
 * the focus; what was typed before hydration stays.
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
