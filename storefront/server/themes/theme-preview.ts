import { createHmac } from 'node:crypto';
import { inflateRawSync } from 'node:zlib';
import { checkDraft, describeThemeProblemIn, themeSheet, type ThemeProblem } from '@signdrive/tokens/theme';
import { parseCookie, stringifySetCookie } from 'cookie';
import { LRUCache } from 'lru-cache';
import type { StoreConfig } from '../config.ts';
import type { ShownPreview } from '../contract.ts';
import { createSigner } from '../services/signer.ts';

/** A draft in a link: judged, or why it can't be shown. */
export type JudgedDraft =
  /** `storeName`: what the header shows; empty where the draft has no name. */
  { sheet: string; storeName: string } | { problems: readonly string[] };

/** What the cookie of this browser says. */
export type PreviewState =
  | { kind: 'none' }
  /** It was changed, another installation signed it, or its draft no longer passes. */
  | { kind: 'invalid' }
  | { kind: 'running'; sheet: string; shown: Extract<ShownPreview, { hasEnded: false }> }
  | { kind: 'ended'; shown: Extract<ShownPreview, { hasEnded: true }> };

export interface ThemePreviews {
  /** @param packed the draft, or a theme alone: JSON in DEFLATE in base64url */
  judge(packed: string): JudgedDraft;
  /** Cookie by which this browser, and no other, is shown a draft for half an hour. */
  begin(packed: string): string;
  /** Cookie that ends it. */
  end(): string;
  read(cookieHeader: string | undefined): PreviewState;
}

export const previewCookie = 'themePreview';
const lifetimeInSeconds = 30 * 60;
/** The cookie outlives the preview, so that a page can say that it has ended. */
const cookieLifetimeInSeconds = 24 * 60 * 60;

/** Longest text of a draft in a link. One with every slot and both names has some 1000 characters. */
const longestPacked = 1800;
/** Longest document, unpacked: as long as a theme may be. */
const longestDocument = 32_768;
/** Contents whose result is remembered; each page of a preview asks for it. */
const mostRemembered = 200;

/** Wins over the sheets of every store, also over those that the browser adopts while it moves between stores. */
const selector = ':root[data-brand][data-brand]';
const timeOf = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});
const unreadable: ThemeProblem = { token: 'theme', sentence: ['unreadableLink'] };
const describe = describeThemeProblemIn('pt');

/**
 * Themes that are shown before they are published. The browser holds the theme, signed by the server: any process of the
 * store can show it, and none stores it.
 */
export function createThemePreviews(
  { sessionSecret, basePath, publicUrl }: Pick<StoreConfig, 'sessionSecret' | 'basePath' | 'publicUrl'>,
  now: () => number = Date.now,
): ThemePreviews {
  const remembered = new LRUCache<string, JudgedDraft>({ max: mostRemembered });
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

  function judge(packed: string): JudgedDraft {
    const known = remembered.get(packed);
    if (known) return known;
    const text = unpack(packed);
    if (text === undefined) return { problems: [describe(unreadable)] };
    const check = checkDraft(text);
    const judged = check.ok
      ? { sheet: themeSheet(check.draft.slots, selector), storeName: check.draft.logoText || check.draft.name }
      : { problems: check.problems.map(describe) };
    remembered.set(packed, judged);
    return judged;
  }

  return {
    judge,
    begin(packed) {
      const endsAt = String(Math.floor(now() / 1000) + lifetimeInSeconds);
      const text = `${packed}.${endsAt}`;
      return print(`${text}.${sign(text)}`, cookieLifetimeInSeconds);
    },
    end: () => print('', 0),
    read(cookieHeader) {
      const value = cookieHeader?.includes(previewCookie) ? parseCookie(cookieHeader)[previewCookie] : undefined;
      if (!value) return { kind: 'none' };
      const [packed = '', endsAt = '', proof = ''] = value.split('.');
      if (!isSigned(`${packed}.${endsAt}`, proof)) return { kind: 'invalid' };
      const end = Number(endsAt) * 1000;
      const time = timeOf.format(end);
      if (end <= now()) return { kind: 'ended', shown: { hasEnded: true, time, packed } };
      const judged = judge(packed);
      if ('problems' in judged) return { kind: 'invalid' };
      return { kind: 'running', sheet: judged.sheet, shown: { hasEnded: false, time, storeName: judged.storeName } };
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
