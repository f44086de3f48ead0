import { extensionKeys, type Color } from '../dtcg.ts';

/** Key of an exported colour's exact components next to its hex: tools limited to sRGB keep them. */
export const exactColorKey = extensionKeys.oklch;

/** The exact colour of an exported token; undefined if absent. */
export function exactColor(extensions: unknown): Color | undefined {
  if (typeof extensions !== 'object' || extensions === null || !Object.hasOwn(extensions, exactColorKey)) {
    return undefined;
  }
  const components = (extensions as Record<string, unknown>)[exactColorKey];
  const isTriple =
    Array.isArray(components) && components.length === 3 && components.every((part) => typeof part === 'number');
  return isTriple ? { colorSpace: 'oklch', components: components as unknown as Color['components'] } : undefined;
}
