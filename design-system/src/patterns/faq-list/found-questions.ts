import type { ReactNode } from 'react';
import { hasEveryWord, textOf, wordsOf } from '../../components/highlight/index.ts';

export interface FaqQuestion {
  /** Its address within the page (`#id`), unique in it. */
  id: string;
  /** Words only: they stand inside the control. */
  question: string;
  answer: ReactNode;
}

export interface FaqCategory {
  /** Its address within the page (`#id`). */
  id: string;
  title: string;
  questions: readonly FaqQuestion[];
}

/** Whether the words typed look for anything: spaces and punctuation alone don't. */
export const isSearch = (term: string): boolean => wordsOf(term).length > 0;

/** What answers the search: categories with at least one question that has every word, in itself or in its answer. */
export function foundQuestions(categories: readonly FaqCategory[], term: string): FaqCategory[] {
  return categories
    .map((category) => ({
      ...category,
      questions: category.questions.filter(({ question, answer }) =>
        hasEveryWord(`${question} ${textOf(answer)}`, term),
      ),
    }))
    .filter(({ questions }) => questions.length > 0);
}

export const countQuestions = (categories: readonly FaqCategory[]): number =>
  categories.reduce((count, { questions }) => count + questions.length, 0);
