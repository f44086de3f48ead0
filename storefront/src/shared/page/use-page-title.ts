import { useEffect } from 'react';

/** Titles the page by an outcome that its route's head doesn't know. The brand at the start of the title stays. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    const ofRoute = document.title;
    const ofOutcome = ofRoute.replace(/[^|]*$/, ` ${title}`);
    document.title = ofOutcome;
    return () => {
      // After a route change it is the next page's title.
      if (document.title === ofOutcome) document.title = ofRoute;
    };
  }, [title]);
}
