import { useMatches } from '@tanstack/react-router';
import { useSelector } from 'react-redux';
import type { HeaderItem } from '@signdrive/design-system/header';
import { selectHeaderVariant, type ContentPage } from '#/features/content/index.ts';
import { selectHasSessionHint } from '#/features/session/index.ts';
import { useConfig } from '#/shared/page/config.ts';
import { classicItems, headerItems, offersItem } from './layout.copy.ts';

export interface HeaderLinks {
  variant: 'standard' | 'classic';
  /** Opens the offers menu. */
  offers: HeaderItem;
  others: readonly HeaderItem[];
}

/** The header's links for the current page: its content selects the standard or the classic header. */
export function useHeaderLinks(): HeaderLinks {
  const config = useConfig();
  const hasSessionHint = useSelector(selectHasSessionHint);
  const page = useMatches({
    select: (matches): ContentPage | undefined => {
      const match = matches.at(-1);
      if (match?.routeId === '/') return { kind: 'home' };
      if (match?.routeId === '/ofertasvw/$page') return { kind: 'car', slug: match.params.page };
      const text = match?.staticData.textPage;
      return text && { kind: 'text', slug: text.slug };
    },
    structuralSharing: true,
  });
  const variant = useSelector(selectHeaderVariant(page));
  if (variant === 'classic') return { variant, ...classicItems };
  return { variant, offers: offersItem, others: headerItems(config, { hasSessionHint }) };
}
