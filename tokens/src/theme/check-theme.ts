import house from '../../brand/house/slots.json' with { type: 'json' };
import { differenceOf } from '../color.ts';
import { measureDark, measurePairs, type PairMeasure } from '../contrast.ts';
import {
  baseToken,
  followedBy,
  readBrandSlots,
  slotsBehind,
  themeColors,
  type BrandSlotName,
  type BrandSlots,
  type Contrast,
} from '../derive.ts';
import { aliasTarget } from '../dtcg.ts';
import { parseJson, plainValue, readJsonValue, quoteName, UnreadableJson, type JsonNode } from './json-tree.ts';
import { sentenceIn, subjectIn, type Language, type PropertyKind, type Sentence } from './sentences.ts';
import { isSlotName, slotNames, slotRules } from './slot-rules.ts';

/** A problem of a theme. `describeThemeProblem` prints it as a line, `describeThemeProblemIn` in another language. */
export interface ThemeProblem {
  /** Line in the file, from 1; absent for a problem of the whole file and for input that was no text. */
  line?: number;
  /** A token's id, or `theme` for the whole file. */
  token: string;
  /** The kind of problem. Quotes at most a few words of the file. */
  sentence: Sentence;
}

export type ThemeCheck =
  /**
   * `slots`: the file's, and the house's for those it leaves out. `set`: those of the file. `notes`: accepted but worth
   * reporting.
   */
  | { ok: true; slots: BrandSlots; set: readonly BrandSlotName[]; notes: readonly ThemeProblem[] }
  | { ok: false; problems: readonly ThemeProblem[] };

export interface ThemeCheckOptions {
  /** True for a whole brand, in which every slot is required. @default false: a partner sets any of them */
  isWhole?: boolean;
  /** Pairs that are not reported for this file, because their cause is known. @default none */
  isExempt?: (pair: PairMeasure) => boolean;
}

/** The house's slots, used for those a partner leaves out. */
export const houseSlots: BrandSlots = readBrandSlots(house);

/** Describes problems in a language, one line each: `problems.map(describeThemeProblemIn('pt'))`. */
export const describeThemeProblemIn =
  (language: Language) =>
  ({ token, sentence }: ThemeProblem): string =>
    `${subjectIn(language, token)} ${sentenceIn(language, sentence)}`;

export const describeThemeProblem = describeThemeProblemIn('en');

/**
 * Validates a theme file: a DTCG document that overrides brand slots. It never throws and never changes its input;
 * nothing of a rejected theme may be used.
 * @param input the file's text, which gives problems their lines, or a parsed value
 */
export function checkTheme(
  input: unknown,
  { isWhole = false, isExempt = () => false }: ThemeCheckOptions = {},
): ThemeCheck {
  let root: JsonNode;
  try {
    root = typeof input === 'string' ? parseJson(input) : readJsonValue(input);
  } catch (error) {
    if (!(error instanceof UnreadableJson)) throw error;
    return { ok: false, problems: [problemAt(error.line, 'theme', error.sentence)] };
  }
  const { tokens, problems } = readSlotTokens(root);
  if (tokens.length === 0 && problems.length === 0) {
    problems.push(problemAt(undefined, 'theme', ['noSlot']));
  }
  const judged = tokens.map((token) => judge(token, tokens));
  problems.push(...judged.flatMap(({ problem }) => problem ?? []));
  if (isWhole) {
    const missing = slotNames.filter((name) => !tokens.some(({ slot }) => slot === name));
    problems.push(...missing.map((name) => problemAt(undefined, `brand.${name}`, ['missing'])));
  }
  if (problems.length > 0) return { ok: false, problems };
  // A slot that is left out, or names the slot it follows, follows it.
  const values = Object.fromEntries(judged.flatMap(({ slot, value }) => (value === undefined ? [] : [[slot, value]])));
  const slots: BrandSlots = { ...houseSlots, ...values };
  const unreadable = findUnreadable(slots, tokens, isExempt);
  return unreadable.length > 0
    ? { ok: false, problems: unreadable }
    : { ok: true, slots, set: tokens.map(({ slot }) => slot), notes: findNotes(slots, tokens) };
}

