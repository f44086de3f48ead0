import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { buildWhatIsStale } from './builds.ts';
import type { BuildStep } from './build-steps.ts';

let folder: string;
const steps: BuildStep[] = [
  { name: 'tokens', inputs: ['tokens'], results: ['tokens/dist'], run: { node: ['tokens.ts'] } },
  { name: 'pages', inputs: ['pages'], results: ['pages/dist'], run: { node: ['pages.ts'] } },
];

const write = (path: string, text: string) => writeFileSync(join(folder, path), text);
const resultOf = (step: BuildStep) => `${step.results[0]}/out`;
const recordBuild = (step: BuildStep) => appendFileSync(join(folder, resultOf(step)), 'built;');
const build = (isForced = false, run: (step: BuildStep) => void = recordBuild) =>
  buildWhatIsStale({ folder, steps, isForced, run });

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'builds-'));
  for (const name of ['tokens', 'pages']) {
    mkdirSync(join(folder, name, 'dist'), { recursive: true });
    write(`${name}/source.ts`, name);
  }
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  vi.unstubAllEnvs();
});

it('the first run builds everything and the second nothing', () => {
  expect(build()).toEqual(['tokens', 'pages']);
  expect(build()).toEqual([]);
  expect(readFileSync(join(folder, 'pages/dist/out'), 'utf8')).toBe('built;');
});

it('a changed source rebuilds its step and later ones, but not earlier ones', () => {
  build();
  write('pages/source.ts', 'changed');
  expect(build()).toEqual(['pages']);
  write('tokens/source.ts', 'changed');
  expect(build()).toEqual(['tokens', 'pages']);
  expect(build()).toEqual([]);
});

it('a missing or modified output is built again', () => {
  build();
  rmSync(join(folder, 'pages/dist/out'));
  expect(build()).toEqual(['pages']);
  write('pages/dist/out', 'from elsewhere');
  expect(build()).toEqual(['pages']);
});

it('a failed step is built again by the next run', () => {
  build();
  write('pages/source.ts', 'broken');
  expect(() =>
    build(false, () => {
      throw new Error('failed');
    }),
  ).toThrow('failed');
  expect(build()).toEqual(['pages']);
});

it('an edit during a step is built by the next run', () => {
  build();
  write('pages/source.ts', 'first edit');
  build(false, (step) => {
    write(resultOf(step), 'first edit');
    write('pages/source.ts', 'second edit');
  });
  expect(build()).toEqual(['pages']);
});

it('a truncated record causes a build instead of an error', () => {
  build();
  write('node_modules/.cache/signdrive/builds.json', '{"tokens":');
  expect(build()).toEqual(['tokens', 'pages']);
});

it('a forced build runs every step', () => {
  build();
  expect(build(true)).toEqual(['tokens', 'pages']);
});

it('a changed environment variable of a step rebuilds it', () => {
  const decided = steps.map((step) => (step.name === 'pages' ? { ...step, environment: ['PREVIOUS_RELEASE'] } : step));
  const buildDecided = () => buildWhatIsStale({ folder, steps: decided, run: recordBuild });
  vi.stubEnv('PREVIOUS_RELEASE', undefined);
  buildDecided();
  vi.stubEnv('PREVIOUS_RELEASE', '/srv/previous');
  expect(buildDecided()).toEqual(['pages']);
  expect(buildDecided()).toEqual([]);
});
