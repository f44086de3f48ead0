import { readTokens, type Token } from '../src/dtcg.ts';

/** A token file: its text, used for line numbers, and its tokens. */
export interface TokenDocument {
  file: string;
  text: string;
  tokens: readonly Token[];
}

export const parseTokenDocument = (file: string, text: string): TokenDocument => ({
  file,
  text,
  tokens: readTokens(JSON.parse(text)),
});

/** Line of a token's own key. */
export function lineOf({ text }: Pick<TokenDocument, 'text'>, id: string): number {
  let at = 0;
  for (const key of id.split('.')) {
    const found = text.indexOf(`${JSON.stringify(key)}:`, at);
    if (found !== -1) at = found;
  }
  return text.slice(0, at).split('\n').length;
}