interface SlotToken {
  slot: BrandSlotName;
  line: number | undefined;
  /** Type at the token or inherited from a group. */
  type: JsonNode | undefined;
  value: JsonNode;
}

const problemAt = (line: number | undefined, token: string, sentence: Sentence): ThemeProblem => ({
  ...(line !== undefined && { line }),
  token,
  sentence,
});

const isText = (node: JsonNode): boolean => node.kind === 'value' && typeof node.value === 'string';
/** Metadata of a group, with the required type of each value. */
const properties: Readonly<Record<string, { isRight: (node: JsonNode) => boolean; wants: PropertyKind }>> = {
  $type: { isRight: isText, wants: 'text' },
  $description: { isRight: isText, wants: 'text' },
  $schema: { isRight: isText, wants: 'text' },
  $extensions: { isRight: ({ kind }) => kind === 'object', wants: 'object' },
  $deprecated: {
    isRight: (node) => isText(node) || (node.kind === 'value' && typeof node.value === 'boolean'),
    wants: 'deprecation',
  },
};

/** The tokens of a document, and all content that is no brand slot. */
function readSlotTokens(root: JsonNode): { tokens: SlotToken[]; problems: ThemeProblem[] } {
  const tokens: SlotToken[] = [];
  const problems: ThemeProblem[] = [];

  const visit = (node: JsonNode, path: readonly string[], inherited: JsonNode | undefined, at?: number): void => {
    const id = path.map(quoteName).join('.') || 'theme';
    const line = at ?? node.line;
    const tell = (sentence: Sentence, where = line): void => void problems.push(problemAt(where, id, sentence));
    if (node.kind !== 'object') {
      tell(['noGroup']);
      return;
    }
    const value = node.entries.find(({ key }) => key === '$value');
    const type = node.entries.find(({ key }) => key === '$type')?.value ?? inherited;
    for (const { key, line: keyLine, value: own } of node.entries) {
      if (!key.startsWith('$') || key === '$value') continue;
      const property = Object.hasOwn(properties, key) ? properties[key] : undefined;
      if (!property) tell(['unknownProperty', quoteName(key)], keyLine);
      else if (!property.isRight(own)) tell(['wrongProperty', key, property.wants], keyLine);
    }
    const children = node.entries.filter(({ key }) => !key.startsWith('$'));
    if (!value) {
      for (const child of children) visit(child.value, [...path, child.key], type, child.line);
      return;
    }
    if (children[0]) tell(['holds', quoteName(children[0].key)], children[0].line);
    const [group, slot = ''] = path;
    if (path.length === 2 && group === 'brand' && isSlotName(slot)) {
      tokens.push({ slot, line, type, value: value.value });
    } else {
      tell(['noBrandSlot', slotNames.join(', ')]);
    }
  };
  visit(root, [], undefined);
  return { tokens, problems };
}

/** Resolves the alias of a slot, and reports problems of the result. */
function judge(
  { slot, line, type, value: node }: SlotToken,
  tokens: readonly SlotToken[],
): { slot: BrandSlotName; value?: unknown; problem?: ThemeProblem } {
  const rule = slotRules[slot];
  const refuse = (sentence: Sentence) => ({ slot, problem: problemAt(line, `brand.${slot}`, sentence) });

  if (type && !(type.kind === 'value' && type.value === rule.type)) return refuse(['wrongType', rule.type]);
  const value = plainValue(node);
  const target = aliasTarget(value);
  if (target === undefined) {
    const fault = rule.findFault(value);
    return fault === undefined ? { slot, value } : refuse(fault);
  }
  const named = baseToken(target);
  if (named) {
    return named.type === rule.type && rule.findFault(named.value) === undefined
      ? { slot, value: named.value }
      : refuse(['namesOther', target, rule.wants]);
  }
  if (target === `brand.${followedBy(slot)}`) return { slot };
  const circle = findCircle(slot, tokens);
  if (circle) return refuse(['circle', circle.join(' → ')]);
  return refuse(target.startsWith('base.') ? ['namesNothing', quoteName(target)] : ['namesForeign', quoteName(target)]);
}

