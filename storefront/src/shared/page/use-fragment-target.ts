import { useHydrated, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/**
 * Scrolls to a section that the URL's fragment names, and moves focus to its heading, if its chunk loads after the page.
 * The router looks for the section when the page is rendered. Without it the former page's scroll position stays.
 */
export function useFragmentTarget(id: string): void {
  const router = useRouter();
  // The browser itself scrolls to a section that the server has rendered.
  const [isClientRendered] = useState(useHydrated());
  useEffect(() => {
    const section = document.getElementById(id);
    if (!isClientRendered || !section || router.latestLocation.hash !== id) return;
    section.scrollIntoView();
    // A collapsible section has a heading for narrow and one for wide screens: the hidden one takes no focus.
    for (const heading of section.querySelectorAll('h2')) {
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
      if (document.activeElement === heading) return;
    }
  }, [id, isClientRendered, router]);
}
