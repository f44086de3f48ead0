import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../builds/build-steps.ts';
import { findChangedVariables, findReaders } from '../story-trace/token-variables.ts';
import { readSettings, traceStories } from '../story-trace/trace.ts';
import type { TokenChange } from './report.ts';
import type { BuiltTree } from './trees.ts';

/** Variables with different values in two trees, and the pages of the manual whose stories read them. */
export async function findTokenChange(base: BuiltTree, now: BuiltTree): Promise<TokenChange> {
  const variables = findChangedVariables(base.tokenSheet, now.tokenSheet);
  const trace = await traceStories(
    findReaders(root, variables),
    join(now.storybook, 'preview-stats.json'),
    readSettings(),
  );
  return { variables, titles: 'everything' in trace ? undefined : readTitles(now.storybook, trace.storyFiles) };
}

function readTitles(storybook: string, storyFiles: readonly string[]): string[] {
  const { entries } = JSON.parse(readFileSync(join(storybook, 'index.json'), 'utf8')) as {
    entries: Record<string, { title: string; importPath: string }>;
  };
  const wanted = new Set(storyFiles);
  const read = Object.values(entries).filter(({ importPath }) => wanted.has(importPath.replace(/^\.\//, '')));
  return [...new Set(read.map(({ title }) => title))].toSorted();
}
