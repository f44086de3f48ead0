import { figureNames, figureRules, initialName } from '#/domain/calculator/calculator-inputs.ts';
import { addressParameters } from '#/domain/address/offer-address.ts';
import { readjustmentParameter } from '#/domain/comparison/readjustment.ts';
import { resolveRoute } from '#/domain/address/route-resolution.ts';

const calculatorParameters = ['carro', 'plano', initialName, ...figureNames.map((name) => figureRules[name].address)];

/** Query parameters that pages read, by the page's path in the house store. All other pages read none. */
const parametersByPage: readonly (readonly [page: RegExp, names: readonly string[]])[] = [
  [/^\/$/, ['categoria']],
  [/^\/ofertasvw\/[^/]+\/?$/, [...addressParameters, readjustmentParameter]],
  [/^\/comparar\/?$/, ['ofertas', 'com', 'em', 'prazo', 'km', readjustmentParameter, 'diferencas']],
  [/^\/calculadoracomparativa\/?$/, calculatorParameters],
  [/^\/calculadora\/?$/, [...calculatorParameters, 'loja']],
  [/^\/faq\/?$/, ['busca']],
  [/^\/concessionaria\/?$/, ['uf', 'cidade']],
];

/** Pages with personal data, or with a secret in their address. */
const personalPage = /^\/(?:conta|ofertasvw\/[^/]+\/assinar|reset-password|confirm-email)(?:\/|$)/;

/** How the server renders an address. */
export type RequestedPage =
  /** Another address, relative to the base path. */
  | { kind: 'redirect'; to: string }
  /** A page for this request only. */
  | { kind: 'own' }
  /**
   * A page shared by every visitor with the same `address` and `storedStore`.
   * `address` contains only the query parameters that the page reads, each once and in a fixed order.
   */
  | { kind: 'shared'; address: string; storedStore: string | undefined };

/**
 * Parses an address before anything is rendered.
 * @param address path and query, relative to the site's base path
 * @param storedStore slug of the store the visitor was last in, from a cookie
 */
export function requestedPage(address: string, storedStore: string | undefined): RequestedPage {
  const resolution = resolveRoute(address, storedStore);
  if (resolution.kind === 'redirect') return resolution;
  if (resolution.kind === 'notFound' || personalPage.test(resolution.path)) return { kind: 'own' };
  const [path = '/', query = ''] = address.split('?', 2);
  const parameters = new URLSearchParams(query);
  const names = parametersByPage.find(([page]) => page.test(resolution.path))?.[1] ?? [];
  const read = names.flatMap((name) => parameters.getAll(name).map((value): [string, string] => [name, value]));
  // Dealers near a postal code are personal. The store's own addresses never repeat a parameter.
  if (parameters.has('cep') || new Set(read.map(([name]) => name)).size < read.length) return { kind: 'own' };
  const known = storedStore === resolution.storeSlug ? storedStore : undefined;
  const bare = path + (read.length > 0 ? `?${new URLSearchParams(read).toString()}` : '');
  // A partner's offer has a campaign in its address; shared pages use the route table's own.
  const completed = resolveRoute(bare, known);
  return { kind: 'shared', address: completed.kind === 'redirect' ? completed.to : bare, storedStore: known };
}
