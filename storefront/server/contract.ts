/** The types shared by the web server and the application it renders. Pure types, imported by both sides. */

import type { RequestedPage } from '../src/app/rendering/requested-page.ts';

export type { RequestedPage };

/** The four environments of spec §9; one build serves all. */
export type Environment = 'development' | 'uat' | 'pre' | 'production';

/** A link of the footer's social section (spec §2.3). */
export interface SocialLink {
  /** Displayed name, for example `Instagram`. */
  name: string;
  /** Absolute URL. */
  url: string;
}

/** The configuration that the browser receives. It contains no secrets: it is part of the page. */
export interface PublicConfig {
  environment: Environment;
  /** Base path of the site; starts and ends with a slash. @default '/' (pre: '/pre/signdrive/v2/') */
  basePath: string;
  /** Absolute URL of the site including its base path; ends with a slash. Used in canonical and share links. */
  publicUrl: string;
  /** Target of a page's canonical link: the home page (the specification) or the page itself. @default 'home' */
  canonical: 'home' | 'page';
  /** Formatted customer-service phone. */
  supportPhone: string;
  /** Messaging-app number, digits only, with country code. */
  whatsappNumber: string;
  /** Absolute URL of the external help centre. */
  helpCentreUrl: string;
  /** Links of the footer's social section, in order. */
  socialLinks: readonly SocialLink[];
  /** The company behind the store, as the footer names it. */
  company: { name: string; document: string; address: string };
  /** Year of the copyright line. */
  year: number;
  /** Origin of the hosted card form, the only origin that the policy allows in a frame. */
  cardFormOrigin: string;
  /** Account of the store at the payment provider. */
  merchantAccount: string;
  /** Set only in a browser that previews a theme. @default none */
  preview?: ShownPreview;
}

/** Data of the preview notice (docs/decisions/0026). `time`: `HH:MM` in Brasília. */
export type ShownPreview =
  /** `storeName`: the draft's own, replaces the partner's; empty if it has none. */
  | { hasEnded: false; time: string; storeName: string }
  /** `packed`: the draft, for opening it again. */
  | { hasEnded: true; time: string; packed: string };

/**
 * The files of a page, read from the build's manifest. Paths are relative to the base path, without a leading slash:
 * `config.basePath + path` is the URL.
 */
export interface AssetManifest {
  /** The browser entry. */
  entry: string;
  /** Scripts that the entry imports on every page, transitively, without the entry itself. */
  entryImports: readonly string[];
  /** Style sheets of the entry and its imports. */
  css: readonly string[];
  /** Those style sheets as one text for inlining, with URLs relative to the base path; production only. */
  inlineCss?: string;
  /**
   * Scripts that each lazy module needs beyond the entry's own, by the module's manifest key: its path from the
   * storefront folder, for example `src/routes/pages/help/FaqPage.tsx`.
   */
  modules: Readonly<Record<string, readonly string[]>>;
  /** Built file of each imported asset (font, image) and module, by its path from the storefront folder. */
  files: Readonly<Record<string, string>>;
  /** Component sheet of each script, with its class names; production only, and only for scripts that have one. */
  sheets?: Readonly<Record<string, { file: string; names: readonly string[] }>>;
  /** Development only: the bundler's client, a module script to load before the entry. */
  developmentClient?: string;
}

/** Facts of a request that a page may use. They are not personal: the server can't see the token. */
export interface Visitor {
  /** The session-hint cookie is present: render the header slot of a logged-in visitor. */
  hasSessionHint: boolean;
  /** Slug in the `lastVisitedStore` cookie, if it matches the slug grammar. */
  storedStore: string | undefined;
  /** The visitor's consent to measurement; absent without a choice. */
  consent?: 'granted' | 'denied';
}

/**
 * Style sheet of a partner's theme overrides; undefined if they are invalid, which is reported.
 * @param overrides unvalidated, as the service sent them
 */
export type ReadTheme = (slug: string, overrides: unknown) => string | undefined;

/** A failed service call, or a response part that could not be decoded. Contains no personal data. */
export interface FailureReport {
  /** Slice whose data is missing, or path of the unreadable part. */
  where: string;
  /** Internal code (spec §8, "Data loading"), or the kind of the error. */
  code: string;
}

/**
 * The exact texts of inline scripts and styles that the policy allows. Only texts written by the application are
 * listed, never texts found in the rendered markup.
 */
export interface InlineTexts {
  scripts: readonly string[];
  styles: readonly string[];
}

/** A complete rendered page. */
export interface Page {
  status: number;
  /** Headers by lower-case name. Cookies are separate, because they are never stored with a page. */
  headers: Readonly<Record<string, string>>;
  cookies: readonly string[];
  /** UTF-8; empty for a redirect. */
  html: Buffer;
  /** The page's loaded data as JSON, for a visitor who opens it from another page; empty for a redirect. */
  data: Buffer;
  inline: InlineTexts;
  /** True if all data arrived within the budget: the page may be stored and sent to others. */
  isComplete: boolean;
}

export interface RenderOptions {
  /**
   * Nonce of this response's policy, for every script and style of the page. Only in development, where the bundler's
   * scripts and styles can't be listed by hash. Without it the page is the same for everyone, and `inline` lists its
   * texts.
   */
  nonce?: string | undefined;
  /** The public configuration, part of the page. */
  config: PublicConfig;
  /** In-process calls to the services, by the browser's own paths: `${basePath}api/{service}/…`. */
  fetch: typeof globalThis.fetch;
  /** Reads by `fetch`, or reuses the decoded value of an earlier page while its response is current. */
  shareRead: <Value>(key: string, read: () => Promise<Value>) => Promise<Value>;
  readTheme: ReadTheme;
  /** Validated style sheet of a previewed theme, overrides every store's theme. @default none */
  previewSheet?: string | undefined;
  reportFailure: (failure: FailureReport) => void;
  /** Assets of the build. */
  assets: AssetManifest;
  visitor: Visitor;
  /** Time budget of the page's loaders, after which skeletons are sent (docs/architecture.md, "Rendering"). */
  budgetInMs: number;
  /** Aborts when the visitor disconnects or the page takes too long. */
  signal: AbortSignal;
}

/** Export `render` of `storefront/dist/server/entry-server.js`. The page decides redirects and statuses. */
export type Render = (url: URL, options: RenderOptions) => Promise<Page>;

/** Export `requestedPage` of the same file: parses a URL before anything is rendered. */
export type ReadRequestedPage = (url: string, storedStore: string | undefined) => RequestedPage;

/** The export `listedPages` of the same file: paths of the sitemap, relative to the base path. */
export type ListedPages = readonly string[];
