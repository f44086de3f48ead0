import { selectCars } from '#/features/catalog/index.ts';
import { selectTextPage } from '#/features/content/index.ts';
import { dataOf } from '#/shared/loading/loadable.ts';
import { pageHead } from '#/shared/page/page-head.ts';
import type { RouterContext } from './load-page.ts';

/** Head of the page of an order: the car and the step. The page is personal, so search engines must not index it. */
export function orderHead(context: RouterContext, slug: string, step?: string) {
  const name = selectCars(context.store.getState()).find((car) => car.slug === slug)?.name;
  const head = pageHead(context, {
    title: [name === undefined ? 'Assinatura' : `Assinar ${name}`, ...(step === undefined ? [] : [step])].join(': '),
    path: `ofertasvw/${slug}`,
  });
  return { ...head, meta: [...head.meta, { name: 'robots', content: 'noindex' }] };
}

/** Head of a text page: its title doesn't depend on the service. */
export function textPageHead(context: RouterContext, { slug, title }: { slug: string; title: string }) {
  const seo = dataOf(selectTextPage(slug)(context.store.getState()))?.seo;
  return pageHead(context, { title, description: seo?.description, keywords: seo?.keywords, path: slug });
}
