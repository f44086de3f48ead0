import {
  isEmbeddedPage,
  isPageName,
  isStorePage,
  isStoreSlug,
  joinStoreAddress,
  splitStoreAddress,
} from './store-address.ts';

/** What an address leads to. */
export type Resolution =
  /**
   * A page, by its path in the house store. `storeSlug` is the store it belongs to, which has to be checked when the
   * address itself names it; else the page only takes its look.
   */
  | { kind: 'page'; path: string; storeSlug?: string; isStoreNamed: boolean }
  /** Another address: path, query and hash, relative to the base path. */
  | { kind: 'redirect'; to: string }
  /** No page, without asking anybody; in the look of a store that is known already. */
  | { kind: 'notFound'; storeSlug?: string };

/** Pages that keep their address while a store is stored, and take its look: the token must not travel on. */
const housePagePattern = /^\/(?:concessionaria|(?:reset-password|confirm-email)(?:\/[^/]+)?)\/?$/;

/** Pages that are a folder of others, with the one they open. */
const defaultPages: Readonly<Record<string, string>> = { '/ofertasvw': 't-cross', '/conta': 'status-pedido' };

const shortcutCampaign = { utm_source: 'campanha', utm_medium: 'atalho' };
const storeOfferCampaign = { utm_source: 'ofertasvw', utm_medium: 'referral', utm_campaign: 'simulacao' };

/**
 * The one table of routes, for server and browser (spec §2.1; product.md, "Routes"): shortcut, reserved page names, doubled segment,
 * slug grammar; the store check comes after it. Several rules at once are one redirect.
 * @param address path, query and hash, relative to the site's base path
 * @param storedStore slug of the store the visitor was last in
 */
export function resolveRoute(address: string, storedStore?: string): Resolution {
  let current = address;
  for (;;) {
    const resolution = resolveOnce(current, storedStore);
    if (resolution.kind !== 'redirect') return current === address ? resolution : { kind: 'redirect', to: current };
    current = resolution.to;
  }
}

function resolveOnce(address: string, storedStore: string | undefined): Resolution {
  const [, typedPath = '/', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? [];
  const lead = (path: string, search = query): Resolution => ({ kind: 'redirect', to: path + search + hash });
  const path = typedPath.replaceAll(/\/{2,}/g, '/');
  if (path !== typedPath) return lead(path);

  const campaign = /^\/(288|840|1008)\/?$/.exec(path)?.[1];
  if (campaign) return lead('/ofertasvw/tera', withMissing(query, { ...shortcutCampaign, utm_campaign: campaign }));

  const [, first = '', second] = path.split('/');
  if (first === second && isPageName(first)) return lead(path.slice(first.length + 1));

  const { storeSlug, path: page } = splitStoreAddress(path);
  const defaultPage = defaultPages[page.replace(/\/$/, '')];
  if (defaultPage) return lead(joinStoreAddress({ storeSlug, path: `${page.replace(/\/$/, '')}/${defaultPage}` }));

  if (storeSlug !== undefined) {
    if (path === `/${storeSlug}/`) return lead(path.slice(0, -1));
    const isOffer = /^\/ofertasvw\/[^/]+\/?$/.test(page);
    const completed = isOffer ? withMissing(query, storeOfferCampaign) : query;
    return completed === query ? { kind: 'page', path: page, storeSlug, isStoreNamed: true } : lead(path, completed);
  }
  if (isStorePage(path)) {
    return storedStore === undefined
      ? { kind: 'page', path, isStoreNamed: false }
      : lead(joinStoreAddress({ storeSlug: storedStore, path }));
  }
  if (isEmbeddedPage(path)) {
    // Embedded in other sites: no cookie is read, the address says whose look it has.
    return { kind: 'page', path, storeSlug: slugAsked(query), isStoreNamed: false };
  }
  if (housePagePattern.test(path)) return { kind: 'page', path, storeSlug: storedStore, isStoreNamed: false };
  return { kind: 'notFound', storeSlug: first === storedStore ? storedStore : undefined };
}

/** The store an embedded page is asked to look like. */
function slugAsked(query: string): string | undefined {
  const slug = /[?&]loja=([^&]*)/.exec(query)?.[1];
  return slug !== undefined && isStoreSlug(slug) ? slug : undefined;
}

/** The query with the parameters it has not; the others stay as they were written. */
function withMissing(query: string, parameters: Readonly<Record<string, string>>): string {
  const missing = Object.entries(parameters)
    .filter(([name]) => !new RegExp(`[?&]${name}(?=[=&]|$)`).test(query))
    .map(([name, value]) => `${name}=${value}`);
  if (missing.length === 0) return query;
  return `?${[...missing, ...(query.length > 1 ? [query.slice(1)] : [])].join('&')}`;
}
