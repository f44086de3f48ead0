import { resolveTheme, type BrandSlots, type Contrast, type ResolvedToken } from '../derive.ts';
import { assertSlots, slotNames, slotRules } from '../theme/slot-rules.ts';

/**
 * All computed tokens of a theme: its brand slots, then every semantic token derived from them. A slot that is left out
 * is not included, because it follows another.
 * @throws TypeError if a slot has a value that neither `checkTheme` nor `createTheme` accepts
 */
export function themeTokens(slots: BrandSlots, contrast: Contrast): ResolvedToken[] {
  assertSlots(slots);
  const own = slotNames.flatMap((slot): ResolvedToken[] => {
    const value: unknown = slots[slot];
    return value === undefined ? [] : [{ id: `brand.${slot}`, type: slotRules[slot].type, value }];
  });
  return [...own, ...resolveTheme(slots, contrast)];
}

/** Tokens as nested groups, each printed separately. */
export function nest(
  tokens: readonly ResolvedToken[],
  print: (token: ResolvedToken) => unknown,
): Record<string, unknown> {
  const root: Record<string, unknown> = {};
  for (const token of tokens) {
    const path = token.id.split('.');
    const name = path.pop() ?? '';
    let group = root;
    for (const part of path) group = (group[part] ??= {}) as Record<string, unknown>;
    group[name] = print(token);
  }
  return root;
}
