import { phoneMask, readPhone } from './masks.ts';

/** How an e-mail is typed and filled in by browsers. */
export const emailEntry = {
  type: 'email',
  inputMode: 'email',
  autoComplete: 'email',
  autoCapitalize: 'none',
  spellCheck: 'false',
} as const;

/** How a Brazilian telephone is; the country's 55 is assumed. */
export const phoneEntry = {
  mask: phoneMask,
  read: readPhone,
  type: 'tel',
  inputMode: 'tel',
  autoComplete: 'tel-national',
} as const;
