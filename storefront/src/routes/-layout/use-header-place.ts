import { useEffect, useState } from 'react';
import { headerAfterScroll, headerAtRest, type HeaderPlace } from '@signdrive/design-system/header';

/** Id of the marker at the start of a page: floating buttons hide when it is out of view (spec §2.3). */
export const pageStartId = 'inicio';

/** Returns the header's position while the page is scrolled (spec §2.3). */
export function useHeaderPlace(): HeaderPlace {
  const [place, setPlace] = useState<HeaderPlace>('top');
  useEffect(() => {
    let scroll = headerAtRest;
    const follow = () => {
      // Content above the header scrolls away first.
      scroll = headerAfterScroll(scroll, -(document.getElementById(pageStartId)?.getBoundingClientRect().top ?? 0));
      setPlace(scroll.place);
    };
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, []);
  return place;
}
