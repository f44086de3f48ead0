import { aliasesOf, type Derivation, type Token } from '../src/dtcg.ts';
import type { Problem } from './problem.ts';
import { lineOf, type TokenDocument } from './token-document.ts';

/** Layer of a token by its id: everything except `base` and `brand` is semantic. */
type Layer = 'base' | 'brand' | 'semantic';
const layerOf = (id: string): Layer =>
  id.startsWith('base.') ? 'base' : id.startsWith('brand.') ? 'brand' : 'semantic';

/** The layers that each layer may name. */
const mayRead: Record<Layer, readonly Layer[]> = {
  base: [],
  // A slot may follow another one.
  brand: ['base', 'brand'],
  semantic: ['base', 'brand', 'semantic'],
};

const isShare = (value: unknown): boolean => typeof value === 'number' && value >= 0 && value <= 1;
const isTold = (value: unknown, key: string): boolean => {
  const { on, least, [key]: color } = (value ?? {}) as Readonly<Record<string, unknown>>;
  return typeof color === 'string' && Array.isArray(on) && on.length > 0 && typeof least === 'number';
};
const derivationRules: { [Key in keyof Required<Derivation>]: (value: unknown) => boolean } = {
  hue: (value) => typeof value === 'string',
  mix: (value) => {
    const { with: ground, amount } = (value ?? {}) as Partial<NonNullable<Derivation['mix']>>;
    return (ground === 'white' || ground === 'black') && isShare(amount);
  },
  alpha: isShare,
  times: (value) => typeof value === 'number',
  unit: (value) => typeof value === 'string',
  frames: (value) =>
    isTold(value, 'fill') && ['boolean', 'undefined'].includes(typeof (value as { greys?: unknown }).greys),
  prefers: (value) => isTold(value, 'color'),
};

/** Reports aliases that name no token, name a higher layer or run in a circle, and invalid derivations. */
export function findAliasProblems(documents: readonly TokenDocument[]): Problem[] {
  const known = new Map<string, Token>();
  for (const token of documents.flatMap(({ tokens }) => tokens)) known.set(token.id, token);

  const runsInCircle = (id: string, seen: ReadonlySet<string> = new Set()): boolean => {
    if (seen.has(id)) return true;
    const token = known.get(id);
    return token !== undefined && aliasesOf(token).some((next) => runsInCircle(next, new Set([...seen, id])));
  };

  return documents.flatMap((document) =>
    document.tokens.flatMap((token) => {
      const problem = (message: string): Problem => ({
        file: document.file,
        line: lineOf(document, token.id),
        token: token.id,
        message,
      });
      const layer = layerOf(token.id);
      const found = aliasesOf(token).flatMap((target) => {
        if (!known.has(target)) return [problem(`names {${target}}, which is no token`)];
        return mayRead[layer].includes(layerOf(target))
          ? []
          : [problem(`is a ${layer} token and may not name {${target}}`)];
      });
      const derivations = Object.entries(token.derive ?? {}).flatMap(([key, value]) => {
        const isRight = derivationRules[key as keyof Derivation] as ((value: unknown) => boolean) | undefined;
        return isRight?.(value) ? [] : [problem(`has a derivation "${key}" that can't be computed`)];
      });
      const circle = found.length === 0 && runsInCircle(token.id) ? [problem('names itself in a circle')] : [];
      return [...found, ...derivations, ...circle];
    }),
  );
}
