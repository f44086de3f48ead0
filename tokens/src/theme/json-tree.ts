/** Parses untrusted JSON with line numbers and hard limits. */
import { sentenceIn, type Expected, type Sentence } from './sentences.ts';

/** Maximum characters of a theme file. A file with every slot has some 2500. */
export const mostCharacters = 32_768;
/** Maximum nesting. A colour's components are five levels deep. */
const mostLevels = 12;
/** Maximum number of values. */
const mostValues = 1000;
/** Names that reach for the prototype. */
const machineNames = new Set(['__proto__', 'constructor', 'prototype']);

export interface JsonEntry {
  key: string;
  /** Line of the key, from 1; absent if the input was no text. */
  line: number | undefined;
  value: JsonNode;
}
export type JsonNode = { line: number | undefined } & (
  | { kind: 'object'; entries: readonly JsonEntry[] }
  | { kind: 'array'; items: readonly JsonNode[] }
  | { kind: 'value'; value: string | number | boolean | null }
);

/** Thrown if a theme is rejected before its tokens are read. */
export class UnreadableJson extends Error {
  readonly sentence: Sentence;
  readonly line: number | undefined;
  constructor(sentence: Sentence, line?: number) {
    super(sentenceIn('en', sentence));
    this.sentence = sentence;
    this.line = line;
  }
}

/** Counts the values that were read, and rejects too many or dangerous names. */
function createGuard() {
  let values = 0;
  return {
    enter(level: number, line?: number): void {
      values += 1;
      if (level > mostLevels) throw new UnreadableJson(['tooDeep', mostLevels], line);
      if (values > mostValues) throw new UnreadableJson(['tooMany', mostValues], line);
    },
    name(key: string, taken: ReadonlySet<string>, line?: number): void {
      if (machineNames.has(key)) throw new UnreadableJson(['forbiddenName', key], line);
      if (taken.has(key)) throw new UnreadableJson(['twice', quoteName(key)], line);
    },
  };
}

/** A short, single-line quote from an untrusted file. */
const shorten = (text: string): string => {
  const clean = text.replaceAll(/[\p{Cc}\p{Cf}]/gu, '?');
  return clean.length > 60 ? `${clean.slice(0, 60)}…` : clean;
};

/** A name from an untrusted file, reduced to safe characters for a report. */
export const quoteName = (name: string): string => shorten(name.replaceAll(/[^\w$.-]/g, '?'));

const token =
  /[\t\n\r ]*(?:([{}[\],:])|("(?:[^"\\\n]|\\.)*")|(-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.+-]))/y;

/**
 * Parses JSON text.
 * @throws UnreadableJson with the line of the error
 */
