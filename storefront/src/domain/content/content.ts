/** Content of pages as the store displays it. A part that the service leaves out is absent. */

/** Untrusted HTML after the allow-list: only these nodes are rendered. */
export type RichNode =
  | { type: 'text'; text: string }
  | { type: 'lineBreak' }
  | { type: 'paragraph'; children: readonly RichNode[] }
  | {
      type: 'heading';
      /** As written by the author; the page maps it to its own outline. */
      level: 1 | 2 | 3 | 4 | 5 | 6;
      children: readonly RichNode[];
    }
  | { type: 'strong'; children: readonly RichNode[] }
  | { type: 'emphasis'; children: readonly RichNode[] }
  | { type: 'list'; isOrdered: boolean; items: readonly (readonly RichNode[])[] }
  | {
      type: 'link';
      /** http, https, mailto, tel or relative; other schemes are dropped. */
      href: string;
      /** Leads to another site. */
      isExternal: boolean;
      children: readonly RichNode[];
    };

/** A list of blocks. */
export type RichText = readonly RichNode[];

export interface Seo {
  title?: string;
  description?: string;
  keywords?: string;
}

/** A link styled as a button. */
export interface ContentAction {
  label: string;
  /** As safe as a `RichNode` link's. */
  href: string;
  isExternal: boolean;
}

export interface TitledText {
  title: string;
  text: string;
  /** Name of an icon, if the author chose one. */
  icon?: string;
}

export interface QuestionAnswer {
  question: string;
  answer: RichText;
}

export interface QuestionSection {
  title: string;
  items: readonly QuestionAnswer[];
}

/** Home page; sections hidden by their editors are absent. */
export interface HomeContent {
  title: string;
  seo: Seo;
  /** The older header (spec §2.3) instead of the usual one. */
  header?: 'classic';
  banner?: {
    title: string;
    text: string;
    /** Car in the hero section. */
    carSlug: string;
    primary?: ContentAction;
    secondary?: ContentAction;
  };
  steps?: { title: string; items: readonly TitledText[] };
  offers?: { title: string; text?: string };
  about?: {
    title: string;
    body: RichText;
    included: readonly { title: string; note: string }[];
    notIncluded: readonly {
      title: string;
      note: string;
      /** Formatted by the author. */
      value?: string;
    }[];
  };
  compareAndSign?: { title: string; body: RichText; action?: ContentAction };
  faq?: QuestionSection;
}

/** Content of one offer page. */
export interface CarPage {
  title: string;
  slug: string;
  seo: Seo;
  /** The older header (spec §2.3) instead of the usual one. */
  header?: 'classic';
  banner?: { title: string; text: string };
  details?: { title: string; body: RichText };
  benefits?: { title: string; items: readonly TitledText[] };
  middleBanner?: { title: string; text: string; action?: ContentAction };
  faq?: QuestionSection;
}

/** True if nothing is displayed: such an offer page redirects to the home page (spec §2.1). */
export function isEmptyCarPage(page: CarPage): boolean {
  const { banner, details, benefits, middleBanner, faq } = page;
  return [banner, details, benefits, middleBanner, faq].every((section) => section === undefined);
}

/** A car that has an offer page. */
export interface RegisteredCar {
  title: string;
  slug: string;
}

/** The name of a car with a page. */
export interface CarTitle {
  title: string;
  slug?: string;
}

/** Policies, terms, holder portal. */
export interface TextPage {
  title: string;
  body: RichText;
  seo: Seo;
  /** The older header (spec §2.3) instead of the usual one. */
  header?: 'classic';
}

/** One of the offer conditions (legal texts). */
export interface OfferConditionsText {
  title: string;
  body: RichText;
  slug?: string;
}

export interface FaqCategory {
  id: number;
  name: string;
  slug: string;
}

export interface FaqItem {
  title: string;
  content: RichText;
  categoryId: number;
}

/** A partner or dealer that has its own store (spec §3). */
export interface PartnerStore {
  identifier: string;
  referenceCode: string;
  name: string;
  /** URL of the logo; absent if it isn't safe to load. */
  imageUrl?: string;
  /** Number of the messaging app, in digits with country code; absent for the house's (spec §2.3). */
  whatsApp?: string;
}

/** The service's record of a store: its facts, and its own theme if that is valid. */
export interface PartnerStoreResponse extends PartnerStore {
  /** Style sheet of its theme, made of validated values. */
  theme?: string;
}
