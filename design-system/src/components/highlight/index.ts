export { Highlight, highlighted, textOf, type HighlightProps } from './Highlight.tsx';
export { findMatches, hasEveryWord, wordsOf, type Match } from './matches.ts';
