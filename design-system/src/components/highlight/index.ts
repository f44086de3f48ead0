export { Highlight, highlighted, textOf, type HighlightProps } from './Highlight.tsx';
export { answered, findMatches, hasEveryWord, hasSomeWord, wordsOf, type Match } from './matches.ts';
