import { resolveTheme, type BrandSlots, type Contrast, type ResolvedToken } from '../derive.ts';
import { assertSlots, slotNames, slotRules } from '../theme/slot-rules.ts';

/**
 * Everything a theme is, with its values computed: its brand slots, then every semantic token that follows from them.
 * A slot that is left out is no token: it follows another.
 * @throws TypeError when a slot holds anything but what `checkTheme` and `createTheme` let through
 */
export function themeTokens(slots: BrandSlots, contrast: Contrast): ResolvedToken[] {
  assertSlots(slots);
  const own = slotNames.flatMap((slot): ResolvedToken[] => {
    const value: unknown = slots[slot];
    return value === undefined ? [] : [{ id: `brand.${slot}`, type: slotRules[slot].type, value }];
  });
  return [...own, ...resolveTheme(slots, contrast)];
}

/** Tokens as nested groups, each printed by itself. */
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
