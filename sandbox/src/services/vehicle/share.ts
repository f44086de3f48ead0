import { Refusal } from '../../kernel/refusal.ts';

/** @throws Refusal 422 unless `shared` is an absolute http(s) URL */
export function sharedUrl(shared: string): string {
  const url = URL.parse(shared);
  if (!url || !['http:', 'https:'].includes(url.protocol)) {
    throw new Refusal(422, 'invalid_url', 'url is an absolute http or https URL');
  }
  const dropped = Array.from(url.searchParams.keys()).filter((name) => name.startsWith('utm_') || name === 'token');
  for (const name of dropped) url.searchParams.delete(name);
  return url.href;
}
