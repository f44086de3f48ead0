import type { ChangeEvent } from 'react';

/** The values of the form around a changed field, by name. An unticked box has an empty value. */
export function valuesAround({ target }: ChangeEvent<HTMLElement>): Record<string, string> {
  const form = target.closest('form');
  if (!form) return {};
  const sent = [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  // Form data leave unticked boxes out; a draft without them would show their former value.
  const unticked = [...form.querySelectorAll<HTMLInputElement>('input[type=checkbox]:not(:checked)')];
  return { ...Object.fromEntries(unticked.map(({ name }) => [name, ''])), ...Object.fromEntries(sent) };
}