export function parseJson(text: string): JsonNode {
  if (text.length > mostCharacters) {
    throw new UnreadableJson(['tooLarge', mostCharacters]);
  }
  const guard = createGuard();
  let at = text.startsWith('\uFEFF') ? 1 : 0;
  let line = 1;

  /** Reads the next punctuation mark, string or literal. */
  const next = (): string => {
    token.lastIndex = at;
    const found = token.exec(text);
    if (!found) {
      const rest = text.slice(at).replace(/^[\t\n\r ]+/, (space) => {
        line += countLines(space);
        return '';
      });
      throw new UnreadableJson(rest === '' ? ['endsEarly'] : ['noJson', shorten(rest.slice(0, 20))], line);
    }
    line += countLines(found[0]);
    at = token.lastIndex;
    return found[1] ?? found[2] ?? found[3] ?? '';
  };
  const expected = (what: Expected, found: string): UnreadableJson =>
    new UnreadableJson(['expected', what, shorten(found)], line);

  const readLiteral = (mark: string): unknown => {
    try {
      return JSON.parse(mark);
    } catch {
      throw expected('string', mark);
    }
  };

  const readValue = (first: string, level: number): JsonNode => {
    guard.enter(level, line);
    const start = line;
    if (first === '{') return { kind: 'object', line: start, entries: readEntries(level) };
    if (first === '[') return { kind: 'array', line: start, items: readItems(level) };
    if (/^[}\],:]$/.test(first)) throw expected('value', first);
    const value = readLiteral(first) as string | number | boolean | null;
    if (typeof value === 'number' && !Number.isFinite(value)) {
      throw new UnreadableJson(['badNumber', shorten(first)], start);
    }
    return { kind: 'value', line: start, value };
  };

  const readEntries = (level: number): JsonEntry[] => {
    const entries: JsonEntry[] = [];
    const taken = new Set<string>();
    let mark = next();
    while (mark !== '}') {
      if (!mark.startsWith('"')) throw expected('name', mark);
      const key = readLiteral(mark) as string;
      const keyLine = line;
      guard.name(key, taken, keyLine);
      taken.add(key);
      const colon = next();
      if (colon !== ':') throw expected('colon', colon);
      entries.push({ key, line: keyLine, value: readValue(next(), level + 1) });
      mark = next();
      if (mark === ',') {
        mark = next();
        if (mark === '}') throw expected('nameAfterComma', mark);
      } else if (mark !== '}') throw expected('commaOrBrace', mark);
    }
    return entries;
  };

  const readItems = (level: number): JsonNode[] => {
    const items: JsonNode[] = [];
    let mark = next();
    while (mark !== ']') {
      items.push(readValue(mark, level + 1));
      mark = next();
      if (mark === ',') {
        mark = next();
        if (mark === ']') throw expected('valueAfterComma', mark);
      } else if (mark !== ']') throw expected('commaOrBracket', mark);
    }
    return items;
  };

  const root = readValue(next(), 1);
  const rest = /^[\t\n\r ]*/.exec(text.slice(at))?.[0] ?? '';
  if (at + rest.length < text.length) {
    throw new UnreadableJson(['endsLate'], line + countLines(rest));
  }
  return root;
}

const countLines = (text: string): number => text.split('\n').length - 1;

/**
 * The same for a parsed value, under the same limits.
 * @throws UnreadableJson
 */
export function readJsonValue(root: unknown): JsonNode {
  const guard = createGuard();
  let characters = 0;
  const count = (text: string): void => {
    characters += text.length;
    if (characters > mostCharacters) {
      throw new UnreadableJson(['tooLarge', mostCharacters]);
    }
  };

  const visit = (value: unknown, level: number): JsonNode => {
    // A circular value ends here, too.
    guard.enter(level);
    if (typeof value === 'string') count(value);
    if (value === null || typeof value === 'string' || typeof value === 'boolean') {
      return { kind: 'value', line: undefined, value };
    }
    if (typeof value === 'number') {
      if (!Number.isFinite(value)) throw new UnreadableJson(['badNumber', String(value)]);
      return { kind: 'value', line: undefined, value };
    }
    if (Array.isArray(value)) {
      if (value.length > mostValues) throw new UnreadableJson(['tooMany', mostValues]);
      return { kind: 'array', line: undefined, items: value.map((item) => visit(item, level + 1)) };
    }
    if (typeof value !== 'object') throw new UnreadableJson(['noJsonValue', typeof value]);
    const entries = Object.keys(value).map((key): JsonEntry => {
      count(key);
      guard.name(key, new Set());
      return { key, line: undefined, value: visit((value as Record<string, unknown>)[key], level + 1) };
    });
    return { kind: 'object', line: undefined, entries };
  };
  try {
    return visit(root, 1);
  } catch (error) {
    if (error instanceof UnreadableJson) throw error;
    // A getter or a proxy of a value that is not JSON may throw.
    throw new UnreadableJson(['throws']);
  }
}

export function plainValue(node: JsonNode): unknown {
  if (node.kind === 'value') return node.value;
  if (node.kind === 'array') return node.items.map(plainValue);
  return Object.fromEntries(node.entries.map(({ key, value }) => [key, plainValue(value)]));
}
