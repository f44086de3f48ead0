import { createContext, use } from 'react';
import type { MoneyFormat } from '../../components/price/money-format.ts';

/** The visible range of a list. */
export interface ListPosition {
  first: number;
  last: number;
  count: number;
}

/**
 * Every text that the system itself shows or announces, by component. Functions receive unformatted numbers, because
 * the format depends on the language.
 */
export interface Messages {
  alertDialog: { cancel: string };
  /** The tones are announced before the title. */
  banner: { info: string; success: string; warning: string; danger: string; dismiss: (title: string) => string };
  breadcrumbs: { label: string };
  carousel: {
    /** Role description of the region. */
    carousel: string;
    /** Role description of each card. */
    slide: string;
    /** Accessible name of each card. */
    slidePosition: (position: number, count: number) => string;
    previous: string;
    next: string;
    position: (position: ListPosition) => string;
  };
  /** Lists each choice with its reason. */
  choiceCards: { unavailable: (choices: readonly string[]) => string };
  colorSwatches: {
    label: string;
    unavailable: string;
    /** Lists colours that are unavailable for the same reason. */
    reason: (colors: readonly string[], reason: string) => string;
  };
  comboBox: {
    loading: string;
    empty: string;
    count: (shown: number) => string;
    more: (shown: number, total: number) => string;
  };
  compareToggle: { label: string };
  consentBanner: { purposes: string; save: string; choose: string; refuse: string; accept: string };
  dateField: { description: string };
  /** Dates are passed formatted. */
  datePicker: {
    before: (min: string) => string;
    after: (max: string) => string;
    unavailable: (day: string) => string;
  };
  descriptionList: { empty: string };
  dialog: { close: string };
  drawer: { close: string };
  errorSummary: { title: (count: number) => string; corrected: string };
  faqList: {
    loading: string;
    showAll: string;
    found: string;
    count: (count: number) => string;
    nothingFound: (term: string) => string;
    copyLink: string;
    /** Announced after `copyLink`. */
    ofQuestion: (question: string) => string;
    copied: string;
  };
  field: { optional: string };
  floatingActions: { label: string };
  footer: { toTop: string };
  header: {
    navigation: string;
    menu: string;
    openMenu: string;
    logIn: string;
    account: string;
    /** Announced after the brand's name. */
    homePage: string;
    /** Owner of a partner's store. */
    by: (name: string) => string;
  };
  ledger: { included: string; excluded: string };
  /** Announced after every link that opens in a new tab. */
  link: { newTab: string };
  loadingOverlay: { label: string };
  /** Limits and neighbours are passed formatted, with their unit. */
  numberField: {
    below: (min: string) => string;
    above: (max: string) => string;
    /** A number between two steps. */
    offStep: (lower: string, upper: string) => string;
  };
  offerGrid: { previous: string; next: string; position: (position: ListPosition) => string };
  orderProgress: {
    label: string;
    completed: string;
    current: string;
    pending: string;
    stopped: string;
    count: (completed: number, total: number) => string;
    /** Announced after `count`. */
    countUnit: string;
  };
  /** `page` is the accessible name of a page's link, `figure` its visible text. */
  pagination: {
    label: string;
    previous: string;
    next: string;
    page: (page: number) => string;
    figure: (page: number) => string;
  };
  /** `show` and `hide` name the button; `shown` and `hidden` are announced after its press. */
  passwordField: {
    show: string;
    hide: string;
    shown: string;
    hidden: string;
    met: string;
    missing: string;
    summary: (met: number, total: number) => string;
  };
  planComparison: { cheapest: string; unfold: string };
  price: {
    /** Locale and currency: `moneyFormat('en-US', 'USD')`. */
    format: MoneyFormat;
    from: string;
    perMonth: { seen: string; heard: string };
    stale: string;
  };
  priceBar: { label: string };
  priceBreakdown: {
    changed: (label: string, amount: string) => string;
    /** Announced before the old and the new amount. */
    was: string;
    now: string;
    /** Announced before a discount. */
    minus: string;
  };
  progressBar: { percent: (percent: number) => string };
  searchField: { clear: string };
  skeleton: { label: string };
  skipLink: { label: string };
  slider: {
    empty: string;
    /** Names of the two thumbs of a range. */
    lower: string;
    upper: string;
    range: (lower: string, upper: string) => string;
  };
  stepper: {
    label: string;
    position: (step: number, total: number) => string;
    finished: (done: number, total: number) => string;
    faults: string;
    done: string;
    current: string;
    blocked: string;
    error: string;
    onPage: string;
    waitsFor: string;
    correct: string;
    backTo: string;
    goTo: string;
  };
  /** Announced when tags were removed. */
  tagGroup: { empty: string; removed: (labels: readonly string[], left: number) => string };
  textArea: {
    count: (used: number, limit: number) => string;
    left: (left: number) => string;
    full: (limit: number) => string;
    over: (limit: number) => string;
  };
  toast: { label: string; close: string; waiting: (count: number) => string };
  uploadTile: {
    approved: string;
    pending: string;
    rejected: string;
    stale: string;
    sent: string;
    notSent: string;
    sending: string;
    choose: string;
    chooseOther: string;
    takePhoto: string;
    retry: string;
    /** Announced after each of the four above. */
    forDocument: (label: string) => string;
    orDrop: string;
    drop: string;
    /** Several files for a tile that takes one. */
    tooMany: (count: number) => string;
    /** Formats without their dots: "images, pdf". */
    wrongType: (names: string, formats: string) => string;
    /** Any picture, among the formats. */
    images: string;
    replace: (name: string) => string;
    remove: (name: string) => string;
    cancel: (name: string) => string;
    sendingFile: (name: string) => string;
    percentSent: (percent: number) => string;
    fileSent: (name: string) => string;
    fileNotSent: (name: string) => string;
    fileCancelled: (name: string) => string;
    fileRemoved: (name: string) => string;
  };
}

/** Some of the messages of some components. */
export type MessageOverrides = { readonly [Name in keyof Messages]?: Partial<Messages[Name]> };

/** Provided by `MessagesProvider`, whose module is separate, so that a page without it doesn't load it. */
export const MessagesContext = createContext<MessageOverrides>({});

/** Returns the messages of a component: the provider's, else its defaults. */
export function useMessages<Name extends keyof Messages>(name: Name, own: Messages[Name]): Messages[Name] {
  return { ...own, ...use(MessagesContext)[name] };
}
