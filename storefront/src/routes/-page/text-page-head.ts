import { selectTextPage } from '#/features/content/index.ts';
import { dataOf } from '#/shared/loading/loadable.ts';
import { pageHead } from '#/shared/page/page-head.ts';
import type { RouterContext } from './load-page.ts';

/** Head of a text page: the real title whatever the service answered. */
export function textPageHead(context: RouterContext, { slug, title }: { slug: string; title: string }) {
  const seo = dataOf(selectTextPage(slug)(context.store.getState()))?.seo;
  return pageHead(context, { title, description: seo?.description, keywords: seo?.keywords, path: slug });
}
