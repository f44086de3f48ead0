import { aliasTarget, isColor, isDimension, type Token } from '../src/dtcg.ts';
import type { Problem } from './problem.ts';
import { lineOf, type TokenDocument } from './token-document.ts';

const isIn = (least: number, most: number) => (value: unknown) =>
  typeof value === 'number' && value >= least && value <= most;
const isColorSlot = (value: unknown): boolean => isColor(value) || isAliasTo('base.', value);
const isAliasTo = (start: string, value: unknown): boolean => aliasTarget(value)?.startsWith(start) ?? false;

interface SlotRule {
  accepts: (value: unknown) => boolean;
  wants: string;
}
const color: SlotRule = { accepts: isColorSlot, wants: 'an oklch colour or a {base.…} colour' };

/** The closed set: what a brand fills and a partner may override. */
export const slotRules: Readonly<Record<string, SlotRule>> = {
  action: color,
  'action-strong': color,
  'on-action': color,
  accent: color,
  stage: color,
  'stage-action': color,
  'on-stage-action': color,
  'neutral-hue': { accepts: isIn(0, 360), wants: 'degrees, 0 to 360' },
  'font-display': {
    accepts: (value) => isAliasTo('base.font.', value),
    wants: 'one of the shipped fonts, {base.font.…}',
  },
  'display-weight': { accepts: isIn(100, 900), wants: '100 to 900' },
  'display-width': { accepts: isIn(50, 150), wants: 'percent, 50 to 150' },
  'display-tracking': { accepts: isIn(-0.1, 0.1), wants: 'em, -0.1 to 0.1' },
  radius: {
    accepts: (value) => isDimension(value) && value.unit === 'rem' && value.value >= 0 && value.value <= 1.5,
    wants: 'rem, 0 to 1.5',
  },
};

/** Slots that don't exist, hold the wrong kind of value, or (in a whole brand) are missing. */
export function findBrandShapeProblems(document: TokenDocument, kind: 'brand' | 'partner'): Problem[] {
  const check = (token: Token): Problem[] => {
    const at = { file: document.file, line: lineOf(document, token.id), token: token.id };
    const rule = token.id.startsWith('brand.') ? slotRules[token.id.slice('brand.'.length)] : undefined;
    if (!rule) return [{ ...at, message: 'is no brand slot: a theme sets brand slots only' }];
    return rule.accepts(token.value) ? [] : [{ ...at, message: `must be ${rule.wants}` }];
  };
  const present = new Set(document.tokens.map(({ id }) => id));
  const missing = Object.keys(slotRules)
    .map((slot) => `brand.${slot}`)
    .filter((id) => kind === 'brand' && !present.has(id))
    .map((token) => ({ file: document.file, token, message: 'is missing: a brand fills every slot' }));
  return [...document.tokens.flatMap(check), ...missing];
}
