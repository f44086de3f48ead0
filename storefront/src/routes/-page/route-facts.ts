import type { UpcomingPage } from './upcoming-pages.ts';

declare module '@tanstack/react-router' {
  /** What a route says of its page before anything is loaded. */
  interface StaticDataRouteOption {
    /** Ground under the header: the offer page opens with a dark stage. @default 'canvas' */
    surface?: 'canvas' | 'stage';
    /** The text of the content service this page shows. */
    textPage?: { slug: string; title: string };
    /** A page whose content is still to come. */
    upcomingPage?: UpcomingPage;
  }
}
