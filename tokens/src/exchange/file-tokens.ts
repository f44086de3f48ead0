/** The tokens of a file from a design tool: DTCG, or the form of Tokens Studio. */
import { aliasTarget } from '../dtcg.ts';
import { plainValue, quoteName, type JsonEntry, type JsonNode } from '../theme/json-tree.ts';
import type { Sentence } from '../theme/sentences.ts';

export interface FileToken {
  line: number | undefined;
  /** Written at the token, or inherited from a group. */
  type: unknown;
  value: unknown;
  description: unknown;
  extensions: unknown;
  /** Its other properties, by key. */
  others: Readonly<Record<string, unknown>>;
  /** True for the form of Tokens Studio: `value` and `type`. */
  isStudio: boolean;
}

const find = (node: JsonNode, key: string): JsonEntry | undefined =>
  node.kind === 'object' ? node.entries.find((entry) => entry.key === key) : undefined;
const plain = (entry: JsonEntry | undefined): unknown => entry && plainValue(entry.value);
const isText = (entry: JsonEntry | undefined): boolean =>
  entry?.value.kind === 'value' && typeof entry.value.value === 'string';

const isDtcg = (node: JsonNode): boolean => find(node, '$value') !== undefined;
const isStudio = (node: JsonNode): boolean =>
  !isDtcg(node) && find(node, 'value') !== undefined && isText(find(node, 'type'));
export const isToken = (node: JsonNode): boolean => isDtcg(node) || isStudio(node);

const known = new Set(['value', 'type', 'description', 'extensions']);

export function readToken(node: JsonNode, line: number | undefined, inherited: unknown): FileToken {
  const studio = isStudio(node);
  const mark = studio ? '' : '$';
  const entries = node.kind === 'object' ? node.entries : [];
  const isKnown = ({ key }: JsonEntry): boolean =>
    studio ? known.has(key) || key === '$extensions' : key.startsWith('$') && known.has(key.slice(1));
  return {
    line,
    type: plain(find(node, `${mark}type`)) ?? inherited,
    value: plain(find(node, `${mark}value`)),
    description: plain(find(node, `${mark}description`)),
    extensions: plain(find(node, '$extensions')),
    others: Object.fromEntries(entries.filter((entry) => !isKnown(entry)).map((entry) => [entry.key, plain(entry)])),
    isStudio: studio,
  };
}

/** Every token, by its id; several if more than one set of Tokens Studio contains it. */
export type FileTokens = ReadonlyMap<string, readonly FileToken[]>;

export function listTokens(groups: readonly JsonNode[]): FileTokens {
  const tokens = new Map<string, FileToken[]>();
  const visit = (node: JsonNode, path: readonly string[], inherited: unknown, line?: number): void => {
    if (node.kind !== 'object') return;
    if (isToken(node)) {
      const id = path.join('.');
      tokens.set(id, [...(tokens.get(id) ?? []), readToken(node, line, inherited)]);
      return;
    }
    const type = plain(find(node, '$type')) ?? inherited;
    for (const { key, line: at, value } of node.entries) {
      if (!key.startsWith('$')) visit(value, [...path, key], type, at);
    }
  };
  for (const group of groups) visit(group, [], undefined);
  return tokens;
}

/** Resolves a token through the names in `named`; itself if it names none. Otherwise why it can't be resolved. */
export type Followed = { source: FileToken; named: readonly string[] } | { fault: Sentence };

/** Resolves aliases within the file. */
export function follow(token: FileToken, tokens: FileTokens): Followed {
  const named: string[] = [];
  let source = token;
  for (;;) {
    const target = aliasTarget(source.value);
    const found = target === undefined ? [] : (tokens.get(target) ?? []);
    const [next] = found;
    if (target === undefined || !next) return { source, named };
    if (found.length > 1) return { fault: ['inSeveralSets', quoteName(target), found.length] };
    if (named.includes(target)) return { fault: ['backToItself', quoteName(target)] };
    named.push(target);
    source = next;
  }
}
