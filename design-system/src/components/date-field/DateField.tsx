import type { KeyboardEvent, ReactNode } from 'react';
import { useMessages } from '../../foundations/messages/messages.ts';
import { MaskedField } from '../masked-field/index.ts';
import type { TextLineProps } from '../text-field/index.ts';
import { readDate } from './read-date.ts';
import { stepDate } from './step-date.ts';
import { words as own } from './words.ts';

export interface DateFieldProps extends TextLineProps {
  /** Help under the label, also visible while the field is invalid. @default 'DD/MM/AAAA' */
  description?: ReactNode;
  /** Autofill token, such as `'bday'` for a birth date, which the field accepts in any common format. */
  autoComplete?: string;
}

/**
 * A text field for a day as DD/MM/YYYY. It doesn't check whether the day exists: its owner validates. See
 * DateField.spec.md.
 */
export function DateField({ description, onKeyDown, ...field }: DateFieldProps) {
  const words = useMessages('dateField', own);
  return (
    <MaskedField
      {...field}
      description={description ?? words.description}
      mask="00/00/0000"
      read={readDate}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        if (!event.defaultPrevented) stepByKey(event);
      }}
    />
  );
}

/** Selects the changed part, so that a screen reader announces it and typing replaces it. */
function stepByKey(event: KeyboardEvent<HTMLInputElement>) {
  const { key, currentTarget: input, altKey, ctrlKey, metaKey, shiftKey } = event;
  if ((key !== 'ArrowUp' && key !== 'ArrowDown') || altKey || ctrlKey || metaKey || shiftKey || input.readOnly) return;
  const stepped = stepDate(input.value, input.selectionStart ?? 0, key === 'ArrowUp' ? 1 : -1);
  if (!stepped) return;
  event.preventDefault();
  input.value = stepped.text;
  input.setSelectionRange(stepped.from, stepped.to);
  // An input event, so that the mask and `onChange` handle the change like typing.
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
