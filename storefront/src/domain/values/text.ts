/**
 * Typed text without invisible characters, with plain digits and blanks: input methods of other languages write
 * full-width digits.
 */
export const plainText = (text: string): string => text.normalize('NFKC').replaceAll(/\p{Cf}/gu, '');

/**
 * Typed text as it is sent: without invisible characters and blanks around it, and each letter with its accent as one
 * character. File names on a Mac and some PDFs have two, and services compare characters.
 */
export const bareText = (text = ''): string =>
  text
    .normalize()
    .replaceAll(/\p{Cf}/gu, '')
    .trim();

/**
 * A number as people type it: `R$ 2.179,90`, `14,9%`, `2179.9`. Points between groups of three digits are thousands,
 * otherwise decimals. Returns `undefined` for anything else.
 */
export function numberIn(text: string): number | undefined {
  const bare = plainText(text).replaceAll(/R\$|%|meses|mês|\s/giu, '');
  const hasThousands = bare.includes(',') || /^\d{1,3}(?:\.\d{3})+$/.test(bare);
  const plain = hasThousands ? bare.replaceAll('.', '').replace(',', '.') : bare;
  return /^\d{1,12}(?:\.\d{1,6})?$/.test(plain) ? Number(plain) : undefined;
}

/** Length of a quoted value. */
const longest = 40;

/** The value of a search parameter as a notice quotes it; a long one is shortened. */
export function writtenValue(value: unknown): string {
  const text = String(value).trim();
  return text.length > longest ? `${text.slice(0, longest - 1)}…` : text;
}

/** Separator of facts on one line. The no-break space keeps it at the end of a line instead of the start. */
export const separator = '\u00a0· ';
