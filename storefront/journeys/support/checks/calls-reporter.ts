import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FullConfig, FullResult, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter';
import { readOperationRows } from '../../../../scripts/checks/coverage-check.ts';

/**
 * Verifies docs/coverage.md: in a run of all journeys, every operation whose row names a journey was called. The
 * fixture `sandbox` records the calls of each journey.
 */
export default class CallsReporter implements Reporter {
  #rootDir = '';
  #isWhole = false;
  /** False for a list of tests (`--list`). */
  #hasRun = false;
  readonly #calls = new Set<string>();

  onBegin({ rootDir, shard }: FullConfig, suite: Suite) {
    this.#rootDir = rootDir;
    const run = new Set(suite.allTests().map(({ location }) => location.file));
    const files = readdirSync(rootDir, { encoding: 'utf8', recursive: true }).filter((name) =>
      name.endsWith('.journey.ts'),
    );
    // The folder of the spoken journeys has none of these files.
    this.#isWhole = shard === null && files.length > 0 && files.every((name) => run.has(join(rootDir, name)));
  }

  onTestEnd(_test: TestCase, { annotations }: TestResult) {
    this.#hasRun = true;
    for (const { type, description = '[]' } of annotations) {
      if (type === 'calls') for (const call of JSON.parse(description) as string[]) this.#calls.add(call);
    }
  }

  onEnd(): Promise<Pick<FullResult, 'status'> | undefined> {
    if (!this.#isWhole || !this.#hasRun) return Promise.resolve(undefined);
    const document = readFileSync(join(this.#rootDir, '../../docs/coverage.md'), 'utf8');
    const expected = readOperationRows(document).filter(({ isOfJourney }) => isOfJourney);
    const missing = expected.filter(({ operation }) => ![...this.#calls].some((call) => isOf(operation, call)));
    for (const { operation } of missing) console.error(`docs/coverage.md: no journey called ${operation}.`);
    console.log(`calls: ${expected.length - missing.length} of ${expected.length} operations called by journeys`);
    return Promise.resolve(missing.length > 0 ? { status: 'failed' } : undefined);
  }

  printsToStdio() {
    return false;
  }
}

/** Whether a call such as `GET /fleet/users/1001` belongs to the operation `GET /fleet/users/{id}`. */
function isOf(operation: string, call: string): boolean {
  const wanted = operation.split('/');
  const parts = call.split('/');
  return parts.length === wanted.length && wanted.every((part, place) => part.startsWith('{') || part === parts[place]);
}
