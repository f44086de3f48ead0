import { Refusal } from '../../kernel/refusal.ts';

/** @throws Refusal 422 unless the address is an absolute http(s) one */
export function sharedAddress(address: string): string {
  const url = URL.parse(address);
  if (!url || !['http:', 'https:'].includes(url.protocol)) {
    throw new Refusal(422, 'invalid_url', 'url is an absolute http or https address');
  }
  const dropped = Array.from(url.searchParams.keys()).filter((name) => name.startsWith('utm_') || name === 'token');
  for (const name of dropped) url.searchParams.delete(name);
  return url.href;
}
