/**
 * The pages of the store and of its partners' stores, which have the same pages under their own slug (spec §2.1;
 * product.md, "Routes"). Paths are relative to the site's base path and start with a slash.
 */
import { isSlug } from '@signdrive/tokens/slug';

/** Every page, by its path as the router writes it. */
export const pages = {
  /** Every store has it, and it is the same for every visitor. In the sitemap. */
  listed: [
    '/',
    '/acessibilidade',
    '/faq',
    '/clientes',
    '/calculadoracomparativa',
    '/condicoes-legais',
    '/politica-de-cookies',
    '/politica-de-privacidade',
    '/portal-do-titular',
    '/termos-de-uso',
  ],
  /** The same, but not in the sitemap by its own name. */
  unlisted: ['/comparar', '/ofertasvw/$page'],
  /** Every store has it, and it is about one visitor. */
  personal: ['/ofertasvw/$page/assinar/$etapa', '/conta/status-pedido', '/conta/plano', '/conta/minha-conta'],
  /** Only the house has it, in the look of the stored store. In the sitemap. */
  house: ['/concessionaria'],
  /** Only the house has it, and an e-mail leads there: the link holds a secret. */
  emailed: ['/confirm-email/{-$token}', '/reset-password/{-$token}'],
  /** Shown inside other sites: nothing is stored, and nothing is read of the visitor. */
  embedded: ['/calculadora'],
} as const;

export type PagePath = (typeof pages)[keyof typeof pages][number];

/** Folders of pages, with the page that each opens. */
export const folders: Readonly<Record<string, string>> = {
  '/ofertasvw': '/ofertasvw/t-cross',
  '/conta': '/conta/status-pedido',
};

/** Values of `$etapa`. `domain/order/order-steps.ts` has the steps; only the order's pages load it. */
const stepNames = 'entrar|dados|endereco|documentos|retirada|pagamento';

type Parts<Text> = Text extends `${infer First}|${infer Rest}` ? First | Parts<Rest> : Text;
export type StepName = Parts<typeof stepNames>;

/** First segments of the pages. */
export const pageNames: ReadonlySet<string | undefined> = new Set(
  Object.values(pages)
    .flat()
    .map((path) => path.split('/')[1]),
);

/** Matches the path of any of these pages, relative to the site's base path. */
export function patternOf(...paths: readonly string[]): RegExp {
  const pattern = paths
    .join('|')
    .replace('$etapa', `(?:${stepNames})`)
    .replaceAll('/{-$token}', '(?:/[^/]+)?')
    .replaceAll(/\$\w+/g, '[^/.]+');
  return new RegExp(`^(?!//)(?:${pattern})/?$`);
}

/** Path that forgets the remembered store and leads to the house's home. The server answers it. */
export const storeExitPath = '/sair-da-loja';

/** First segments that only the server handles, and the short URLs of campaigns. */
const otherReservedPattern = /^(?:288|840|1008|api|assets|cars|healthz|icons|previa|readyz|sair-da-loja|social)$/;

/** Pages every store has. */
const storePagePattern = patternOf(...pages.listed, ...pages.unlisted, ...pages.personal, ...Object.keys(folders));

const embeddedPattern = patternOf(...pages.embedded);

/** True for the page that other sites embed. */
export const isEmbeddedPage = (path: string) => embeddedPattern.test(path);

/** True if the slug matches the grammar. Only the store check tells if the partner exists. */
export const isStoreSlug = (segment: string) =>
  isSlug(segment) && !pageNames.has(segment) && !otherReservedPattern.test(segment);

/** True for a page that stores have, as it would stand in the house. */
export const isStorePage = (path: string) => storePagePattern.test(path);

export interface StorePath {
  /** The store that the path names; absent for the house. */
  storeSlug?: string;
  /** The page, by its path in the house store. */
  path: string;
}

/**
 * Splits a path into store and page. An unknown single segment may be a store; a deeper path names one only if
 * the rest is a page.
 */
export function splitStorePath(path: string): StorePath {
  const [, slug = '', rest = ''] = /^\/([^/]*)(.*)$/.exec(path) ?? [];
  const page = rest || '/';
  return isStoreSlug(slug) && isStorePage(page) ? { storeSlug: slug, path: page } : { path };
}

/** Joins store and page. Pages that only the house has keep their own path. */
export function joinStorePath({ storeSlug, path }: StorePath): string {
  if (storeSlug === undefined || !isStorePage(path)) return path;
  return path === '/' ? `/${storeSlug}` : `/${storeSlug}${path}`;
}
