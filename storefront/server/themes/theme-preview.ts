import { createHmac } from 'node:crypto';
import { inflateRawSync } from 'node:zlib';
import { checkDraft, describeThemeProblemIn, themeSheet, type ThemeProblem } from '@signdrive/tokens/theme';
import { parseCookie, stringifySetCookie } from 'cookie';
import { LRUCache } from 'lru-cache';
import type { StoreConfig } from '../config.ts';
import type { ShownPreview } from '../contract.ts';
import { createSigner } from '../services/signer.ts';

/** A draft of a link: valid, or why it is invalid. */
export type CheckedDraft =
  /** `storeName`: displayed in the header; empty if the draft has no name. */
  { sheet: string; storeName: string } | { problems: readonly string[] };

/** The preview in this browser's cookie. */
export type PreviewState =
  | { kind: 'none' }
  /** It was changed, another installation signed it, or its draft is no longer valid. */
  | { kind: 'invalid' }
  | { kind: 'running'; sheet: string; shown: Extract<ShownPreview, { hasEnded: false }> }
  | { kind: 'ended'; shown: Extract<ShownPreview, { hasEnded: true }> };

export interface ThemePreviews {
  /** @param packed the draft, or only a theme: JSON in DEFLATE in base64url */
  validate(packed: string): CheckedDraft;
  /** Cookie that shows a draft to this browser only, for half an hour. */
  begin(packed: string): string;
  /** Cookie that ends it. */
  end(): string;
  read(cookieHeader: string | undefined): PreviewState;
}

export const previewCookie = 'themePreview';
const lifetimeInSeconds = 30 * 60;
/** The cookie outlives the preview, so that a page can announce its end. */
const cookieLifetimeInSeconds = 24 * 60 * 60;

/** Maximum length of a draft in a link. One with every slot and both names has some 500 characters. */
const longestPacked = 1800;
/** Maximum document size, unpacked: the maximum of a theme. */
const longestDocument = 32_768;
/** Maximum remembered contents; each page of a preview looks its own up. */
const mostRemembered = 200;

/** Overrides the sheets of every store, also those that the browser adopts when it changes stores. */
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
 * Previews of themes before they are published. The browser stores the theme, signed by the server: any process can
 * show it, and none stores it.
 */
export function createThemePreviews(
  { sessionSecret, basePath, publicUrl }: Pick<StoreConfig, 'sessionSecret' | 'basePath' | 'publicUrl'>,
  now: () => number = Date.now,
): ThemePreviews {
  const remembered = new LRUCache<string, CheckedDraft>({ max: mostRemembered });
  // A separate key: a signature of a preview proves nothing elsewhere.
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

  function validate(packed: string): CheckedDraft {
    const known = remembered.get(packed);
    if (known) return known;
    const text = unpack(packed);
    if (text === undefined) return { problems: [describe(unreadable)] };
    const check = checkDraft(text);
    const checked = check.ok
      ? { sheet: themeSheet(check.draft.slots, selector), storeName: check.draft.logoText || check.draft.name }
      : { problems: check.problems.map(describe) };
    remembered.set(packed, checked);
    return checked;
  }

  return {
    validate,
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
      const checked = validate(packed);
      if ('problems' in checked) return { kind: 'invalid' };
      return { kind: 'running', sheet: checked.sheet, shown: { hasEnded: false, time, storeName: checked.storeName } };
    },
  };
}

/** The document's text; undefined if it is not a packed theme, or too large. */
function unpack(packed: string): string | undefined {
  if (packed.length > longestPacked || !/^[\w-]+$/.test(packed)) return undefined;
  try {
    return inflateRawSync(Buffer.from(packed, 'base64url'), { maxOutputLength: longestDocument }).toString();
  } catch {
    return undefined;
  }
}
