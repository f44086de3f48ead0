import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Counts what one test stands for when it meets many combinations, and says the sum at the end of a run. */
export default class SweepReporter implements Reporter {
  #tests = 0;
  #combinations = 0;

  onTestEnd(_test: TestCase, { status, annotations }: TestResult) {
    const count = Number(annotations.find(({ type }) => type === 'combinations')?.description ?? 0);
    if (status !== 'passed' || count === 0) return;
    this.#tests += 1;
    this.#combinations += count;
  }

  onEnd() {
    if (this.#tests > 0) console.log(`sweep: ${this.#combinations} combinations passed in ${this.#tests} tests`);
  }

  printsToStdio() {
    return false;
  }
}
