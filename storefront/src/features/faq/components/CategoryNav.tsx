import type { FaqCategory } from '@signdrive/design-system/patterns';
import { SideNav } from '@signdrive/design-system/side-nav';
import { faqCopy } from '../faq.copy.ts';
import { useCurrentPart } from './use-current-part.ts';

export interface CategoryNavProps {
  /** All of them. */
  categories: readonly FaqCategory[];
  /** Those a search has left. */
  found: readonly FaqCategory[];
}

/** The categories, following the scroll. One that a search has left out is on the page without it, which is where it leads. */
export function CategoryNav({ categories, found }: CategoryNavProps) {
  const current = useCurrentPart(found.map(({ id }) => id));
  return (
    <SideNav
      heading={faqCopy.categories}
      isHeadingHidden
      look="parts"
      items={categories.map(({ id, title }) => ({
        label: title,
        href: found.some((category) => category.id === id) ? `#${id}` : `/faq#${id}`,
      }))}
      currentHref={`#${current ?? ''}`}
    />
  );
}
