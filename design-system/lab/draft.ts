import { packTheme, unpackTheme } from '@signdrive/tokens/exchange';
import { checkDraft, themeDocument, type BrandSlots, type DraftCheck, type ThemeDraft } from '@signdrive/tokens/theme';

const documentOf = (slots: BrandSlots) => themeDocument('Feito no laboratório.', slots);

/** A draft as it is carried in an address, and as the check reads it. */
const carriedForm = ({ name, logoText, slots }: ThemeDraft) => ({ name, logoText, theme: documentOf(slots) });

/** A draft as text that may stand in an address. */
export const packDraft = (draft: ThemeDraft): Promise<string> => packTheme(carriedForm(draft));

/** Link that opens the store in the draft's look and name, in the browser that follows it alone. */
export async function storeLinkOf(draft: ThemeDraft, store: string): Promise<string> {
  const link = new URL('previa', store);
  link.searchParams.set('tema', await packDraft(draft));
  return link.href;
}

/** Reads a draft from the address. It passes the same check as any theme, because anyone can write an address. */
export async function readDraft(packed: string): Promise<DraftCheck> {
  const text = await unpackTheme(packed);
  return text === undefined
    ? { ok: false, problems: [{ token: 'theme', sentence: ['unreadableAddress'] }] }
    : checkDraft(text);
}

/** Whether the store would show the draft. */
export const isReady = (draft: ThemeDraft): boolean => checkDraft(JSON.stringify(carriedForm(draft))).ok;
