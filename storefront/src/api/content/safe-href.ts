/** An address that may stand in a link. */
export interface SafeHref {
  href: string;
  /** Leads to another site. */
  isExternal: boolean;
}

const maxLength = 2048;
const base = 'https://relative.invalid/';
const hasScheme = /^[a-z][a-z0-9+.-]*:/i;

/**
 * An untrusted address as a browser would read it, if it is http, https, mailto, tel or relative; else undefined.
 * Browsers drop tabs and line ends anywhere, spaces and control characters around, and take `\` for `/`:
 * each has been used to hide a scheme or a host.
 * @param siteOrigin origin of our own site: links to it aren't external.
 */
export function safeHref(written: string, siteOrigin?: string): SafeHref | undefined {
  if (written.length > maxLength) return undefined;
  const href = written.replaceAll(/[\t\n\r]/g, '').replaceAll(/^[\0- ]+|[\0- ]+$/g, '');
  if (href === '' || /[\p{C}\\]/u.test(href) || !URL.canParse(href, base)) return undefined;
  const url = new URL(href, base);
  if (url.protocol === 'mailto:' || url.protocol === 'tel:') return { href: url.href, isExternal: false };
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return undefined;
  // `https://our-site@other-site` reads as ours.
  if (url.username !== '' || url.password !== '') return undefined;
  if (!hasScheme.test(href) && !href.startsWith('//')) return { href, isExternal: false };
  // `https:path` has no host of its own: what it means depends on the page.
  if (!/^(?:https?:)?\/\/[^/]/i.test(href)) return undefined;
  return { href: url.href, isExternal: url.origin !== siteOrigin };
}
