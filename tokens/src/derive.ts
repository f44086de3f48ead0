/**
 * Derives every variable of a theme from its brand slots. Pure: the build, the checks and run-time themes share it. The
 * mapping itself is data: `semantic/color.json` and `semantic/theme.json`.
 */
import fonts from '../base/fonts.json' with { type: 'json' };
import palette from '../base/palette.json' with { type: 'json' };
import colorMore from '../semantic/color.contrast-more.json' with { type: 'json' };
import color from '../semantic/color.json' with { type: 'json' };
import theme from '../semantic/theme.json' with { type: 'json' };
import { contrastOf, formatColor, isGrey, luminanceOf, mixColor, roundColor } from './color.ts';
import {
  aliasesOf,
  aliasTarget,
  isColor,
  isDimension,
  nameOf,
  readTokens,
  type Color,
  type Dimension,
  type Told,
  type Token,
  type Derivation,
} from './dtcg.ts';
import type { ThemeTokenName } from './names.ts';

/** All slots of a brand. A partner may leave any out and takes the house's. */
export interface BrandSlots {
  /** Background of a button. */
  action: Color;
  /** `action` on hover. */
  'action-strong': Color;
  /** Text on `action`: light or dark. */
  'on-action': Color;
  /** Text of a link. @default `action` */
  link?: Color;
  /** Border and mark of a selected, current or completed item. @default `action` */
  selection?: Color;
  /** Background of an offer, light enough for dark text. */
  accent: Color;
  /** Dark background of the offer page: lightness at most 0.26. */
  stage: Color;
  'stage-action': Color;
  'on-stage-action': Color;
  /** Degrees; makes every neutral warmer or cooler. */
  'neutral-hue': number;
  /** One of the families in `base/fonts.json`. */
  'font-display': readonly string[];
  'display-weight': number;
  /** Percent. */
  'display-width': number;
  /** Em. */
  'display-tracking': number;
  radius: Dimension;
}

export type BrandSlotName = keyof BrandSlots;

/** Optional slots: each takes the value of the other slot if absent. */
export const followedSlots = { link: 'action', selection: 'action' } as const satisfies {
  [slot in BrandSlotName]?: BrandSlotName;
};

/** The slot that provides the value of this one if a theme leaves it out. */
export const followedBy = (slot: BrandSlotName): BrandSlotName | undefined =>
  Object.hasOwn(followedSlots, slot) ? followedSlots[slot as keyof typeof followedSlots] : undefined;

/** The value of a slot, or the slot it follows. */
export function slotValue<Name extends BrandSlotName>(slots: BrandSlots, slot: Name): NonNullable<BrandSlots[Name]> {
  const followed = followedBy(slot);
  return (slots[slot] ?? (followed && slots[followed])) as NonNullable<BrandSlots[Name]>;
}

/** `more` is for `prefers-contrast: more`. */
export type Contrast = 'normal' | 'more';
export type ThemeVariables = Readonly<Record<ThemeTokenName, string>>;

const byId = (tokens: readonly Token[]): ReadonlyMap<string, Token> =>
  new Map(tokens.map((token) => [token.id, token]));
const raw = [...readTokens(palette), ...readTokens(fonts)];
const semantic = [...readTokens(color), ...readTokens(theme)];
const tokensAt: Record<Contrast, ReadonlyMap<string, Token>> = {
  normal: byId([...raw, ...semantic]),
  more: byId([...raw, ...semantic, ...readTokens(colorMore)]),
};

/**
 * The slots of a theme: a whole brand, then a partner's sparse overrides. Both are DTCG documents
 * (`brand/house/slots.json`, `partners/<slug>/slots.json`) whose aliases name `base` tokens, or the slot that a slot
 * follows. The input must be valid: `checkTheme` validates it.
 */
export function readBrandSlots(brand: unknown, partner: unknown = {}): BrandSlots {
  const slots = [...readTokens(brand), ...readTokens(partner)].flatMap(({ id, value }): [string, unknown][] => {
    const target = aliasTarget(value);
    // A slot that names the slot it follows counts as left out.
    if (target?.startsWith('brand.')) return [];
    const resolved = target === undefined ? value : tokensAt.normal.get(target)?.value;
    return [[id.slice('brand.'.length), resolved]];
  });
  return Object.fromEntries(slots) as unknown as BrandSlots;
}

/** Names of all variables of a theme, without the leading dashes. */
export const themeTokenNames = semantic.map(({ id }) => nameOf(id)) as readonly ThemeTokenName[];

/** A raw token (`base.anil.500`), the only kind a slot may name. */
export const baseToken = (id: string): Token | undefined =>
  id.startsWith('base.') ? tokensAt.normal.get(id) : undefined;

const isSlotOf = (slots: BrandSlots, name: string): name is BrandSlotName =>
  Object.hasOwn(slots, name) || Object.hasOwn(followedSlots, name);

/** Resolved DTCG value of a semantic token. */
type Resolve = (token: Token) => unknown;

