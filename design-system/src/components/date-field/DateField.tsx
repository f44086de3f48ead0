import type { ReactNode } from 'react';
import { useMessages } from '../../foundations/messages/messages.ts';
import { MaskedField } from '../masked-field/index.ts';
import type { TextLineProps } from '../text-field/index.ts';
import { readDate } from './read-date.ts';
import { words as own } from './words.ts';

export interface DateFieldProps extends TextLineProps {
  /** Help under the label; stays while the field is invalid. @default 'DD/MM/AAAA' */
  description?: ReactNode;
  /** What the browser may fill in: `'bday'` for a birth date, in whatever form it keeps it. */
  autoComplete?: string;
}

/**
 * A day as DD/MM/YYYY, typed. It says nothing of whether the day exists: that is judged, in words, by its owner.
 * See DateField.spec.md.
 */
export function DateField({ description, ...field }: DateFieldProps) {
  const words = useMessages('dateField', own);
  return <MaskedField {...field} description={description ?? words.description} mask="00/00/0000" read={readDate} />;
}
