import type { AssetManifest, PublicConfig } from '../../server/contract.ts';
import { earlyScript, workerScript } from './head-scripts.ts';

/** Id of the element that carries the installation's public settings to the browser. */
export const configElementId = 'signdrive-config';

/** JSON that can stand inside a script element whatever its strings hold. */
function toScriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

/**
 * What the head needs beside the routes' own tags: the base styles, inlined, the theme a partner brought, and the public
 * settings.
 */
export function headMarkup({
  nonce,
  config,
  assets,
  themes = new Map(),
  storeSlug = '',
  keepsNothing = false,
  scripts = [],
}: {
  nonce: string;
  config: PublicConfig;
  assets: AssetManifest;
  /** Style sheets of themes by slug, made of checked values. @default none */
  themes?: ReadonlyMap<string, string>;
  /** The partner's store the page belongs to. @default the house */
  storeSlug?: string | undefined;
  /** The page stands in another site's frame: no worker is left behind. @default false */
  keepsNothing?: boolean;
  /** Addresses of what the page's own part loads: the start script asks for them with the first file. @default none */
  scripts?: readonly string[];
}): string {
  const styles = assets.inlineCss
    ? `<style nonce="${nonce}">${assets.inlineCss.replaceAll('url(', `url(${config.basePath}`)}</style>`
    : assets.css.map((path) => `<link rel="stylesheet" href="${config.basePath}${path}">`).join('');
  const looks = [...themes].map(
    ([slug, sheet]) => `<style nonce="${nonce}" data-partner-theme="${slug}">${sheet}</style>`,
  );
  const store = config.basePath + (storeSlug && `${storeSlug}/`);
  return (
    styles +
    looks.join('') +
    `<script nonce="${nonce}">${earlyScript}</script>` +
    `<link rel="manifest" href="${store}manifest.webmanifest">` +
    `<link rel="apple-touch-icon" href="${config.basePath}icons/touch-180.png">` +
    (assets.developmentClient || keepsNothing
      ? ''
      : `<script nonce="${nonce}">${workerScript(config.basePath)}</script>`) +
    `<script type="application/json" id="${configElementId}" data-scripts="${scripts.join(' ')}" nonce="${nonce}">${toScriptJson(config)}</script>`
  );
}

/**
 * Where programs that add styles by themselves (Vite's, while developing) look for the nonce. They read the first
 * such element, and the router writes one without the property they read: ours has to come before it.
 */
const nonceMarkup = (nonce: string) => `<meta property="csp-nonce" nonce="${nonce}">`;

/** What styled-components writes between two rules, and between rules and the line that names them. */
const ruleEnd = '/*!sc*/\n';

/**
 * Parts a style element of styled-components in two: the rules, plain, and the lines that say which components they
 * belong to, in an element the browser doesn't read as a sheet.
 *
 * In the browser the library takes its own elements out of the page and puts every rule in again, one by one, into a sheet of its
 * own: some hundreds of insertions and the style of every element anew, in one task. Of an element with names alone it
 * learns which components have their rules, and inserts nothing.
 */
export function partStyles(tag: string): string {
  return tag.replace(
    /<style([^>]*?)( data-styled[^>]*)>([^]*?)<\/style>/g,
    (_, plain: string, owned: string, text: string) => {
      const parts = text.split(ruleEnd);
      const isName = (part: string) => part.startsWith('data-styled.');
      const rules = parts.filter((part) => !isName(part)).join('');
      const names = parts.filter(isName).join(ruleEnd);
      return `<style${plain}>${rules}</style><style type="text/plain"${plain}${owned}>${names}</style>`;
    },
  );
}

/** How React's late boundaries begin. */
const lateSegment = '<div hidden';

/** Length of the part at the end of a text with which a late segment may begin; 0 for none. */
function beginningOfLateSegment(text: string): number {
  for (let length = lateSegment.length - 1; length > 0; length -= 1) {
    if (text.endsWith(lateSegment.slice(0, length))) return length;
  }
  return 0;
}

/**
 * Writes styles into a streamed page: those of the shell before `</head>`, later ones before the
 * segment that needs them (React's late boundaries arrive in `<div hidden`, a safe place for a style).
 */
export function injectIntoPage({
  nonce,
  head,
  takeStyles,
}: {
  nonce: string;
  head: string;
  takeStyles: () => string;
}): TransformStream<Uint8Array, Uint8Array> {
  const decoder = new TextDecoder();
  const encoder = new TextEncoder();
  let isHeadSent = false;
  let pending = '';

  return new TransformStream({
    transform(chunk, controller) {
      pending += decoder.decode(chunk, { stream: true });
      if (!isHeadSent) {
        const end = pending.indexOf('</head>');
        if (end < 0) return;
        const opened = pending.slice(0, end).replace('<head>', `<head>${nonceMarkup(nonce)}`);
        pending = opened + head + partStyles(takeStyles()) + pending.slice(end);
        isHeadSent = true;
      } else {
        const segment = pending.indexOf(lateSegment);
        const styles = segment < 0 ? '' : takeStyles();
        if (styles) pending = pending.slice(0, segment) + styles + pending.slice(segment);
      }
      // Chunks end anywhere: what may be the beginning of a late segment waits for the rest of it.
      const kept = beginningOfLateSegment(pending);
      if (pending.length > kept) controller.enqueue(encoder.encode(pending.slice(0, pending.length - kept)));
      pending = pending.slice(pending.length - kept);
    },
    flush(controller) {
      pending += decoder.decode();
      if (pending) controller.enqueue(encoder.encode(pending));
    },
  });
}
