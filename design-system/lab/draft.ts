import { packTheme, unpackTheme } from '@signdrive/tokens/exchange';
import { checkDraft, themeDocument, type BrandSlots, type DraftCheck, type ThemeDraft } from '@signdrive/tokens/theme';

const documentOf = (slots: BrandSlots) => themeDocument('Feito no laboratório.', slots);

/** A draft in the form of the URL, and of the check. */
const carriedForm = ({ name, logoText, slots }: ThemeDraft) => ({ name, logoText, theme: documentOf(slots) });

/** Encodes a draft as text for a URL. */
export const packDraft = (draft: ThemeDraft): Promise<string> => packTheme(carriedForm(draft));

/** Returns a link that opens the store with the draft's theme and name, only in the browser that follows it. */
export async function storeLinkOf(draft: ThemeDraft, store: string): Promise<string> {
  const link = new URL('previa', store);
  link.searchParams.set('tema', await packDraft(draft));
  return link.href;
}

/** Decodes a draft from a URL. It gets the same check as any theme, because anyone can write a URL. */
export async function readDraft(packed: string): Promise<DraftCheck> {
  const text = await unpackTheme(packed);
  return text === undefined
    ? { ok: false, problems: [{ token: 'theme', sentence: ['unreadableUrl'] }] }
    : checkDraft(text);
}

/** Whether the store would show the draft. */
export const isReady = (draft: ThemeDraft): boolean => checkDraft(JSON.stringify(carriedForm(draft))).ok;
