/** Names of people (spec §2.3, §5). */

/** Letters of any alphabet with their accents, blanks, and the apostrophe, hyphen and dot that names carry. */
const lettersOnly = /^[\p{L}\p{M}'’.\- ]+$/u;

const wordsOf = (name: string) => name.trim().split(/\s+/).filter(Boolean);

/** Why a full name can't stand, in the order one should be told. */
export type NameFault = 'missing' | 'characters' | 'singleWord';

export function findFullNameFault(name: string): NameFault | undefined {
  const words = wordsOf(name);
  if (words.length === 0) return 'missing';
  if (!isLettersOnly(name)) return 'characters';
  return words.length < 2 ? 'singleWord' : undefined;
}

/** No figures and no special characters. */
export const isLettersOnly = (name: string): boolean => lettersOnly.test(wordsOf(name).join(' '));

/** How one is greeted: the first two words. */
export const greetingName = (fullName: string): string => wordsOf(fullName).slice(0, 2).join(' ');

/** First and last name as one, as a company's lead sends them (spec §3). */
export const joinName = (firstName: string, lastName: string): string =>
  [...wordsOf(firstName), ...wordsOf(lastName)].join(' ');
