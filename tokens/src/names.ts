import type color from '../semantic/color.json';
import type scales from '../semantic/scales.json';
import type theme from '../semantic/theme.json';
import type type from '../semantic/type.json';
import type viewport from '../semantic/viewport.json';

/** Names of a token document: its paths joined by dashes. */
type NamesIn<Document, Prefix extends string = ''> = {
  [Key in keyof Document & string]: Key extends `$${string}`
    ? never
    : Document[Key] extends { $value: unknown }
      ? `${Prefix}${Key}`
      : NamesIn<Document[Key], `${Prefix}${Key}-`>;
}[keyof Document & string];

/** Tokens of a theme; every theme selector contains all of them. */
export type ThemeTokenName = NamesIn<typeof color> | NamesIn<typeof theme>;
/** Tokens that are the same in every theme. */
export type ScaleTokenName = NamesIn<typeof scales> | NamesIn<typeof type> | NamesIn<typeof viewport>;
/** Every token for applications. */
export type TokenName = ThemeTokenName | ScaleTokenName;
