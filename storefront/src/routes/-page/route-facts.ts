/** A text of the content service that is a page. */
export interface TextPageFacts {
  slug: string;
  title: string;
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Which store's page an entry is: the router itself sees only the page. */
    store?: string;
  }

  /** What a route says of its page before anything is loaded. */
  interface StaticDataRouteOption {
    /** Ground under the header: the offer page opens with a dark stage. @default 'canvas' */
    surface?: 'canvas' | 'stage';
    /** The text of the content service this page shows. */
    textPage?: TextPageFacts;
    /** Title of a page whose content is still to come. */
    upcomingPage?: string;
  }
}
