/**
 * Typed text without invisible characters, with plain digits and blanks: input methods of other languages write
 * full-width digits.
 */
export const plainText = (text: string): string => text.normalize('NFKC').replaceAll(/\p{Cf}/gu, '');
