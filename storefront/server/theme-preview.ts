import { createHmac } from 'node:crypto';
import { inflateRawSync } from 'node:zlib';
import { checkTheme, describeThemeProblem, themeSheet } from '@signdrive/tokens/theme';
import { parseCookie, stringifySetCookie } from 'cookie';
import { LRUCache } from 'lru-cache';
import type { StoreConfig } from './config.ts';
import { createSigner } from './signer.ts';

/** A theme in a link: judged, or why it can't be shown. */
export type JudgedTheme = { sheet: string } | { problems: readonly string[] };

export interface ThemePreviews {
  /** @param packed the theme's document: DEFLATE in base64url */
  judge(packed: string): JudgedTheme;
  /** Cookie by which this browser, and no other, is shown a theme for half an hour. */
  begin(packed: string): string;
  /** Cookie that ends it. */
  end(): string;
  /** Style sheet of the theme that this browser is shown; undefined for all others. */
  sheetOf(cookieHeader: string | undefined): string | undefined;
}

export const previewCookie = 'themePreview';
const lifetimeInSeconds = 30 * 60;

/** Longest text of a theme in a link. One with every slot has some 700 characters. */
const longestPacked = 1800;
/** Longest document, unpacked: as long as a theme may be. */
const longestDocument = 32_768;
/** Contents whose result is remembered; each page of a preview asks for it. */
const mostRemembered = 200;

/** Wins over the sheets of every store, also over those that the browser adopts while it moves between stores. */
const selector = ':root[data-brand][data-brand]';
/** Says on every page that this is no published theme. The address ends it. */
const markOf = (basePath: string): string =>
  'body::before{display:block;padding:.5rem 1rem;background:Canvas;color:CanvasText;border-bottom:2px solid;' +
  `font:1rem/1.5 system-ui,sans-serif;text-align:center;content:"Tema não publicado, só neste navegador. Encerrar: ${basePath}previa"}`;

/**
 * Themes that are shown before they are published. The browser holds the theme, signed by the server: any process of the
 * store can show it, and none stores it.
 */
export function createThemePreviews(
  { sessionSecret, basePath, publicUrl }: Pick<StoreConfig, 'sessionSecret' | 'basePath' | 'publicUrl'>,
  now: () => number = Date.now,
): ThemePreviews {
  const remembered = new LRUCache<string, JudgedTheme>({ max: mostRemembered });
  // A key of its own: what is signed here proves nothing elsewhere.
  const { sign, isSigned } = createSigner(createHmac('sha256', sessionSecret).update('theme preview').digest());
  const print = (value: string, maxAge: number) =>
    stringifySetCookie({
      name: previewCookie,
      value,
      maxAge,
      path: basePath,
      httpOnly: true,
      secure: publicUrl.startsWith('https:'),
      sameSite: 'lax',
    });

  function judge(packed: string): JudgedTheme {
    const known = remembered.get(packed);
    if (known) return known;
    const text = unpack(packed);
    if (text === undefined) return { problems: ['theme could not be read from the link: make the link again'] };
    const check = checkTheme(text);
    const judged = check.ok
      ? { sheet: themeSheet(check.slots, selector) + markOf(basePath) }
      : { problems: check.problems.map(describeThemeProblem) };
    remembered.set(packed, judged);
    return judged;
  }

  return {
    judge,
    begin(packed) {
      const endsAt = String(Math.floor(now() / 1000) + lifetimeInSeconds);
      const text = `${packed}.${endsAt}`;
      return print(`${text}.${sign(text)}`, lifetimeInSeconds);
    },
    end: () => print('', 0),
    sheetOf(cookieHeader) {
      const value = cookieHeader?.includes(previewCookie) ? parseCookie(cookieHeader)[previewCookie] : undefined;
      const [packed = '', endsAt = '', proof = ''] = value?.split('.') ?? [];
      if (packed === '' || !(Number(endsAt) * 1000 > now())) return undefined;
      if (!isSigned(`${packed}.${endsAt}`, proof)) return undefined;
      const judged = judge(packed);
      return 'sheet' in judged ? judged.sheet : undefined;
    },
  };
}

/** The document's text; undefined for what is no packed theme, or a larger one. */
function unpack(packed: string): string | undefined {
  if (packed.length > longestPacked || !/^[\w-]+$/.test(packed)) return undefined;
  try {
    return inflateRawSync(Buffer.from(packed, 'base64url'), { maxOutputLength: longestDocument }).toString();
  } catch {
    return undefined;
  }
}
