import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, it } from 'vitest';
import { root } from '../../builds/build-steps.ts';
import { run } from './run.ts';

const { app, tarballs } = inject('installed');
const readme = (workspace: string): string => readFileSync(join(root, workspace, 'README.md'), 'utf8');

it('every example of the READMEs compiles with the installed packages', async () => {
  const folder = join(app, 'readme');
  mkdirSync(folder);
  const files = Object.keys(tarballs).flatMap((workspace) =>
    Array.from(readme(workspace).matchAll(/^```(tsx?)\n(.*?)^```$/gms), ([, language = '', code = ''], index) => {
      const file = `${workspace}-${index}.${language}`;
      writeFileSync(join(folder, file), code);
      return file;
    }),
  );
  expect(files.length).toBeGreaterThan(5);
  const compilerOptions = {
    target: 'es2024',
    lib: ['es2024', 'dom', 'dom.iterable'],
    jsx: 'react-jsx',
    strict: true,
    noEmit: true,
    types: [],
    skipLibCheck: true,
    module: 'esnext',
    moduleResolution: 'bundler',
  };
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions, files: [...files, '../sheets.d.ts'] }),
  );
  expect(await run('tsc', ['-p', folder, '--checkers', '1'], folder)).toBe('');
});

it('the README names the tarballs that npm packs', () => {
  const named = readme('design-system').match(/signdrive-[\w.-]+\.tgz/g);
  expect(named?.toSorted()).toEqual(
    Object.values(tarballs)
      .map((tarball) => tarball.replace(/^.*\//, ''))
      .toSorted(),
  );
});
