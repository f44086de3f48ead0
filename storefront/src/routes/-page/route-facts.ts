/** A text of the content service that is a page. */
export interface TextPageFacts {
  slug: string;
  title: string;
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Store of a history entry: the router itself sees only the page. */
    store?: string;
    /** The e-mail was confirmed before this page (spec §2.1). */
    'confirm-email'?: true;
    /** Token of the e-mail's confirmation link, moved out of the URL. */
    emailToken?: string;
    /** True after that link was used. */
    isEmailConfirmed?: true;
    /** True after the payment method of a contract was changed and the page reloaded (spec §2.5). */
    isMethodChanged?: true;
  }

  /** Facts of a route's page that are known before anything is loaded. */
  interface StaticDataRouteOption {
    /** Background under the header: the offer page starts with a dark hero. @default 'canvas' */
    surface?: 'canvas' | 'stage';
    /** The page's text in the content service. */
    textPage?: TextPageFacts;
    /** Title of an account page. */
    accountPage?: string;
    /**
     * The frame around the page. `reduced`: for a task to be finished, without navigation to other pages. `none`:
     * without header, footer and floating buttons. @default 'site'
     */
    frame?: 'site' | 'reduced' | 'none';
  }
}
