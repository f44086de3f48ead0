import { pages, patternOf } from './pages.ts';
import { resolveRoute } from './route-resolution.ts';

/** Longer than any address of ours. */
const mostCharacters = 2000;

/** Two slashes would name a host; dots, and what is written as an escape, could make two of what is written as one. */
const treacherousPattern = /\/\/|\/\.{1,2}(?:\/|$)|%(?:2e|2f|5c)/i;

/** Pages that an e-mail leads to: going back to one would open its dialog again. */
const fromEmailPattern = patternOf(...pages.emailed);

/**
 * An address to go back to, when it is a page of this store; undefined for anything else. What is kept between pages
 * may have been written by somebody else, and must never lead out of the site.
 * @param address path with its slug, query and hash, relative to the site's base path: `/viaduto/faq?q=1#topo`
 */
export function sameSitePath(address: unknown): string | undefined {
  if (typeof address !== 'string' || address.length > mostCharacters) return undefined;
  // Browsers drop tabs and line ends before they read an address, and take a backslash for a slash.
  if (/[\s\p{C}\\]/u.test(address)) return undefined;
  const [path = ''] = address.split(/[?#]/, 1);
  if (!path.startsWith('/') || treacherousPattern.test(path)) return undefined;
  if (fromEmailPattern.test(path)) return undefined;
  return resolveRoute(address).kind === 'notFound' ? undefined : address;
}
