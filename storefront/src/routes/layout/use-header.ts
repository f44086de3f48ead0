import { useMatches } from '@tanstack/react-router';
import { useEffect, useState, type MouseEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { type HeaderItem, headerAfterScroll, headerAtRest, type HeaderPlace } from '@signdrive/design-system/header';
import { selectHeaderVariant, type ContentPage } from '#/features/content/index.ts';
import { selectHasSessionHint } from '#/features/session/index.ts';
import { useConfig } from '#/shared/page/config.ts';
import { dialogOpened } from '#/shared/page/page-dialog.slice.ts';
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

/** Returns the press of a link to the account: without a session it opens the log-in over the page. */
export function useLoginLink(hasSession: boolean): (event: MouseEvent<HTMLAnchorElement>) => void {
  const dispatch = useDispatch();
  return (event) => {
    if (hasSession) return;
    event.preventDefault();
    dispatch(dialogOpened({ name: 'login' }));
  };
}

/** Id of the marker at the start of a page: floating buttons hide when it is out of view (spec §2.3). */
export const pageStartId = 'inicio';

/** Returns the header's position while the page is scrolled (spec §2.3). */
export function useHeaderPlace(): HeaderPlace {
  const [place, setPlace] = useState<HeaderPlace>('top');
  useEffect(() => {
    let scroll = headerAtRest;
    const follow = () => {
      // Content above the header scrolls away first.
      const position = -(document.getElementById(pageStartId)?.getBoundingClientRect().top ?? 0);
      scroll = headerAfterScroll(scroll, position, document.documentElement.scrollHeight);
      setPlace(scroll.place);
    };
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, []);
  return place;
}
