import { resolveRoute } from '#/domain/urls/route-resolution.ts';
import { joinStorePath } from '#/domain/urls/pages.ts';

/** The URL of a page, parsed. */
export interface Place {
  /** Path of the page, as in the house's store. */
  pathname: string;
  search: string;
  /** The store that the URL names. */
  storeSlug: string | undefined;
}

const segmentsByPath = new Map<string, readonly string[]>();

/** The parts of a path between its slashes. The first one is empty. */
export function segmentsOf({ pathname }: Pick<Place, 'pathname'>): readonly string[] {
  const known = segmentsByPath.get(pathname);
  if (known) return known;
  const segments = pathname.split('/');
  segmentsByPath.set(pathname, segments);
  return segments;
}

/** The URL of an entry, with its store. */
export function urlOf({ pathname: path, search, storeSlug }: Place): string {
  const url = joinStorePath({ path, ...(storeSlug !== undefined && { storeSlug }) });
  return search === '' ? url : `${url}?${search}`;
}

/** The page to which a URL leads, after its redirects. */
export function placeOf(url: string, stored: string | undefined): Place {
  const resolution = resolveRoute(url, stored);
  if (resolution.kind === 'redirect') return placeOf(resolution.to, stored);
  if (resolution.kind === 'notFound') throw new Error(`No page has the URL ${url}`);
  const [, search = ''] = url.split('?');
  const { path: pathname, isStoreNamed, storeSlug } = resolution;
  return { pathname, search, storeSlug: isStoreNamed ? storeSlug : undefined };
}
