import { packTheme } from '@signdrive/tokens/exchange';

/**
 * The link by which a store previews an unpublished theme, only in the browser that opens it.
 * @param store URL of the store; ends with a slash
 * @param slug the store to start in; without one, the house's
 */
export async function previewLink(document: unknown, store: string, slug?: string): Promise<string> {
  const link = new URL('previa', store);
  link.searchParams.set('tema', await packTheme(document));
  if (slug !== undefined) link.searchParams.set('loja', slug);
  return link.href;
}
