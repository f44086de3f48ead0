import { packTheme, unpackTheme } from '@signdrive/tokens/exchange';
import {
  checkTheme,
  describeThemeProblem,
  readNames,
  themeDocument,
  ThemeRequestError,
  type BrandSlots,
} from '@signdrive/tokens/theme';

/** What a partner tries in the lab. */
export interface Draft {
  name: string;
  /** Wordmark, set in type. */
  logoText: string;
  slots: BrandSlots;
}

/** A draft from an address, or why it can't be used. */
export type ReadDraft = { draft: Draft } | { problems: readonly string[] };

const documentOf = (slots: BrandSlots) => themeDocument('Feito no laboratório.', slots);
/** The names of a draft are judged as those of a theme; it has no address yet. */
const slug = 'rascunho';

/** A draft as text that may stand in an address. */
export const packDraft = ({ name, logoText, slots }: Draft): Promise<string> =>
  packTheme({ name, logoText, theme: documentOf(slots) });

/** Link that opens the store in the draft's theme, in the browser that follows it alone. */
export async function storeLinkOf({ slots }: Draft, store: string): Promise<string> {
  const link = new URL('previa', store);
  link.searchParams.set('tema', await packTheme(documentOf(slots)));
  return link.href;
}

/** Reads a draft from the address. It passes the same check as any theme, because anyone can write an address. */
export async function readDraft(packed: string): Promise<ReadDraft> {
  const carried = parse((await unpackTheme(packed)) ?? '');
  if (!carried) return { problems: ['The address carries no draft: copy it as a whole.'] };
  const check = checkTheme(carried['theme']);
  if (!check.ok) return { problems: check.problems.map(describeThemeProblem) };
  const [name, logoText] = [carried['name'], carried['logoText']].map((text) => (typeof text === 'string' ? text : ''));
  try {
    const names = readNames({ slug, ...(name && { name }), ...(logoText && { logoText }) });
    return {
      draft: { name: name && names.name, logoText: logoText && names.logoText, slots: check.slots },
    } as ReadDraft;
  } catch (error) {
    if (error instanceof ThemeRequestError) return { problems: [error.message] };
    throw error;
  }
}

/** Whether a name or a wordmark is one line that a header has room for. */
export function isName(text: string): boolean {
  try {
    return readNames({ slug, name: text }) !== undefined;
  } catch {
    return false;
  }
}

function parse(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}
