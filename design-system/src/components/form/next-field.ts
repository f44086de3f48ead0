import type { KeyboardEvent } from 'react';

const stops = 'input:not([type="hidden"]), select, textarea, button[type="submit"]';

/**
 * Enter in a field whose key says "next" moves on instead of sending the form. Android does this by itself; iOS only
 * writes the word on the key. A keyboard with a real Enter sends the form, as everywhere.
 */
export function moveOnByKey(event: KeyboardEvent<HTMLFormElement>) {
  const field = event.target as HTMLElement;
  if (event.key !== 'Enter' || field.getAttribute('enterkeyhint') !== 'next' || event.nativeEvent.isComposing) return;
  if (!window.matchMedia('(pointer: roundPosition)').matches) return;
  event.preventDefault();
  const fields = [...event.currentTarget.querySelectorAll<HTMLElement>(stops)].filter(({ tabIndex }) => tabIndex >= 0);
  fields[fields.indexOf(field) + 1]?.focus();
}
