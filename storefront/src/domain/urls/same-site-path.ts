import { pages, patternOf } from './pages.ts';
import { resolveRoute } from './route-resolution.ts';

/** No URL of the store is longer. */
const mostCharacters = 2000;

/**
 * Double slashes name a host. Dots and percent escapes can become double slashes when a browser normalises the path.
 */
const treacherousPattern = /\/\/|\/\.{1,2}(?:\/|$)|%(?:2e|2f|5c)/i;

/** Pages that an e-mail leads to: going back to one would open its dialog again. */
const fromEmailPattern = patternOf(...pages.emailed);

/**
 * Returns the path if it is a page of this store, else undefined. A stored path may have been written by another
 * script and must never lead to another site.
 * @param href path with its slug, query and hash, relative to the site's base path: `/viaduto/faq?q=1#topo`
 */
export function sameSitePath(href: unknown): string | undefined {
  if (typeof href !== 'string' || href.length > mostCharacters) return undefined;
  // Browsers drop tabs and line ends from a URL, and read a backslash as a slash.
  if (/[\s\p{C}\\]/u.test(href)) return undefined;
  const [path = ''] = href.split(/[?#]/, 1);
  if (!path.startsWith('/') || treacherousPattern.test(path)) return undefined;
  if (fromEmailPattern.test(path)) return undefined;
  return resolveRoute(href).kind === 'notFound' ? undefined : href;
}
