import type { ThemeProblem } from '../theme/check-theme.ts';
import { plainValue, quoteName, type JsonEntry, type JsonNode } from '../theme/json-tree.ts';
import type { Sentence } from '../theme/sentences.ts';
import { isSlotName } from '../theme/slot-rules.ts';
import { convertSlot } from './convert-slot.ts';
import { isToken, listTokens, readToken, type FileTokens } from './file-tokens.ts';

export interface ConvertedFile {
  /** The file in the form of the check. */
  document: unknown;
  /** Converted and omitted parts, with their position. */
  converted: readonly ThemeProblem[];
  /** Parts that can't be converted. */
  faults: readonly ThemeProblem[];
  /** Line of a token of the file. */
  lineOf: (id: string) => number | undefined;
}

const entriesOf = (node: JsonNode): readonly JsonEntry[] => (node.kind === 'object' ? node.entries : []);
const typeOf = (node: JsonNode): JsonNode | undefined => entriesOf(node).find(({ key }) => key === '$type')?.value;
const isGroup = ({ key, value }: JsonEntry): boolean => !key.startsWith('$') && value.kind === 'object';
const hasBrand = (node: JsonNode): boolean => entriesOf(node).some((entry) => entry.key === 'brand' && isGroup(entry));

/** Keys that Tokens Studio uses to list its sets. */
const studioKeys = new Set(['$themes', '$metadata']);

/** Converts a design tool's file to a theme: its brand slots in the form of the check. */
export function convertFile(root: JsonNode): ConvertedFile {
  const converted: ThemeProblem[] = [];
  const faults: ThemeProblem[] = [];
  const lines = new Map<string, number | undefined>();
  const tell = (list: ThemeProblem[], token: string, sentence: Sentence, line: number | undefined): void =>
    void list.push({ ...(line !== undefined && { line }), token, sentence });

  // Tokens Studio writes each of its sets as a group; token names don't contain the set.
  const groups = entriesOf(root).filter(isGroup);
  const [set, ...otherSets] = hasBrand(root) ? [] : groups.filter(({ value }) => hasBrand(value));
  const [theme, tokens]: [JsonNode, FileTokens] = set
    ? [set.value, listTokens(groups.map(({ value }) => value))]
    : [root, listTokens([root])];

  /** The group `brand`, with each slot in the form of the check. */
  const convertGroup = (node: JsonNode, path: readonly string[], inherited?: JsonNode): unknown => {
    if (node.kind !== 'object') return plainValue(node);
    const type = typeOf(node) ?? inherited;
    const entries = node.entries.map(({ key, line, value }): [string, unknown] => {
      if (key.startsWith('$')) return [key, plainValue(value)];
      const id = [...path, key].map(quoteName).join('.');
      lines.set(id, line);
      if (path.length !== 1 || !isSlotName(key) || !isToken(value)) {
        return [key, convertGroup(value, [...path, key], type)];
      }
      const slot = convertSlot(key, readToken(value, line, type && plainValue(type)), tokens);
      for (const sentence of slot.told) tell(converted, id, sentence, line);
      for (const sentence of slot.faults) tell(faults, id, sentence, line);
      return [key, slot.token];
    });
    return Object.fromEntries(entries);
  };

  const document: [string, unknown][] = [];
  const leaveOut = ({ key, line, value }: JsonEntry): void => {
    const count = [...listTokens([value]).values()].flat().length;
    tell(converted, quoteName(key), studioKeys.has(key) ? ['studioOnly'] : ['leftOut', count], line);
  };
  if (set) {
    const names = [set, ...otherSets].map(({ key }) => quoteName(key));
    if (otherSets.length > 0) tell(faults, 'theme', ['severalSets', names.join(', ')], undefined);
    tell(converted, quoteName(set.key), ['readAsSet'], set.line);
    for (const entry of entriesOf(root)) if (entry !== set) leaveOut(entry);
  }
  for (const entry of entriesOf(theme)) {
    lines.set(quoteName(entry.key), entry.line);
    if (entry.key === 'brand') document.push([entry.key, convertGroup(entry.value, ['brand'], typeOf(theme))]);
    else if (studioKeys.has(entry.key) || (isGroup(entry) && hasBrand(theme))) leaveOut(entry);
    else document.push([entry.key, plainValue(entry.value)]);
  }
  return { document: Object.fromEntries(document), converted, faults, lineOf: (id) => lines.get(id) };
}
