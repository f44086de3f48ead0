import type { FaqCategory, FaqItem, RichText } from './content.ts';
import { slugOf } from '../values/slug-of.ts';

/** One question, with its anchor on the page. */
export interface AnchoredQuestion {
  /** Stable while the question's text and its category are unchanged, so that links keep working. */
  id: string;
  question: string;
  answer: RichText;
}

/** A category with the questions in it. */
export interface QuestionGroup {
  /** The category's slug, its anchor on the page. */
  id: string;
  title: string;
  questions: readonly AnchoredQuestion[];
}

/**
 * The FAQ page: categories in the service's order, without empty ones. Anchors are unique on the page, even if a
 * question is repeated or equals its category.
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
      id: unique(`${id}-${slugOf(item.title)}`),
      question: item.title,
      answer: item.content,
    })),
  }));
}
