import { followedBy, type BrandSlotName } from '../derive.ts';
import { aliasTarget } from '../dtcg.ts';
import { quoteName } from '../theme/json-tree.ts';
import type { Sentence } from '../theme/sentences.ts';
import { slotRules } from '../theme/slot-rules.ts';
import { convertValue, isOtherName } from './convert-value.ts';
import { follow, type FileToken, type FileTokens } from './file-tokens.ts';

interface ConvertedSlot {
  /** Describes the conversion. */
  told: readonly Sentence[];
  /** Why it can't be converted. */
  faults: readonly Sentence[];
  /** The token in the form of the check. */
  token: Readonly<Record<string, unknown>>;
}

/**
 * Converts a slot's token from a design tool to the form of a theme.
 * @param tokens of the same file: the slot may name them
 */
export function convertSlot(slot: BrandSlotName, token: FileToken, tokens: FileTokens): ConvertedSlot {
  const told: Sentence[] = [];
  const followed = followOthers(slot, token, tokens);
  if ('fault' in followed) return { told, faults: [followed.fault], token: print(slot, token, token.value) };
  const { source, named } = followed;
  if (named.length > 0) told.push(['takesValue', named.map((id) => `{${quoteName(id)}}`).join(' → ')]);

  const computed = [token, source].map(findComputed).find((fault) => fault !== undefined);
  const conversion = computed === undefined ? convertValue(slot, source.value, source.extensions) : { fault: computed };
  if (conversion && 'fault' in conversion) {
    return { told, faults: [conversion.fault], token: print(slot, token, token.value) };
  }
  if (conversion) told.push(conversion.told);
  const type = token.type ?? source.type;
  if (isOtherName(slot, type)) told.push(['otherType', type as string, slotRules[slot].type]);
  if (token.isStudio && told.length === 0) told.push(['studioForm']);
  return { told, faults: [], token: print(slot, { ...token, type }, conversion ? conversion.value : source.value) };
}

function followOthers(slot: BrandSlotName, token: FileToken, tokens: FileTokens) {
  // The check validates which slot another one may name.
  if (aliasTarget(token.value) === `brand.${followedBy(slot)}`) return { source: token, named: [] };
  return follow(token, tokens);
}

function print(slot: BrandSlotName, { type, description, extensions, others }: FileToken, value: unknown) {
  return {
    ...(type !== undefined && { $type: isOtherName(slot, type) ? slotRules[slot].type : type }),
    $value: value,
    ...(description !== undefined && { $description: description }),
    ...(extensions !== undefined && { $extensions: extensions }),
    ...others,
  };
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Tokens Studio computes some values itself, and writes only their inputs. */
function findComputed({ value, extensions }: FileToken): Sentence | undefined {
  const studio = isObject(extensions) ? extensions['studio.tokens'] : undefined;
  if (isObject(studio) && Object.hasOwn(studio, 'modify')) {
    return ['modifier'];
  }
  const isCalculated = typeof value === 'string' && aliasTarget(value) === undefined && /\{[^{}]+\}/.test(value);
  return isCalculated ? ['calculation'] : undefined;
}
