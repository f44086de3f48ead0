import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { batchStages, chooseStages, isWorthRunning, listTypeProjects, stages } from './test-stages.ts';

const namesOf = (args: readonly string[]) => chooseStages(args).chosen.map(({ name }) => name);

it('without arguments every stage is chosen, in order', () => {
  expect(namesOf([])).toEqual(stages.map(({ name }) => name));
});

it('a chosen stage adds its dependencies', () => {
  expect(namesOf(['journeys'])).toEqual(['build', 'journeys']);
  expect(namesOf(['dom', 'types'])).toEqual(['tokens', 'types', 'dom']);
});

it('arguments after the name of a stage are passed to its runner', () => {
  expect(chooseStages(['unit', 'sandbox', '-t', 'burn']).runnerArgs).toEqual(['sandbox', '-t', 'burn']);
});

it('a list of tests is one check after its dependencies, because none of its tests has a result', () => {
  const { chosen, runnerArgs } = chooseStages(['journeys', '--list']);
  expect(runnerArgs).toEqual([]);
  expect(chosen.map(({ name, runner }) => [name, runner])).toEqual([
    ['build', undefined],
    ['journeys', undefined],
  ]);
  expect(chosen[1]?.commands({ isWhole: false })).toEqual([['playwright', 'test', '--list']]);
});

it.each([[['untit']], [['lint', 'src']], [['unit', 'dom', 'src']]])(
  '%j is rejected with a list of the stages',
  (args) => {
    expect(() => chooseStages(args)).toThrow(/is no stage \(tokens, types, /);
  },
);

it.each([
  { failed: [], runs: stages.map(({ name }) => name) },
  { failed: ['lint'], runs: stages.filter(({ isQuick }) => isQuick).map(({ name }) => name) },
  { failed: ['unit', 'dom'], runs: stages.map(({ name }) => name) },
  {
    failed: ['build'],
    runs: stages
      .filter(({ name }) => !['journeys', 'spoken', 'firefox', 'webkit'].includes(name))
      .map(({ name }) => name),
  },
])('after the failure of $failed, only independent stages run', ({ failed, runs }) => {
  expect(stages.filter((stage) => isWorthRunning(stage, new Set(failed))).map(({ name }) => name)).toEqual(runs);
});

it('every stage that can run alone has its npm script', () => {
  const { scripts } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
    scripts: Record<string, string>;
  };
  for (const name of Object.keys(scripts).filter((script) => script.startsWith('test:'))) {
    expect(namesOf([name.slice('test:'.length)])).toContain(name.slice('test:'.length));
  }
  const alone = stages.filter(({ name }) => name !== 'tokens' && name !== 'build');
  for (const { name } of alone) expect(scripts[`test:${name}`]).toMatch(new RegExp(` test ${name}$`));
});

it('the TypeScript projects without DOM types are checked, too', () => {
  const projects = listTypeProjects();
  expect(projects[0]).toBe('tsconfig.json');
  expect(projects).toContain('storefront/server/tsconfig.json');
});

it('stages run concurrently only if they are independent and leave a processor idle', () => {
  const batchesOf = (args: readonly string[]) =>
    batchStages(chooseStages(args).chosen).map((batch) => batch.map(({ name }) => name));
  expect(batchesOf([])).toEqual([
    ['tokens'],
    ['types', 'lint', 'format', 'boundaries', 'token-checks', 'coverage', 'dependencies'],
    ['unit'],
    ['dom'],
    ['stories'],
    ['packages', 'build'],
    ['journeys'],
    ['spoken', 'firefox', 'webkit'],
  ]);
  // A slow stage waits for the quick ones, which may fail.
  expect(batchesOf(['coverage', 'build'])).toEqual([['coverage'], ['build']]);
});
