import type { ReactNode } from 'react';
import { answered, hasEveryWord, textOf, wordsOf } from '../../components/highlight/index.ts';

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

const wordsIn = ({ question, answer }: Pick<FaqQuestion, 'question' | 'answer'>) => `${question} ${textOf(answer)}`;

/** What answers the search: categories with at least one question that has every word, in itself or in its answer. */
export function foundQuestions(categories: readonly FaqCategory[], term: string): FaqCategory[] {
  return categories
    .map((category) => ({
      ...category,
      questions: category.questions.filter(({ question, answer }) => hasEveryWord(wordsIn({ question, answer }), term)),
    }))
    .filter(({ questions }) => questions.length > 0);
}

/** Those of several searches that find something. */
export const answeredSearches = (categories: readonly FaqCategory[], terms: readonly string[]): string[] =>
  answered(
    terms,
    categories.flatMap(({ questions }) => questions.map(wordsIn)),
  );

export const countQuestions = (categories: readonly FaqCategory[]): number =>
  categories.reduce((count, { questions }) => count + questions.length, 0);
