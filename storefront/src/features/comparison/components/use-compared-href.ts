import { comparedUrl } from '#/domain/comparison/comparison-selection.ts';
import { joinStorePath } from '#/domain/urls/pages.ts';
import { useConfig } from '#/shared/page/config.ts';
import { useStoreSlug } from '#/shared/page/open-store.ts';

/** Full URL of a comparison in the open store, for links and forms before hydration. */
export function useComparedHref(slugs: readonly string[]): string {
  const { basePath } = useConfig();
  const path = joinStorePath({ storeSlug: useStoreSlug(), path: '/comparar' });
  return basePath + path.slice(1) + comparedUrl({ items: slugs.map((slug) => ({ slug })) }).slice('/comparar'.length);
}
