import { writtenValue } from '../values/text.ts';
import { decodeCompared } from './comparison-selection.ts';
import { readjustmentParameter } from './readjustment.ts';

export interface RefusedParameter {
  name: 'deadlineInMonths' | 'monthlyKm' | 'readjustmentPercent';
  /** A `writtenValue`. */
  text: string;
}

/** Parameters of a comparison's URL with an invalid value, which take their defaults. */
export function refusedParameters(search: Readonly<Record<string, unknown>>): RefusedParameter[] {
  const selection = decodeCompared(search);
  const written = {
    deadlineInMonths: search['prazo'],
    monthlyKm: search['km'],
    readjustmentPercent: search[readjustmentParameter],
  };
  return Object.entries(written).flatMap(([key, value]) => {
    const name = key as RefusedParameter['name'];
    const text = writtenValue(value ?? '');
    return selection[name] === undefined && text !== '' ? [{ name, text }] : [];
  });
}
