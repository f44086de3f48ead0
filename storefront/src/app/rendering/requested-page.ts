import { figureNames, figureRules, initialName } from '#/domain/calculator/calculator-inputs.ts';
import { urlParameters } from '#/domain/urls/simulation-search.ts';
import { readjustmentParameter } from '#/domain/comparison/readjustment.ts';
import { pages, patternOf, type PagePath } from '#/domain/urls/pages.ts';
import { resolveRoute } from '#/domain/urls/route-resolution.ts';

const calculatorParameters = ['carro', 'plano', initialName, ...figureNames.map((name) => figureRules[name].parameter)];

/** Query parameters that pages read. All other pages read none. */
const parametersByPage: Partial<Record<PagePath, readonly string[]>> = {
  '/': ['categoria'],
  '/ofertasvw/$page': [...urlParameters, readjustmentParameter],
  '/comparar': ['ofertas', 'com', 'em', 'prazo', 'km', readjustmentParameter, 'diferencas'],
  '/calculadoracomparativa': calculatorParameters,
  '/calculadora': [...calculatorParameters, 'loja'],
  '/faq': ['busca'],
  '/concessionaria': ['uf', 'cidade'],
};

const patternsOfParameters = Object.entries(parametersByPage).map(([path, names]) => [patternOf(path), names] as const);

/** Pages of the sitemap. */
export const listedPages: readonly string[] = [...pages.listed, ...pages.house];

const ownPattern = patternOf(...pages.personal, ...pages.emailed);

/** How the server renders a URL. */
export type RequestedPage =
  /** Another URL, relative to the base path. */
  | { kind: 'redirect'; to: string }
  /** A page for this request only. */
  | { kind: 'own' }
  /**
   * A page shared by every visitor with the same `url` and `storedStore`.
   * `url` contains only the query parameters that the page reads, each once and in a fixed order.
   */
  | { kind: 'shared'; url: string; storedStore: string | undefined };

/**
 * Parses a URL before anything is rendered.
 * @param url path and query, relative to the site's base path
 * @param storedStore slug of the store the visitor was last in, from a cookie
 */
export function requestedPage(url: string, storedStore: string | undefined): RequestedPage {
  const resolution = resolveRoute(url, storedStore);
  if (resolution.kind === 'redirect') return resolution;
  if (resolution.kind === 'notFound' || ownPattern.test(resolution.path)) return { kind: 'own' };
  const [path = '/'] = url.split('?', 1);
  // A query may contain a question mark of its own.
  const asked = new URLSearchParams(url.slice(path.length));
  const names = patternsOfParameters.find(([page]) => page.test(resolution.path))?.[1] ?? [];
  const read = names.flatMap((name) => asked.getAll(name).map((value): [string, string] => [name, value]));
  // The dealers near a postal code depend on the visitor. No page of ours repeats a parameter.
  if (asked.has('cep') || new Set(read.map(([name]) => name)).size < read.length) return { kind: 'own' };
  const known = storedStore === resolution.storeSlug ? storedStore : undefined;
  const bare = path + (read.length > 0 ? `?${new URLSearchParams(read).toString()}` : '');
  // A partner's offer has a campaign in its URL; shared pages use that of the route table.
  const completed = resolveRoute(bare, known);
  return { kind: 'shared', url: completed.kind === 'redirect' ? completed.to : bare, storedStore: known };
}
