import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

let clone: string;
beforeEach(() => {
  clone = mkdtempSync(join(tmpdir(), 'clone-'));
  mkdirSync(join(clone, 'scripts/builds'), { recursive: true });
  copyFileSync(new URL('./launch.mjs', import.meta.url), join(clone, 'scripts/launch.mjs'));
  writeLock('package-lock.json', '1.0.0');
});
afterEach(() => rmSync(clone, { recursive: true }));

function writeLock(path: string, version: string): void {
  const packages = {
    '': { version: '0.0.0' },
    'node_modules/vite': { version },
    'node_modules/fsevents': { version: '2.0.0', optional: true },
  };
  writeFileSync(join(clone, path), JSON.stringify({ packages }));
}

function install(version: string): void {
  mkdirSync(join(clone, 'node_modules'));
  writeLock('node_modules/.package-lock.json', version);
}

const launch = (command: string) => {
  const { status, stderr, stdout } = spawnSync(process.execPath, ['scripts/launch.mjs', command], {
    cwd: clone,
    encoding: 'utf8',
  });
  return { status, stdout, said: stderr.trim() };
};

it('a clone without installed packages is told to install', () => {
  expect(launch('build')).toMatchObject({
    status: 1,
    said: 'Nothing is installed here yet: run `npm ci`, then this command again.',
  });
});

it('packages of another version than the locked one are told to install again', () => {
  install('0.9.0');
  expect(launch('build')).toMatchObject({
    status: 1,
    said: 'node_modules/vite is not the version in package-lock.json: run `npm ci`, then this command again.',
  });
});

it('an unknown command lists the known ones', () => {
  install('1.0.0');
  expect(launch('biuld').said).toMatch(/^No command is called biuld: choose one of start, build, /);
});

it('an error that the user can correct is one sentence, without a stack', () => {
  install('1.0.0');
  const problem = "throw Object.assign(new Error('Port 4000 is taken.'), { name: 'Problem' });";
  writeFileSync(join(clone, 'scripts/builds/build.ts'), problem);
  expect(launch('build')).toMatchObject({ status: 1, said: 'Port 4000 is taken.' });
});

it('an unknown option of a command is reported in one sentence', () => {
  install('1.0.0');
  writeFileSync(
    join(clone, 'scripts/builds/build.ts'),
    "import { parseArgs } from 'node:util'; parseArgs({ args: ['--hlep'], options: {} });",
  );
  expect(launch('build')).toMatchObject({
    status: 1,
    said: "build: Unknown option '--hlep'. README.md says what it takes.",
  });
});

it('any other error is printed with its stack', () => {
  install('1.0.0');
  writeFileSync(join(clone, 'scripts/builds/build.ts'), "throw new Error('A mistake of ours');");
  const { status, said } = launch('build');
  expect(status).toBe(1);
  expect(said).toContain('build.ts');
});
