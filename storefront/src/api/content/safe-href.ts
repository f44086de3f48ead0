/** A validated URL for a link. */
export interface SafeHref {
  href: string;
  /** Leads to another site. */
  isExternal: boolean;
}

const maxLength = 2048;
const base = 'https://relative.invalid/';
const hasScheme = /^[a-z][a-z0-9+.-]*:/i;

/**
 * Resolves an untrusted URL as a browser does. Undefined unless it is http, https, mailto, tel or relative.
 * Browsers drop tabs and line ends anywhere, surrounding spaces and control characters, and read `\` as `/`: each has
 * been used to hide a scheme or a host.
 * @param siteOrigin origin of the store; links to it are not external
 */
export function safeHref(written: string, siteOrigin?: string): SafeHref | undefined {
  if (written.length > maxLength) return undefined;
  const href = written.replaceAll(/[\t\n\r]/g, '').replaceAll(/^[\0- ]+|[\0- ]+$/g, '');
  if (href === '' || /[\p{C}\\]/u.test(href) || !URL.canParse(href, base)) return undefined;
  const url = new URL(href, base);
  if (url.protocol === 'mailto:' || url.protocol === 'tel:') return { href: url.href, isExternal: false };
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return undefined;
  // `https://our-site@other-site` looks like a URL of the store.
  if (url.username !== '' || url.password !== '') return undefined;
  if (!hasScheme.test(href) && !href.startsWith('//')) return { href, isExternal: false };
  // `https:path` has no host of its own: it resolves relative to the page.
  if (!/^(?:https?:)?\/\/[^/]/i.test(href)) return undefined;
  return { href: url.href, isExternal: url.origin !== siteOrigin };
}
