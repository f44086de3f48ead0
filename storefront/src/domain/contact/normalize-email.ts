import { bareEmail } from './contact.ts';

/** Domains that ignore dots before the @. */
const dotlessDomains = new Set(['gmail.com', 'googlemail.com']);

/**
 * Trimmed and in lower case. Dots before the @ are removed for domains that ignore them, so that an e-mail has one
 * spelling.
 */
export function normalizeEmail(text: string): string {
  const email = bareEmail(text).toLowerCase();
  const at = email.lastIndexOf('@');
  if (at < 1 || !dotlessDomains.has(email.slice(at + 1))) return email;
  return email.slice(0, at).replaceAll('.', '') + email.slice(at);
}