/** The path from a slot through its aliases back to itself. */
function findCircle(slot: BrandSlotName, tokens: readonly SlotToken[]): string[] | undefined {
  const way: string[] = [];
  let current: string | undefined = slot;
  while (current !== undefined && !way.includes(current)) {
    way.push(current);
    const token = tokens.find((candidate) => candidate.slot === current);
    const target = token && aliasTarget(plainValue(token.value));
    current = target?.startsWith('brand.') ? target.slice('brand.'.length) : undefined;
  }
  return current === slot ? [...way, slot].map((name) => `brand.${name}`) : undefined;
}

/** Below this ΔE-OKLab two button fills look the same at a glance. */
const leastDifferenceFromDanger = 0.1;

/** Notes for an accepted theme. */
function findNotes(slots: BrandSlots, tokens: readonly SlotToken[]): ThemeProblem[] {
  const danger = themeColors(slots, 'normal')('color-feedback-danger');
  const difference = danger && differenceOf(slots.action, danger);
  if (difference === undefined || difference >= leastDifferenceFromDanger) return [];
  const line = tokens.find(({ slot }) => slot === 'action')?.line;
  return [problemAt(line, 'brand.action', ['likeDanger', difference.toFixed(2)])];
}

/** An illegible pair or ground. */
interface Unreadable {
  /** The slots of the file that determine it: one of these is the cause. */
  suspects: readonly BrandSlotName[];
  sentence: Sentence;
}

/** Pairs below their ratio and grounds above their lightness, each reported at the slot that causes it. */
function findUnreadable(
  slots: BrandSlots,
  tokens: readonly SlotToken[],
  isExempt: (pair: PairMeasure) => boolean,
): ThemeProblem[] {
  const found = new Map<string, Unreadable>();
  const tell = (names: readonly string[], contrast: Contrast, sentence: Sentence): void => {
    const behind = new Set(names.flatMap((name) => [...slotsBehind(name, contrast, slots)]));
    const set = tokens.map(({ slot }) => slot).filter((slot) => behind.has(slot));
    // The neutral hue hardly affects legibility, so it is reported only if no colour is involved.
    const colors = set.filter((slot) => slot !== 'neutral-hue');
    const key = names.join(' ');
    // A pair that also fails with more contrast is reported once.
    if (!found.has(key)) found.set(key, { suspects: colors.length > 0 ? colors : set, sentence });
  };
  for (const contrast of ['normal', 'more'] as const) {
    const colorOf = themeColors(slots, contrast);
    for (const pair of measurePairs(colorOf, contrast)) {
      if (pair.isEnough || isExempt(pair)) continue;
      const { foreground, background, ratio, wanted } = pair;
      const measured = ratio === undefined ? undefined : (Math.floor(ratio * 100) / 100).toFixed(2);
      tell([foreground, background], contrast, [
        'lowContrast',
        foreground,
        background,
        measured,
        wanted,
        contrast === 'more',
      ]);
    }
    for (const { token, lightness, most, isEnough } of measureDark(colorOf)) {
      if (!isEnough) tell([token], contrast, ['tooLight', token, lightness ?? 1, most]);
    }
  }
  const unreadable = [...found.values()];
  const timesSuspected = (slot: BrandSlotName): number =>
    unreadable.filter(({ suspects }) => suspects.includes(slot)).length;
  return unreadable.map(({ suspects, sentence }) => {
    const [culprit] = suspects.toSorted((one, other) => timesSuspected(other) - timesSuspected(one));
    const token = tokens.find(({ slot }) => slot === culprit);
    return problemAt(token?.line, culprit === undefined ? 'theme' : `brand.${culprit}`, sentence);
  });
}
