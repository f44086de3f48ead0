import memoizeOne from 'memoize-one';
import type { AssetManifest, InlineTexts, PublicConfig } from '../../../server/contract.ts';
import { startScripts } from './assets.ts';
import { earlyScript, storeScript, workerScript } from './head-scripts.ts';
import { configElementId, scriptJson, stateElementId } from './page-data.ts';
import type { PageStyles } from './page-styles.tsx';

/**
 * Styles that libraries add in the browser: the policy has to know their exact texts, since there is no nonce. A test
 * reads them from the installed version.
 */
export const libraryStyles = [
  // React Aria, usePress
  '@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}',
  // React Aria, usePreventScroll, on iOS
  '@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}',
] as const;

export interface PageParts {
  /** Only while developing (`RenderOptions.nonce`). */
  nonce?: string | undefined;
  config: PublicConfig;
  assets: AssetManifest;
  /** Style sheets of themes by slug, made of checked values. @default none */
  themes?: ReadonlyMap<string, string>;
  /** Style sheet of a theme that only this browser is shown, made of checked values. @default none */
  previewSheet?: string | undefined;
  /** The partner's store the page belongs to. @default the house */
  storeSlug?: string | undefined;
  /** The store that the visitor is from now on taken to be in. @default none */
  rememberedStore?: string | undefined;
  /** The page is for another site's frame: it registers no service worker and sets no cookie. @default false */
  keepsNothing?: boolean;
  /** What the page's own part loads, relative to the base path: the start script asks for it with the first file. @default none */
  scripts?: readonly string[];
  /** Styles of the components. */
  styles: ReturnType<PageStyles['finish']>;
  /** Inline scripts that the markup itself has, by their text. @default none */
  ownScripts?: readonly string[];
  /** What the browser continues from. */
  state: unknown;
}

/** Writes inline elements, and collects the texts that the policy has to allow. */
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
 * Completes the markup of a page: the head gets the base styles, inlined, the theme a partner brought, the page's own
 * styles, the first scripts and the public settings; the body ends with the state and the script that starts the application.
 *
 * The markup stays in UTF-8: as a string of a quarter of a megabyte it cost 6 ms to decode and to encode again.
 */
export function completePage(markup: Buffer, parts: PageParts): { html: Buffer; inline: InlineTexts } {
  const { nonce, config, assets, ownScripts = [], state } = parts;
  const inliner = createInliner(nonce);
  // Vite's client looks for the nonce in the first such element; the router writes one without the property it reads.
  const nonceElement = nonce === undefined ? '' : `<meta property="csp-nonce" nonce="${nonce}">`;
  const { start, load } = startScripts(assets, config.basePath);
  inliner.texts.scripts.push(...ownScripts, load);
  const end =
    `<script type="application/json" id="${stateElementId}">${scriptJson(state)}</script>` +
    (assets.developmentClient
      ? `<script${inliner.mark} type="module" src="${config.basePath}${assets.developmentClient}"></script>`
      : '') +
    inliner.script(start);
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

/** The base styles are the same text on every page, so that its hash is at hand. */
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
  const addresses = scripts.map((path) => basePath + path).join(' ');
  const sheets = styles.sheets.map((path) => path.slice(path.lastIndexOf('/') + 1)).join(' ');
  const settings = `data-scripts="${addresses}" data-sheets="${sheets}" data-store="${rememberedStore}"`;
  return (
    baseStyles +
    looks.join('') +
    `<script type="application/json" id="${configElementId}" ${settings}>${scriptJson(config)}</script>` +
    inliner.script(earlyScript) +
    `<link rel="manifest" href="${store}manifest.webmanifest">` +
    `<link rel="apple-touch-icon" href="${basePath}icons/touch-180.png">` +
    (keepsNothing ? '' : inliner.script(storeScript(config))) +
    (assets.developmentClient || keepsNothing ? '' : inliner.script(workerScript(basePath))) +
    inliner.style(styles.text, styles.attributes)
  );
}
