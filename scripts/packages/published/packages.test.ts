import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { root } from '../../builds/build-steps.ts';
import type { LockedPackage } from '../app-lock.ts';
import { readPackage } from '../package-files.ts';
import { run } from './run.ts';

const { app, tarballs } = inject('installed');
const workspaces = Object.keys(tarballs);
const tarballOf = (workspace: string): string => tarballs[workspace] ?? '';
const installed = (workspace: string): string => join(app, 'node_modules/@signdrive', workspace);
const isModule = (entry: string): boolean => !/\.(?:css|json)$/.test(entry);

/** Name of the package in `from 'react-dom/client'`, `import('react')` and `url('@fontsource/…')`. */
const bareImport =
  /(?:\bfrom\s*|\bimport\s*\(?\s*|\burl\((?=['"]@))['"](?<name>@[\w.-]+\/[\w.-]+|[a-z][\w.-]*)(?:\/[^'"]*)?['"]/g;

describe.each(workspaces)('the package of %s', (workspace) => {
  it('passes publint', async () => {
    expect(await run('publint', ['--strict', tarballOf(workspace)], root)).toContain('All good!');
  });

  it('has types that each module resolution finds and that match the module', async () => {
    const { exports } = JSON.parse(readFileSync(join(root, workspace, 'package.json'), 'utf8')) as {
      exports: object;
    };
    const files = Object.keys(exports).filter((entry) => !isModule(entry));
    const args = [tarballOf(workspace), '--profile', 'esm-only', '--no-color', '--no-emoji'];
    // It exits with an error status for a finding, and prints it.
    expect(await run('attw', [...args, '--exclude-entrypoints', ...files], root)).toContain('OK (ESM)');
  });

  it('contains the files of its entries and nothing else, with the sheets that its types name', () => {
    const { entries, unreached, missing } = readPackage(installed(workspace));
    expect(missing).toEqual([]);
    expect(unreached).toEqual([]);
    expect(entries.length).toBeGreaterThan(5);
  });

  it('contains no test, story or sample', () => {
    const inside = globSync('**/*.*', { cwd: installed(workspace), exclude: ['node_modules/**'] });
    expect(inside.length).toBeGreaterThan(10);
    expect(inside.filter((file) => /\.(test|stories)\.|(^|\/)sample-|\.storybook/.test(file))).toEqual([]);
  });

  it('declares every package that its modules import', () => {
    const { dependencies = {}, peerDependencies = {} } = JSON.parse(
      readFileSync(join(installed(workspace), 'package.json'), 'utf8'),
    ) as LockedPackage;
    const declared = new Set(Object.keys({ ...dependencies, ...peerDependencies }));
    const undeclared = globSync('dist/**/*.{js,d.ts,css}', { cwd: installed(workspace) }).flatMap((file) => {
      const code = readFileSync(join(installed(workspace), file), 'utf8');
      return [...code.matchAll(bareImport)]
        .map(({ groups }) => groups?.['name'] ?? '')
        .filter((name) => !declared.has(name))
        .map((name) => `${file} imports ${name}`);
    });
    expect(undeclared).toEqual([]);
  });

  it('can be imported by plain Node, every entry of it', async () => {
    const { exports } = JSON.parse(readFileSync(join(root, workspace, 'package.json'), 'utf8')) as { exports: object };
    const modules = Object.keys(exports).filter(isModule);
    const imports = modules.map((entry) => `await import('@signdrive/${workspace}${entry.slice(1)}');`);
    writeFileSync(join(app, `import-${workspace}.mjs`), imports.join('\n'));
    expect(await run('node', [`import-${workspace}.mjs`], app)).toBe('');
  });
});

describe('the types of the design system', () => {
  it('don’t mention styled-components, whose types require Node’s: a shared styled part is marked @internal', () => {
    const declarations = globSync('dist/**/*.d.ts', { cwd: installed('design-system') });
    expect(declarations.length).toBeGreaterThan(100);
    expect(
      declarations.filter((file) =>
        readFileSync(join(installed('design-system'), file), 'utf8').includes('styled-components'),
      ),
    ).toEqual([]);
  });

  it.each([
    ['bundler', 'esnext'],
    ['nodenext', 'nodenext'],
  ])('compile by %s without @types/node, every entry, and reject an unknown token', async (resolution, module) => {
    const { exports } = JSON.parse(readFileSync(join(installed('design-system'), 'package.json'), 'utf8')) as {
      exports: object;
    };
    const modules = Object.keys(exports).filter(isModule);
    const imports = modules.map(
      (entry, index) => `import * as e${index} from '@signdrive/design-system${entry.slice(1)}';`,
    );
    const all = `export const entries = [${modules.map((_, index) => `e${index}`).join(', ')}];`;
    writeFileSync(join(app, `entries-${resolution}.ts`), [...imports, all].join('\n'));
    writeFileSync(
      join(app, `typo-${resolution}.ts`),
      "import { cssVar } from '@signdrive/tokens';\n// @ts-expect-error -- a wrong name\ncssVar('color-tezt');\n",
    );
    const compilerOptions = {
      target: 'es2024',
      lib: ['es2024', 'dom', 'dom.iterable'],
      jsx: 'react-jsx',
      strict: true,
      noEmit: true,
      types: [],
      skipLibCheck: false,
      module,
      moduleResolution: resolution,
    };
    const project = join(app, `tsconfig.${resolution}.json`);
    const files = [`entries-${resolution}.ts`, `typo-${resolution}.ts`, 'portuguese/main.tsx', 'sheets.d.ts'];
    writeFileSync(project, JSON.stringify({ compilerOptions, files }));
    expect(await run('tsc', ['-p', project, '--checkers', '1'], app)).toBe('');
  });
});
