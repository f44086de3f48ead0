export { Highlight, highlighted, textOf, type HighlightProps } from './Highlight.tsx';
export { findMatches, hasEveryWord, hasSomeWord, matchingSearches, wordsOf, type Match } from './matches.ts';
