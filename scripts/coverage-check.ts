import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from '@swc/core';

/** What a check found; no fault means that everything it is about is proved. */
export interface CoverageReport {
  checked: number;
  /** One sentence per fault. */
  faults: readonly string[];
}

/** The store's tests in which a page is drawn. */
const pageTests = 'storefront/src';

/** Texts of the catalogue that a test says it sees: by `sees('…')` or `comesToSee('…')`, or as `seen: '…'` of a table given to one of them. */
export function readSeenTexts(source: string): ReadonlySet<string> {
  const direct = new Set<string>();
  const listed = new Set<string>();
  let isListShown = false;
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (typeof node !== 'object' || node === null) return;
    const { type, callee, arguments: given = [], key, value } = node as Partial<Node>;
    if (type === 'CallExpression' && /^(sees|comesToSee)$/.test(nameOf(callee))) {
      const text = textOf(given[0]?.expression);
      if (text === undefined) isListShown = true;
      else direct.add(text);
    }
    if (type === 'KeyValueProperty' && nameOf(key) === 'seen') for (const text of textsOf(value)) listed.add(text);
    Object.values(node).forEach(visit);
  };
  visit(parseSync(source, { syntax: 'typescript', tsx: true }).body);
  return isListShown ? new Set([...direct, ...listed]) : direct;
}

/** What is read of a node of the syntax tree. */
interface Node {
  type: string;
  value: unknown;
  key: unknown;
  callee: unknown;
  expression: unknown;
  arguments: readonly { expression: unknown }[];
  elements: readonly ({ expression: unknown } | null)[];
}

function nameOf(node: unknown): string {
  const { type, value } = (node ?? {}) as Partial<Node>;
  return type === 'Identifier' && typeof value === 'string' ? value : '';
}

function textOf(node: unknown): string | undefined {
  const { type, value } = (node ?? {}) as Partial<Node>;
  return type === 'StringLiteral' && typeof value === 'string' ? value : undefined;
}

function textsOf(node: unknown): string[] {
  const { type, elements = [], expression } = (node ?? {}) as Partial<Node>;
  if (type === 'TsConstAssertion') return textsOf(expression);
  const nodes = type === 'ArrayExpression' ? elements.map((element) => element?.expression) : [node];
  return nodes.map(textOf).filter((text) => text !== undefined);
}

/** Every text has to be seen on a page by a test. */
export function checkTexts(folder: string, texts: readonly string[]): CoverageReport {
  const seen = new Set<string>();
  for (const path of readdirSync(join(folder, pageTests), { recursive: true, encoding: 'utf8' })) {
    if (!path.endsWith('.test.tsx')) continue;
    for (const text of readSeenTexts(readFileSync(join(folder, pageTests, path), 'utf8'))) seen.add(text);
  }
  const unseen = texts.filter((text) => !seen.has(text));
  return {
    checked: texts.length,
    faults: [
      ...(texts.length === 0 ? ['The catalogue has no text: nothing was checked.'] : []),
      ...unseen.map((text) => `No test sees “${text}” on a page (sees, comesToSee).`),
    ],
  };
}

/** A test, as the document names it: a file, and a title in it. */
interface NamedTest {
  file: string;
  title: string | undefined;
}

function testsIn(text: string): NamedTest[] {
  const names = text.matchAll(/`([\w./{}$-]+\.(?:test|journey)\.tsx?)`(?: › “([^”]+)”)?/g);
  return [...names].map(([, file = '', title]) => ({ file, title }));
}

/** The tests of the document are there, by their titles. Each row of its tables names one at least. */
export function checkNamedTests(folder: string, document: string): CoverageReport {
  const faults: string[] = [];
  const rows = rowsOf(document);
  for (const row of rows) {
    const named = testsIn(row);
    if (named.length === 0) faults.push(`No test stands beside: ${row}`);
    for (const test of named) if (findTest(folder, test) === undefined) faults.push(`There is no ${say(test)}.`);
  }
  if (rows.length === 0) faults.push('The document has no row: nothing was checked.');
  return { checked: rows.length, faults };
}

/** Each number stands, as its row says, in the test that its row names. */
export function checkNumbers(folder: string, document: string): CoverageReport {
  const rows = rowsOf(sectionOf(document, 'Numbers'));
  const faults = rows.flatMap((row) => {
    const [item = '', , asserted = '', where = ''] = cellsOf(row);
    const words = [...asserted.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word.replaceAll('\\|', '|'));
    const bodies = testsIn(where).map((test) => findTest(folder, test) ?? '');
    if (words.length === 0) return [`Nothing is said to be asserted of “${item}”.`];
    return words
      .filter((word) => !bodies.some((body) => body.includes(word)))
      .map((word) => `“${item}”: ${word} stands in no test of its row.`);
  });
  return { checked: rows.length, faults: rows.length === 0 ? ['There is no row of numbers.', ...faults] : faults };
}

/** Who calls an operation, as its row says. */
export interface OperationRow {
  /** As the contract names it: `GET /fleet/users/{id}`. */
  operation: string;
  /** A journey calls it, and the run of all journeys holds its row to that. */
  isOfJourney: boolean;
}

export function readOperationRows(document: string): OperationRow[] {
  return rowsOf(sectionOf(document, 'Operations')).map((row) => {
    const [operation = '', where = ''] = cellsOf(row);
    return {
      operation: operation.replaceAll('`', ''),
      isOfJourney: testsIn(where).some(({ file }) => file.endsWith('.journey.ts')),
    };
  });
}

/** Each operation of the contract has a row, and each row is an operation. */
export function checkOperations(operations: readonly string[], document: string): CoverageReport {
  const named = new Set(readOperationRows(document).map(({ operation }) => operation));
  const known = new Set(operations);
  return {
    checked: operations.length,
    faults: [
      ...(operations.length === 0 ? ['The contract has no operation: nothing was checked.'] : []),
      ...operations.filter((operation) => !named.has(operation)).map((operation) => `Nobody calls ${operation}.`),
      ...[...named].filter((operation) => !known.has(operation)).map((name) => `The contract has no ${name}.`),
    ],
  };
}

const say = ({ file, title }: NamedTest) => (title === undefined ? file : `“${title}” in ${file}`);

/** The part of a file that a title stands in, from one `test` to the next; the whole file where no title is named. */
function findTest(folder: string, { file, title }: NamedTest): string | undefined {
  const path = join(folder, file);
  if (!existsSync(path)) return undefined;
  const source = readFileSync(path, 'utf8');
  if (title === undefined) return source;
  return source.split(/^(?=\s*(?:test|it|describe)(?:\.\w+)*\()/m).find((part) => part.includes(title));
}

const sectionOf = (document: string, name: string) =>
  document.split(/^(?=## )/m).find((section) => section.startsWith(`## ${name}`)) ?? '';

/** Rows of all tables, without their heads. */
const rowsOf = (document: string) =>
  document
    .split('\n')
    .filter(
      (line, place, lines) => line.startsWith('| ') && !/^\| -+/.test(line) && !/^\| -+/.test(lines[place + 1] ?? ''),
    );

const cellsOf = (row: string) =>
  row
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim());
