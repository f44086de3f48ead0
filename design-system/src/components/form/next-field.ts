import type { KeyboardEvent } from 'react';

const stops = ':is(input:not([type="hidden"]), select, textarea, button[type="submit"]):enabled';

/**
 * Enter in a field with enterKeyHint "next" moves to the next field instead of submitting. Android does so natively,
 * iOS only labels the key. A hardware keyboard's Enter submits.
 */
export function moveOnByKey(event: KeyboardEvent<HTMLFormElement>) {
  const field = event.target as HTMLElement;
  if (event.key !== 'Enter' || field.getAttribute('enterkeyhint') !== 'next' || event.nativeEvent.isComposing) return;
  if (!window.matchMedia('(pointer: coarse)').matches) return;
  event.preventDefault();
  const fields = [...event.currentTarget.querySelectorAll<HTMLElement>(stops)].filter(({ tabIndex }) => tabIndex >= 0);
  fields[fields.indexOf(field) + 1]?.focus();
}
