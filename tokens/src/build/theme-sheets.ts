/** Build only: prints the tokens resolved by Terrazzo as one sheet per theme, and all of them as `tokens.css`. */
import type { CSSPluginOptions, default as css } from '@terrazzo/plugin-css';
import resolver from '../../tokens.resolver.json' with { type: 'json' };
import { deriveTheme, type BrandSlots, type ThemeVariables } from '../derive.ts';
import { extensionKeys, nameOf } from '../dtcg.ts';
import { houseSheet, themeSheet, type Declarations } from './sheets.ts';

type Plugin = ReturnType<typeof css>;
type Transform = NonNullable<CSSPluginOptions['transform']>;

/** The selected context of each modifier of the resolver. */
export type Permutation = Record<'partner' | 'viewport' | 'contrast', string>;

const partners = Object.keys(resolver.modifiers.partner.contexts).filter((slug) => slug !== 'none');
const at = (partner: string, contrast = 'normal', viewport = 'small'): Permutation => ({
  partner,
  contrast,
  viewport,
});

/** Every printed combination. */
export const permutations: readonly Permutation[] = [
  ...['none', ...partners].flatMap((partner) => [at(partner), at(partner, 'more')]),
  at('none', 'normal', 'medium'),
  at('none', 'normal', 'large'),
];

const derived = new WeakMap<object, ThemeVariables>();

/** Custom output for tokens that depend on brand slots, and for tokens limited by the viewport. */
export const printedValue: Transform = (token, options) => themeValue(token, options) ?? valueInWindow(token);

/** Value of a token that depends on brand slots: Terrazzo resolves the slots, `deriveTheme` computes the rest. */
const themeValue: Transform = (token, { tokensSet, permutation }) => {
  let variables = derived.get(tokensSet);
  if (!variables) {
    const slots = Object.fromEntries(
      Object.values(tokensSet)
        .filter(({ id }) => id.startsWith('brand.'))
        .map(({ id, $value }) => [id.slice('brand.'.length), $value]),
    ) as unknown as BrandSlots;
    variables = deriveTheme(slots, permutation['contrast'] === 'more' ? 'more' : 'normal');
    derived.set(tokensSet, variables);
  }
  return (variables as Readonly<Record<string, string>>)[nameOf(token.id)];
};

/** A length that grows with the text size, up to the share of the viewport in `br.com.signdrive.most`. */
const valueInWindow = ({ $value, $extensions }: Parameters<Transform>[0]): string | undefined => {
  const most = $extensions?.[extensionKeys.most];
  if (typeof most !== 'string') return undefined;
  const { value, unit } = $value as { value: number; unit: string };
  return `min(${value}${unit},${most})`;
};

/** Terrazzo plugin: `house.css`, `partners/<slug>.css` and `tokens.css` (all of them, in that order). */
export function themeSheets(): Plugin {
  return {
    name: 'theme-sheets',
    build: async ({ getTransforms, outputFile }) => {
      const read = (input: Permutation): Declarations =>
        new Map(
          getTransforms({ format: 'css', input }).map(({ localID, value }) => {
            if (typeof value !== 'string') throw new TypeError(`${localID} has no single CSS value`);
            return [`${localID}`, value];
          }),
        );
      const sheets = new Map([
        [
          'house.css',
          houseSheet({
            normal: read(at('none')),
            medium: read(at('none', 'normal', 'medium')),
            large: read(at('none', 'normal', 'large')),
            more: read(at('none', 'more')),
          }),
        ],
        ...partners.map((slug): [string, string] => [
          `partners/${slug}.css`,
          themeSheet(`[data-partner=${slug}]`, read(at(slug)), read(at(slug, 'more'))),
        ]),
      ]);
      for (const [filename, contents] of sheets) outputFile(filename, contents);
      outputFile('tokens.css', [...sheets.values()].join(''));
    },
  };
}
