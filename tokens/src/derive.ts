/**
 * Thirteen brand slots in, every variable of the theme out. Pure: the build, the checks and themes that
 * arrive at run time share it. The mapping itself is data: `semantic/color.json` and `semantic/theme.json`.
 */
import fonts from '../base/fonts.json' with { type: 'json' };
import palette from '../base/palette.json' with { type: 'json' };
import colorMore from '../semantic/color.contrast-more.json' with { type: 'json' };
import color from '../semantic/color.json' with { type: 'json' };
import theme from '../semantic/theme.json' with { type: 'json' };
import { formatColor, mixColor } from './color.ts';
import {
  aliasTarget,
  isColor,
  isDimension,
  nameOf,
  readTokens,
  type Color,
  type Dimension,
  type Token,
} from './dtcg.ts';
import type { ThemeTokenName } from './names.ts';

/** What a brand decides, all of it. A partner may leave any out and takes the house's. */
export interface BrandSlots {
  /** Press it, or it is the selected thing; also link text. */
  action: Color;
  /** `action` under the pointer. */
  'action-strong': Color;
  'on-action': Color;
  /** An offer. Light enough for ink text. */
  accent: Color;
  /** Dark ground of the offer page: lightness at most 0.26. */
  stage: Color;
  'stage-action': Color;
  'on-stage-action': Color;
  /** Degrees; turns every neutral warm or cool. */
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

/** `more` answers `prefers-contrast: more`. */
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
 * The slots of a theme: a whole brand, then a partner's sparse overrides over it. Both are DTCG documents
 * (`brand/house/slots.json`, `partners/<slug>/slots.json`) whose aliases name `base` tokens only. It trusts
 * them: `checks/brand-shape.ts` judges their shape.
 */
export function readBrandSlots(brand: unknown, partner: unknown = {}): BrandSlots {
  const slots = [...readTokens(brand), ...readTokens(partner)].map(({ id, value }): [slot: string, value: unknown] => {
    const target = aliasTarget(value);
    const resolved = target === undefined ? value : tokensAt.normal.get(target)?.value;
    return [id.slice('brand.'.length), resolved];
  });
  return Object.fromEntries(slots) as unknown as BrandSlots;
}

/** Names of everything a theme sets, without the dashes in front. */
export const themeTokenNames = semantic.map(({ id }) => nameOf(id)) as readonly ThemeTokenName[];

/** The semantic variables of a theme as CSS text, keyed by name without dashes in front. Throws on an unknown alias. */
export function deriveTheme(slots: BrandSlots, contrast: Contrast = 'normal'): ThemeVariables {
  const tokens = tokensAt[contrast];

  const resolve = (value: unknown): unknown => {
    const id = aliasTarget(value);
    if (id === undefined) return value;
    const slot = Object.entries(slots).find(([name]) => `brand.${name}` === id);
    if (slot) return slot[1];
    const token = tokens.get(id);
    if (!token) throw new Error(`{${id}} points to no token`);
    return derived(token);
  };

  const derived = ({ id, value, derive = {} }: Token): unknown => {
    const resolved = resolve(value);
    if (isColor(resolved)) {
      const [lightness, chroma, hue] = resolved.components;
      const turned = derive.hue === undefined ? hue : Number(resolve(derive.hue));
      const tinted: Color = { ...resolved, components: [lightness, chroma, turned] };
      const mixed = derive.mix ? mixColor(tinted, derive.mix.with, derive.mix.amount) : tinted;
      return derive.alpha === undefined ? mixed : { ...mixed, alpha: derive.alpha };
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

  return Object.fromEntries(
    semantic.map(({ id }) => [nameOf(id), formatValue(derived(tokens.get(id) as Token))]),
  ) as ThemeVariables;
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
