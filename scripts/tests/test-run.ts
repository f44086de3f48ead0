import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { locateChromium } from '../processes/browser.ts';
import { locateFirefox } from '../processes/firefox.ts';
import { root } from '../builds/build-steps.ts';

/** A whole run of `npm test`, kept beside its reports for `npm run evidence`. */
export interface TestRun {
  /** ISO date of the day it ended. */
  date: string;
  /** Abbreviated hash; with `(changed)` when files differed from the commit. */
  commit: string;
  passed: number;
  failed: number;
  /** Versions of what judged, by name. */
  versions: Readonly<Record<string, string>>;
}

const print = (command: string, ...args: readonly string[]): string | undefined => {
  try {
    return execFileSync(command, args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return undefined;
  }
};

function versionOf(name: string): string {
  const file = createRequire(import.meta.url).resolve(`${name}/package.json`);
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}

/** Describes the run that ends now. A program that is not installed has no version. */
export function describeRun({ passed, failed }: Pick<TestRun, 'passed' | 'failed'>): TestRun {
  const chromium = locateChromium();
  const firefox = locateFirefox();
  const programs = {
    Chromium: chromium && print(chromium, '--version'),
    Firefox: firefox && print(firefox, '--version'),
    Orca: print('orca', '--version'),
    'axe-core': versionOf('axe-core'),
    'IBM Equal Access': versionOf('accessibility-checker-engine'),
    HTML_CodeSniffer: versionOf('html_codesniffer'),
    'html-validate': versionOf('html-validate'),
    'Virtual screen reader': versionOf('@guidepup/virtual-screen-reader'),
  };
  const isChanged = print('git', 'status', '--porcelain') !== '';
  return {
    date: new Date().toISOString().slice(0, 10),
    commit: `${print('git', 'rev-parse', '--short', 'HEAD') ?? 'unknown'}${isChanged ? ' (changed)' : ''}`,
    passed,
    failed,
    versions: Object.fromEntries(
      Object.entries(programs).filter((entry): entry is [string, string] => Boolean(entry[1])),
    ),
  };
}
