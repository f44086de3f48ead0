/**
 * The seam between the web server and the application it renders: pure types, imported by both sides.
 */

import type { AskedPage } from '../src/app/rendering/page-address.ts';

export type { AskedPage };

/** The four environments of spec §9; one build serves all of them. */
export type Environment = 'development' | 'uat' | 'pre' | 'production';

/** A link of the footer's social section (spec §2.3). */
export interface SocialLink {
  /** Name read by the visitor, for example `Instagram`. */
  name: string;
  /** Absolute address. */
  url: string;
}

/** Everything the browser may know about this installation. Nothing in here is secret: it is printed into the page. */
export interface PublicConfig {
  environment: Environment;
  /** Base path of the site; starts and ends with a slash. @default '/' (pre: '/pre/signdrive/v2/') */
  basePath: string;
  /** Absolute address of the site including its base path; ends with a slash. For canonical and share links. */
  publicUrl: string;
  /** What a page's canonical link points at: the home page (the specification) or the page itself. @default 'home' */
  canonical: 'home' | 'page';
  /** Customer-service phone as shown to the visitor. */
  supportPhone: string;
  /** Messaging-app number, digits only, with country code. */
  whatsappNumber: string;
  /** Absolute address of the external help centre. */
  helpCentreUrl: string;
  /** Links of the footer's social section, in their order. */
  socialLinks: readonly SocialLink[];
  /** The company behind the store, as the footer names it. */
  company: { name: string; document: string; address: string };
  /** Year of the copyright line. */
  year: number;
  /** Origin of the hosted card form; the only origin the policy allows in a frame. */
  cardFormOrigin: string;
  /** Account of the store at the payment provider. */
  merchantAccount: string;
  /** Only on pages of a browser that is shown a theme before it is published. @default none */
  preview?: ShownPreview;
}

/** What the pages of a previewed theme say about it (docs/decisions/0026). `time`: `HH:MM` in Brasília. */
export type ShownPreview =
  /** `storeName`: the draft's own, in place of the partner's; empty where it has none. */
  | { hasEnded: false; time: string; storeName: string }
  /** `packed`: the draft, to be opened once more. */
  | { hasEnded: true; time: string; packed: string };

/**
 * What a page needs to load, read from the build's manifest.
 * Every path is relative to the base path, without a leading slash: `config.basePath + path` is its address.
 */
export interface AssetManifest {
  /** The script that starts the application in the browser. */
  entry: string;
  /** Scripts the entry loads at its start on every page, closure included, entry itself left out. */
  entryImports: readonly string[];
  /** Style sheets of the entry and its closure. */
  css: readonly string[];
  /** Those style sheets as one text whose addresses are relative to the base path, to be written into the page; production only. */
  inlineCss?: string;
  /**
   * Scripts each separately loaded module needs beyond the entry's own, by the module's key in the manifest:
   * its path from the storefront folder with its query, for example `src/routes/faq.tsx?tsr-split=component`.
   */
  modules: Readonly<Record<string, readonly string[]>>;
  /** Built file of each imported asset (font, picture) and module, by its path from the storefront folder. */
  files: Readonly<Record<string, string>>;
  /** Sheet of each script's components, with their class names; production only, and only for scripts that have some. */
  sheets?: Readonly<Record<string, { file: string; names: readonly string[] }>>;
  /** Development only: the bundler's client, a module script to load before the entry. */
  developmentClient?: string;
}

/** Facts of a request that a page may use. Nothing personal: the server can't see the token. */
export interface Visitor {
  /** The session-hint cookie is present: show the header slot of a logged-in visitor. */
  hasSessionHint: boolean;
  /** Slug in the `lastVisitedStore` cookie, when it has the form of a slug. */
  storedStore: string | undefined;
  /** What the visitor chose about measurement; absent when there was no choice yet. */
  consent?: 'granted' | 'denied';
}

/**
 * Style sheet of a partner's own overrides of the theme; undefined where they may not be used, which is reported.
 * @param overrides as the service sent them: anything
 */
export type ReadTheme = (slug: string, overrides: unknown) => string | undefined;

/** A failure of a service, or a part of its response that could not be decoded. Holds no visitor data. */
export interface FailureReport {
  /** Slice whose data is missing, or path of the undecodable part. */
  where: string;
  /** Internal code (spec §8, "Data loading"), or the kind of the error. */
  code: string;
}

/**
 * The exact texts of the inline scripts and styles that the policy has to allow. Only what the application wrote itself is
 * listed, never what is found in the finished markup.
 */
export interface InlineTexts {
  scripts: readonly string[];
  styles: readonly string[];
}

/** A rendered page, whole. */
export interface Page {
  status: number;
  /** Headers by lower-case name. Cookies are apart: they are never stored with a page. */
  headers: Readonly<Record<string, string>>;
  cookies: readonly string[];
  /** In UTF-8; empty for a redirect. */
  html: Buffer;
  inline: InlineTexts;
  /** All data of the page came, and within the budget: it may be shown to the next visitor, too. */
  isComplete: boolean;
}

export interface RenderOptions {
  /**
   * Nonce of this response's policy, for every script and style the page writes. Only while developing: the bundler's
   * scripts and styles can't be named by hash. Without it the page is the same for everybody, and `inline` names its own.
   */
  nonce?: string | undefined;
  /** What the browser may know; goes into the page. */
  config: PublicConfig;
  /** In-process calls to the services, by the browser's own paths: `${basePath}api/{service}/…`. */
  fetch: typeof globalThis.fetch;
  /** Reads by `fetch`, or the value of the same read for an earlier page, while its answers are still current. */
  shareRead: <Value>(key: string, read: () => Promise<Value>) => Promise<Value>;
  readTheme: ReadTheme;
  /** Checked style sheet of a theme that only this browser is shown; it wins over every store's. @default none */
  previewSheet?: string | undefined;
  reportFailure: (failure: FailureReport) => void;
  /** Assets of the build. */
  assets: AssetManifest;
  visitor: Visitor;
  /** Longest wait for the page's data before its skeleton is sent instead (docs/architecture.md, "Rendering"). */
  budgetInMs: number;
  /** Aborts when the visitor leaves or the page takes too long. */
  signal: AbortSignal;
}

/** What `storefront/dist/server/entry-server.js` exports as `render`. Redirects and statuses are the page's own. */
export type Render = (address: URL, options: RenderOptions) => Promise<Page>;

/** What the same file exports as `askedPage`: reads what an address asks for, before anything is rendered. */
export type ReadAskedPage = (address: string, storedStore: string | undefined) => AskedPage;

/** What the same file exports as `listedPages`: paths of the sitemap, relative to the base path. */
export type ListedPages = readonly string[];
