import memoizeOne from 'memoize-one';
import type { AssetManifest, InlineTexts, PublicConfig } from '../../../server/contract.ts';
import earlyScript from '../inline/early.ts?inline-script';
import { loadEntryText } from '../inline/load-entry.ts';
import registerWorker from '../inline/register-worker.ts?inline-script';
import rememberStore from '../inline/remember-store.ts?inline-script';
import startScript from '../inline/start.ts?inline-script';
import { configElementId, scriptJson, stateElementId } from './page-data.ts';
import type { PageStyles } from './page-styles.tsx';

/**
 * Styles that libraries add in the browser. Without a nonce the policy must list their exact texts, which a test reads
 * from the installed version.
 */
export const libraryStyles = [
  // React Aria, usePress
  '@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}',
  // React Aria, usePreventScroll, on iOS
  '@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}',
] as const;

export interface PageParts {
  /** Only in development (`RenderOptions.nonce`). */
  nonce?: string | undefined;
  config: PublicConfig;
  assets: AssetManifest;
  /** Style sheets of themes by slug, made of validated values. @default none */
  themes?: ReadonlyMap<string, string>;
  /** Style sheet of a theme that only this browser previews, made of validated values. @default none */
  previewSheet?: string | undefined;
  /** The partner's store of the page. @default the house */
  storeSlug?: string | undefined;
  /** The store that is stored for the visitor from now on. @default none */
  rememberedStore?: string | undefined;
  /** True for a page in another site's frame: it registers no service worker and sets no cookie. @default false */
  keepsNothing?: boolean;
  /** Scripts of the page relative to the base path, which the start script preloads. @default none */
  scripts?: readonly string[];
  /** Styles of the components. */
  styles: ReturnType<PageStyles['finish']>;
  /** Texts of the inline scripts in the markup. @default none */
  ownScripts?: readonly string[];
  /** Data for hydration. */
  state: unknown;
}

/** Writes inline elements, and collects their texts for the policy. */
function createInliner(nonce: string | undefined) {
  const scripts: string[] = [];
  const styles: string[] = [...libraryStyles];
  const mark = nonce === undefined ? '' : ` nonce="${nonce}"`;
  return {
    mark,
    texts: { scripts, styles } satisfies InlineTexts,
    script(text: string) {
      scripts.push(text);
      return `<script${mark}>${text}</script>`;
    },
    style(text: string, attributes = '') {
      styles.push(text);
      return `<style${mark}${attributes}>${text}</style>`;
    },
  };
}

type Inliner = ReturnType<typeof createInliner>;

/**
 * Completes the markup of a page. The head gets the inlined base styles, the partner's theme, the page's styles, the
 * first scripts and the public settings. The body ends with the state and the start script.
 *
 * The markup stays in UTF-8: decoding and encoding a string of 250 KB took 6 ms.
 */
export function completePage(markup: Buffer, parts: PageParts): { html: Buffer; inline: InlineTexts } {
  const { nonce, config, assets, ownScripts = [], state } = parts;
  const inliner = createInliner(nonce);
  // Vite's client reads the nonce from the first such element; the router's has no `nonce` property.
  const nonceElement = nonce === undefined ? '' : `<meta property="csp-nonce" nonce="${nonce}">`;
  inliner.texts.scripts.push(...ownScripts, loadEntryText(config.basePath + assets.entry));
  const end =
    `<script type="application/json" id="${stateElementId}">${scriptJson(state)}</script>` +
    (assets.developmentClient
      ? `<script${inliner.mark} type="module" src="${config.basePath}${assets.developmentClient}"></script>`
      : '') +
    inliner.script(startScript);
  const headStart = markup.indexOf('<head>') + '<head>'.length;
  const [headEnd, bodyEnd] = [markup.indexOf('</head>'), markup.lastIndexOf('</body>')];
  const html = Buffer.concat([
    markup.subarray(0, headStart),
    Buffer.from(nonceElement),
    markup.subarray(headStart, headEnd),
    Buffer.from(headMarkup(parts, inliner)),
    markup.subarray(headEnd, bodyEnd),
    Buffer.from(end),
    markup.subarray(bodyEnd),
  ]);
  return { html, inline: inliner.texts };
}

/** The base styles are equal on every page, so that their hash is computed once. */
const stylesUnder = memoizeOne((basePath: string, css: string) => css.replaceAll('url(', `url(${basePath}`));

function headMarkup(
  {
    config,
    assets,
    themes = new Map(),
    previewSheet,
    storeSlug = '',
    rememberedStore = '',
    keepsNothing,
    scripts = [],
    styles,
  }: PageParts,
  inliner: Inliner,
): string {
  const { basePath } = config;
  const baseStyles = assets.inlineCss
    ? inliner.style(stylesUnder(basePath, assets.inlineCss))
    : assets.css.map((path) => `<link rel="stylesheet" href="${basePath}${path}">`).join('');
  const looks = [...themes].map(([slug, sheet]) => inliner.style(sheet, ` data-partner-theme="${slug}"`));
  if (previewSheet !== undefined) looks.push(inliner.style(previewSheet, ' data-theme-preview'));
  const store = basePath + (storeSlug && `${storeSlug}/`);
  const urls = [...assets.entryImports, ...scripts].map((path) => basePath + path).join(' ');
  const sheets = styles.sheets.map((path) => path.slice(path.lastIndexOf('/') + 1)).join(' ');
  const settings = `data-entry="${basePath}${assets.entry}" data-scripts="${urls}" data-sheets="${sheets}" data-store="${rememberedStore}"`;
  return (
    baseStyles +
    looks.join('') +
    `<script type="application/json" id="${configElementId}" ${settings}>${scriptJson(config)}</script>` +
    inliner.script(earlyScript) +
    `<link rel="manifest" href="${store}manifest.webmanifest">` +
    `<link rel="apple-touch-icon" href="${basePath}icons/touch-180.png">` +
    (keepsNothing || rememberedStore === '' ? '' : inliner.script(rememberStore)) +
    (assets.developmentClient || keepsNothing ? '' : inliner.script(registerWorker)) +
    inliner.style(styles.text, styles.attributes)
  );
}

/** Scripts of each page module, by its name. A process has one manifest, so they are listed once. */
const scriptsByPage = memoizeOne(
  (modules: AssetManifest['modules']) =>
    new Map(
      Object.entries(modules).flatMap(([path, files]) => {
        const name = /^src\/routes\/pages\/\w+\/(\w+)\.tsx$/.exec(path)?.[1];
        return name === undefined ? [] : [[name, files] as const];
      }),
    ),
);

/**
 * The scripts of pages, relative to the base path; none in development.
 * @param pages names of the matched routes' pages, outermost first
 */
export function pageScripts(assets: AssetManifest, pages: readonly string[]): string[] {
  const scripts = scriptsByPage(assets.modules);
  return [...new Set(pages.flatMap((page) => scripts.get(page) ?? []))];
}
