import type { FaqCategory, FaqItem, RichText } from './content.ts';

/** One question, with its address within the page. */
export interface AddressedQuestion {
  /** Stays the same while the question's words and its category do, so that it can be linked to. */
  id: string;
  question: string;
  answer: RichText;
}

/** A category with the questions in it. */
export interface QuestionGroup {
  /** The category's slug: its address within the page. */
  id: string;
  title: string;
  questions: readonly AddressedQuestion[];
}

/** Words as an address: "Quanto custa o km?" is `quanto-custa-o-km`. */
function addressOf(words: string): string {
  return words
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

/**
 * The page of questions: categories in the service's order, those without a question left out. Addresses are unique in
 * the page, also where a question is asked twice or reads like its category.
 */
export function groupQuestions(
  categories: readonly { category: FaqCategory; items: readonly FaqItem[] }[],
): QuestionGroup[] {
  const taken = new Set<string>();
  const unique = (wanted: string): string => {
    let id = wanted;
    for (let copy = 2; taken.has(id); copy += 1) id = `${wanted}-${copy}`;
    taken.add(id);
    return id;
  };
  const groups = categories
    .filter(({ items }) => items.length > 0)
    .map(({ category, items }) => ({ id: unique(category.slug), title: category.name, items }));
  return groups.map(({ id, title, items }) => ({
    id,
    title,
    questions: items.map((item) => ({
      id: unique(`${id}-${addressOf(item.title)}`),
      question: item.title,
      answer: item.content,
    })),
  }));
}
