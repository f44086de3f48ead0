/** A text of the content service that is a page. */
export interface TextPageFacts {
  slug: string;
  title: string;
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Which store's page an entry is: the router itself sees only the page. */
    store?: string;
    /** The e-mail was confirmed on the way here (spec §2.1). */
    'confirm-email'?: true;
    /** Token of the link that confirms an e-mail, taken out of the address. */
    emailToken?: string;
    /** That link has done its work. */
    isEmailConfirmed?: true;
    /** How a contract is paid has just been changed, and the page loaded again (spec §2.5). */
    isMethodChanged?: true;
  }

  /** What a route says of its page before anything is loaded. */
  interface StaticDataRouteOption {
    /** Ground under the header: the offer page opens with a dark stage. @default 'canvas' */
    surface?: 'canvas' | 'stage';
    /** The text of the content service this page shows. */
    textPage?: TextPageFacts;
    /** Title of a page of the account. */
    accountPage?: string;
    /**
     * The frame around the page. `reduced`: for a task to be finished, without navigation to other pages. `none`:
     * without header, footer and floating buttons. @default 'site'
     */
    frame?: 'site' | 'reduced' | 'none';
  }
}
