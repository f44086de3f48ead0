import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { promisify, stripVTControlCharacters } from 'node:util';
import { root } from '../builds/build-steps.ts';

const run = promisify(execFile);

/** The settings of TurboSnap in `chromatic.config.json`. */
export interface TurboSnapSettings {
  /** Chromatic retakes every picture after a change of one of these files (globs). */
  externals: readonly string[];
  /** Chromatic ignores these files and their importers (globs). */
  untraced: readonly string[];
}

export const readSettings = (): TurboSnapSettings =>
  JSON.parse(readFileSync(join(root, 'chromatic.config.json'), 'utf8')) as TurboSnapSettings;

/** The stories files affected by a change, or why Chromatic retakes every picture. */
export type Trace = { storyFiles: readonly string[] } | { everything: 'external' | 'configuration' };

/** Parses the output of `chromatic trace --mode compact`. */
function readTrace(output: string): Trace {
  const lines = stripVTControlCharacters(output).split('\n');
  if (lines.some((line) => line.includes('TurboSnap disabled'))) return { everything: 'configuration' };
  if (!lines.some((line) => /Traced \d+ changed files? to \d+ affected/.test(line))) {
    throw new Error(`chromatic trace printed no result:\n${output}`);
  }
  const storyFiles = lines.flatMap((line) => /^— (\S+)/.exec(line)?.[1] ?? []);
  return { storyFiles: storyFiles.toSorted() };
}

/**
 * The result of TurboSnap for a change. `chromatic trace` ignores `externals`, so they are matched here like Chromatic
 * does.
 * @param files relative to the root of the repository
 * @param stats `preview-stats.json` of a Storybook built with `--stats-json`
 */
export async function traceStories(
  files: readonly string[],
  stats: string,
  settings: TurboSnapSettings,
): Promise<Trace> {
  if (files.some((file) => settings.externals.some((glob) => matchesGlob(file, glob)))) {
    return { everything: 'external' };
  }
  if (files.length === 0) return { storyFiles: [] };
  const untraced = settings.untraced.flatMap((glob) => ['--untraced', glob]);
  const { stdout, stderr } = await run(
    process.execPath,
    [
      join(root, 'node_modules/.bin/chromatic'),
      'trace',
      '--mode',
      'compact',
      '--stats-file',
      stats,
      ...untraced,
      ...files,
    ],
    { cwd: root, maxBuffer: 16 * 1024 * 1024 },
  );
  return readTrace(stdout + stderr);
}
