import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readTests, type TestCase } from './asserted.ts';

/** The result of one check; without faults, everything it covers has its test. */
export interface CoverageReport {
  checked: number;
  /** One sentence per fault. */
  faults: readonly string[];
}

/** Tests that render pages of the store. */
const pageTests = 'storefront/src';

/** Texts that the tests of a file assert by `sees(…)` or `comesToSee(…)`. */
export function readSeenTexts(path: string, source: string): ReadonlySet<string> {
  return new Set(readTests(path, source, ['sees', 'comesToSee']).flatMap(({ strings }) => strings));
}

/** Reports texts that no test sees on a page. */
export function checkTexts(folder: string, texts: readonly string[]): CoverageReport {
  const seen = new Set<string>();
  for (const path of readdirSync(join(folder, pageTests), { recursive: true, encoding: 'utf8' })) {
    if (!path.endsWith('.test.tsx')) continue;
    for (const text of readSeenTexts(path, readFileSync(join(folder, pageTests, path), 'utf8'))) seen.add(text);
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

/** A test as named by the document: a file, and the title of one of its tests or groups. */
interface NamedTest {
  file: string;
  title: string | undefined;
}

function testsIn(text: string): NamedTest[] {
  const names = text.matchAll(/`([\w./{}$-]+\.(?:test|journey)\.tsx?)`(?: › “([^”]+)”)?/g);
  return [...names].map(([, file = '', title]) => ({ file, title }));
}

/** Reports named tests that don't exist, and table rows without a test. */
export function checkNamedTests(folder: string, document: string): CoverageReport {
  const rows = rowsOf(document);
  const faults = rows.flatMap((row) => {
    const named = testsIn(row);
    if (named.length === 0) return [`No test is named in: ${row}`];
    return named.filter((test) => findTests(folder, test).length === 0).map((test) => `There is no ${nameOf(test)}.`);
  });
  return {
    checked: rows.length,
    faults: rows.length === 0 ? ['The document has no row: nothing was checked.'] : faults,
  };
}

/** Reports numbers that the test of their row doesn't assert as written. */
export function checkNumbers(folder: string, document: string): CoverageReport {
  const rows = rowsOf(sectionOf(document, 'Numbers'));
  const faults = rows.flatMap((row) => {
    const [item = '', , written = '', where = ''] = cellsOf(row);
    const values = [...written.matchAll(/`([^`]+)`/g)].map(([, value = '']) => value.replaceAll('\\|', '|'));
    if (values.length === 0) return [`The row of “${item}” says no value that is asserted.`];
    const asserted = testsIn(where).flatMap((test) => findTests(folder, test).flatMap((found) => found.asserted));
    return values
      .filter((value) => !asserted.some((expression) => expression.includes(value)))
      .map((value) => `“${item}”: no assertion of the test of its row has ${value}.`);
  });
  return { checked: rows.length, faults: rows.length === 0 ? ['There is no row of numbers.', ...faults] : faults };
}

/** The callers of an operation, by its row. */
export interface OperationRow {
  /** As named in the contract: `GET /fleet/users/{id}`. */
  operation: string;
  /** True if a journey calls it, which the run of all journeys verifies. */
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

/** Reports operations without a row, and rows without an operation. */
export function checkOperations(operations: readonly string[], document: string): CoverageReport {
  const named = new Set(readOperationRows(document).map(({ operation }) => operation));
  const known = new Set(operations);
  return {
    checked: operations.length,
    faults: [
      ...(operations.length === 0 ? ['The contract has no operation: nothing was checked.'] : []),
      ...operations.filter((operation) => !named.has(operation)).map((operation) => `No row has ${operation}.`),
      ...[...named].filter((operation) => !known.has(operation)).map((name) => `The contract has no ${name}.`),
    ],
  };
}

const nameOf = ({ file, title }: NamedTest) => (title === undefined ? file : `“${title}” in ${file}`);

/** Cached, because many rows name the same file. */
const testsOfFiles = new Map<string, TestCase[]>();

/** The tests of a title; all of the file without a title. */
function findTests(folder: string, { file, title }: NamedTest): TestCase[] {
  const path = join(folder, file);
  const known = testsOfFiles.get(path);
  const tests = known ?? (existsSync(path) ? readTests(path, readFileSync(path, 'utf8')) : []);
  testsOfFiles.set(path, tests);
  return title === undefined ? tests : tests.filter((test) => test.title === title);
}

const sectionOf = (document: string, name: string) =>
  document.split(/^(?=## )/m).find((section) => section.startsWith(`## ${name}`)) ?? '';

/** Rows of all tables, without their headers. */
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
