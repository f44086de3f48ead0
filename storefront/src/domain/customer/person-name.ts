/** Names of people (spec §2.3, §5). */
import { bareText } from '../values/text.ts';

/** Letters of any alphabet with accents, blanks, and the apostrophe, hyphen and dot of names. */
const lettersOnly = /^[\p{L}\p{M}'’.\- ]+$/u;

const wordsOf = (name: string) => bareText(name).split(/\s+/).filter(Boolean);

/** Why a full name is invalid, in the order the errors are shown. */
export type NameFault = 'missing' | 'characters' | 'singleWord';

export function findFullNameFault(name: string): NameFault | undefined {
  const words = wordsOf(name);
  if (words.length === 0) return 'missing';
  if (!isLettersOnly(name)) return 'characters';
  return words.length < 2 ? 'singleWord' : undefined;
}

/** True without digits and special characters. */
export const isLettersOnly = (name: string): boolean => lettersOnly.test(bareName(name));

/** A typed name as it is sent: single blanks between its words. */
export const bareName = (name: string): string => wordsOf(name).join(' ');

/** The name used in a greeting: the first two words. */
export const greetingName = (fullName: string): string => wordsOf(fullName).slice(0, 2).join(' ');

/** First and last name joined, as a company's lead sends them (spec §3). */
export const joinName = (firstName: string, lastName: string): string =>
  [...wordsOf(firstName), ...wordsOf(lastName)].join(' ');
