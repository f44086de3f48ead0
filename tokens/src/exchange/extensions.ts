import { extensionKeys, type Color } from '../dtcg.ts';

/** Key of an exported colour's exact components beside its hex: a tool that knows only sRGB keeps them. */
export const exactColorKey = extensionKeys.oklch;

/** The exact colour of an exported token; undefined where there is none. */
export function exactColor(extensions: unknown): Color | undefined {
  if (typeof extensions !== 'object' || extensions === null || !Object.hasOwn(extensions, exactColorKey)) {
    return undefined;
  }
  const components = (extensions as Record<string, unknown>)[exactColorKey];
  const isTriple =
    Array.isArray(components) && components.length === 3 && components.every((part) => typeof part === 'number');
  return isTriple ? { colorSpace: 'oklch', components: components as unknown as Color['components'] } : undefined;
}
