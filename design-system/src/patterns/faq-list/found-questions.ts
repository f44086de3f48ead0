import type { ReactNode } from 'react';
import { matchingSearches, hasEveryWord, textOf, wordsOf } from '../../components/highlight/index.ts';

export interface FaqQuestion {
  /** Unique id in the page, the fragment of its URL. */
  id: string;
  /** Text only: it is rendered inside a control. */
  question: string;
  answer: ReactNode;
}

export interface FaqCategory {
  /** Id of its heading, the fragment of its URL. */
  id: string;
  title: string;
  questions: readonly FaqQuestion[];
}

export const isSearch = (term: string): boolean => term.trim() !== '';

const wordsIn = ({ question, answer }: Pick<FaqQuestion, 'question' | 'answer'>) => `${question} ${textOf(answer)}`;

/**
 * Returns the categories with the questions that have every word of the search, in question or answer. Empty ones are
 * omitted. Punctuation alone is in no question; without a search all are returned.
 */
export function foundQuestions(categories: readonly FaqCategory[], term: string): FaqCategory[] {
  if (isSearch(term) && wordsOf(term).length === 0) return [];
  return categories
    .map((category) => ({
      ...category,
      questions: category.questions.filter(({ question, answer }) => hasEveryWord(wordsIn({ question, answer }), term)),
    }))
    .filter(({ questions }) => questions.length > 0);
}

/** Returns the searches that match at least one question. */
export const answeredSearches = (categories: readonly FaqCategory[], terms: readonly string[]): string[] =>
  matchingSearches(
    terms,
    categories.flatMap(({ questions }) => questions.map(wordsIn)),
  );

export const countQuestions = (categories: readonly FaqCategory[]): number =>
  categories.reduce((count, { questions }) => count + questions.length, 0);