function resolverOf(slots: BrandSlots, contrast: Contrast): Resolve {
  const tokens = tokensAt[contrast];

  const resolve = (value: unknown): unknown => {
    const id = aliasTarget(value);
    if (id === undefined) return value;
    const slot = id.startsWith('brand.') ? id.slice('brand.'.length) : '';
    if (isSlotOf(slots, slot)) return slotValue(slots, slot);
    const token = tokens.get(id);
    if (!token) throw new Error(`{${id}} points to no token`);
    return derived(token);
  };

  const known = new Map<string, number>();
  const luminanceAt = (alias: string): number => {
    const found = known.get(alias) ?? luminanceOf(roundColor(resolve(alias) as Color));
    known.set(alias, found);
    return found;
  };
  /** True if a colour has enough contrast to each of its possible grounds. */
  const isTold = (alias: string, { on, least }: Told): boolean => {
    const own = luminanceAt(alias);
    return on.every((ground) => contrastOf(own, luminanceAt(ground)) >= least);
  };

  const isFramed = (edge: Color, { fill, greys, ...told }: NonNullable<Derivation['frames']>): boolean =>
    !isTold(fill, told) ||
    (greys === true && isGrey(resolve(fill) as Color) && luminanceOf(roundColor(edge)) < luminanceAt(fill));

  const derived = ({ id, value, derive = {} }: Token): unknown => {
    const { prefers, frames } = derive;
    const resolved = resolve(prefers && isTold(prefers.color, prefers) ? prefers.color : value);
    if (isColor(resolved)) {
      const [lightness, chroma, hue] = resolved.components;
      const turned = derive.hue === undefined ? hue : Number(resolve(derive.hue));
      const tinted: Color = { ...resolved, components: [lightness, chroma, turned] };
      const mixed = derive.mix ? mixColor(tinted, derive.mix.with, derive.mix.amount) : tinted;
      const alpha = frames && !isFramed(mixed, frames) ? 0 : derive.alpha;
      return alpha === undefined ? mixed : { ...mixed, alpha };
    }
    if (isDimension(resolved) && derive.times !== undefined) {
      return { ...resolved, value: Number((resolved.value * derive.times).toFixed(4)) };
    }
    if (derive.unit !== undefined) {
      if (typeof resolved !== 'number') throw new Error(`${id}: only a number takes a unit`);
      return { value: resolved, unit: derive.unit };
    }
    return resolved;
  };
  return derived;
}

/** The semantic variables of a theme as CSS text, keyed by name without leading dashes. Throws on an unknown alias. */
export function deriveTheme(slots: BrandSlots, contrast: Contrast = 'normal'): ThemeVariables {
  const resolve = resolverOf(slots, contrast);
  return Object.fromEntries(
    semantic.map(({ id }) => [nameOf(id), formatValue(resolve(tokensAt[contrast].get(id) as Token))]),
  ) as ThemeVariables;
}

/** A computed semantic token: it contains no alias and no derivation. */
export interface ResolvedToken {
  id: string;
  type: string;
  /** DTCG value; a number with a unit is `{ value, unit }`, even for units that DTCG doesn't define. */
  value: unknown;
}

/** The semantic tokens of a theme with their values. */
export function resolveTheme(slots: BrandSlots, contrast: Contrast = 'normal'): ResolvedToken[] {
  const resolve = resolverOf(slots, contrast);
  const resolveParts = (value: unknown): unknown => {
    if (aliasTarget(value) !== undefined) return resolve({ id: '', type: '', value });
    if (Array.isArray(value)) return value.map(resolveParts);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, resolveParts(part)]));
  };
  return semantic.map(({ id, type }) => {
    const value = resolve(tokensAt[contrast].get(id) as Token);
    return { id, type, value: resolveParts(value) };
  });
}

const idByName: ReadonlyMap<string, string> = new Map(semantic.map(({ id }) => [nameOf(id), id]));

/** Reads colours of a theme by variable name; undefined for anything but an opaque colour. */
export function themeColors(slots: BrandSlots, contrast: Contrast): (name: string) => Color | undefined {
  const resolve = resolverOf(slots, contrast);
  return (name) => {
    const token = tokensAt[contrast].get(idByName.get(name) ?? '');
    const value = token && resolve(token);
    return isColor(value) && (value.alpha ?? 1) === 1 ? roundColor(value) : undefined;
  };
}

/**
 * Slots that determine a variable.
 * @param slots if given, a slot that is left out counts as the one it follows
 */
export function slotsBehind(name: string, contrast: Contrast, slots?: BrandSlots): ReadonlySet<BrandSlotName> {
  const found = new Set<BrandSlotName>();
  const add = (slot: BrandSlotName): void => {
    found.add(slots && slots[slot] === undefined ? (followedBy(slot) ?? slot) : slot);
  };
  const visit = (id: string): void => {
    if (id.startsWith('brand.')) add(id.slice('brand.'.length) as BrandSlotName);
    const token = tokensAt[contrast].get(id);
    if (token) aliasesOf(token).forEach(visit);
  };
  visit(idByName.get(name) ?? '');
  return found;
}

const generic = new Set(['serif', 'sans-serif', 'system-ui', 'monospace']);
const fontName = (name: unknown): string =>
  generic.has(String(name)) || /^[a-z]+$/i.test(String(name)) ? String(name) : `"${String(name)}"`;

/** CSS text of a resolved DTCG value. Inside a composite an alias stays a variable of the same theme. */
function formatValue(value: unknown): string {
  const id = aliasTarget(value);
  if (id !== undefined) return `var(--${nameOf(id)})`;
  if (isColor(value)) return formatColor(value);
  if (isDimension(value)) return value.value === 0 && value.unit === 'px' ? '0' : `${value.value}${value.unit}`;
  if (Array.isArray(value)) {
    return value.every((item) => typeof item === 'string')
      ? value.map(fontName).join(', ')
      : value.map(formatValue).join(', ');
  }
  if (typeof value === 'object' && value !== null) {
    const part = value as Record<string, unknown>;
    const keys = 'blur' in part ? ['offsetX', 'offsetY', 'blur', 'spread', 'color'] : ['width', 'style', 'color'];
    return keys.map((key) => formatValue(part[key])).join(' ');
  }
  return String(value);
}
