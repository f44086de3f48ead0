import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, globSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { chromium } from 'playwright';
import { preview } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumFlags, findChromium } from '../browser.ts';
import { root } from '../build-steps.ts';
import { readPackage } from './package-files.ts';
import { lockApp, type LockedPackage, type LockedPackages } from './app-lock.ts';

const workspaces = ['tokens', 'design-system'];
const appNeeds = [
  'react',
  'react-dom',
  'react-aria-components',
  'styled-components',
  '@types/node',
  '@types/react',
  '@types/react-dom',
];
/** Name of the package in `from 'react-dom/client'`, `import('react')` and `url('@fontsource/…')`. */
const bareImport =
  /(?:\bfrom\s*|\bimport\s*\(?\s*|\burl\((?=['"]@))['"](?<name>@[\w.-]+\/[\w.-]+|[a-z][\w.-]*)(?:\/[^'"]*)?['"]/g;
const compilerOptions = {
  target: 'es2024',
  lib: ['es2024', 'dom', 'dom.iterable'],
  jsx: 'react-jsx',
  strict: true,
  noEmit: true,
  // The types of styled-components read Node's.
  types: ['node'],
};

let folder: string;
const app = () => join(folder, 'app');
const installed = (workspace: string) => join(app(), 'node_modules/@signdrive', workspace);

/** Runs a command of this installation and gives what it said; a failure says it as the test's message. */
async function run(command: string, args: readonly string[], cwd: string): Promise<string> {
  const child = spawn(command, args, {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PATH: [join(root, 'node_modules/.bin'), process.env['PATH']].join(delimiter),
    },
  });
  const [said, complained, [status]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}\n${said}${complained}`);
  return said;
}

beforeAll(async () => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'signdrive-packages-')));
  const flags = workspaces.flatMap((workspace) => ['-w', `@signdrive/${workspace}`]);
  await run('npm', ['pack', ...flags, '--pack-destination', folder, '--silent'], root);

  cpSync(join(root, 'scripts/packages/sample-app'), app(), { recursive: true });
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: LockedPackages;
  };
  const packed = workspaces.map((workspace) => ({ folder: workspace, tarball: tarballOf(workspace) }));
  const direct = [...workspaces.map((workspace) => `@signdrive/${workspace}`), ...appNeeds];
  const { manifest, lock } = lockApp(packages, packed, direct);
  writeFileSync(join(app(), 'package.json'), JSON.stringify(manifest));
  writeFileSync(join(app(), 'package-lock.json'), JSON.stringify(lock));
  writeFileSync(join(app(), 'sheets.d.ts'), "declare module '*.css';\n");
  writeFileSync(
    join(app(), 'typo.ts'),
    "import { cssVar } from '@signdrive/tokens';\n// @ts-expect-error -- a wrong name\ncssVar('color-tezt');\n",
  );
  await run('npm', ['ci', '--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund'], app());
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const isModule = (entry: string): boolean => !/\.(?:css|json)$/.test(entry);

function tarballOf(workspace: string): string {
  const [file] = globSync(`signdrive-${workspace}-*.tgz`, { cwd: folder });
  if (!file) throw new Error(`npm pack made no tarball of ${workspace}.`);
  return join(folder, file);
}

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
    // It ends with a status of its own when it finds a fault, and then says which.
    expect(await run('attw', [...args, '--exclude-entrypoints', ...files], root)).toContain('OK (ESM)');
  });

  it('holds no test, story or sample', () => {
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
    writeFileSync(join(app(), `import-${workspace}.mjs`), imports.join('\n'));
    expect(await run('node', [`import-${workspace}.mjs`], app())).toBe('');
  });
});

describe('the package of tokens alone', () => {
  it('exports exactly what is in its tarball: each entry leads to a file, and each file is an entry or belongs to one', () => {
    const { entries, unreached, missing } = readPackage(installed('tokens'));
    expect(missing).toEqual([]);
    expect(unreached).toEqual([]);
    expect(entries.length).toBeGreaterThan(5);
  });
});

describe('an empty React app outside the repository', () => {
  it.each([
    ['bundler', 'esnext'],
    ['nodenext', 'nodenext'],
  ])('finds the types by %s, which reject a token that does not exist', async (moduleResolution, module) => {
    const project = join(app(), `tsconfig.${moduleResolution}.json`);
    const options = { ...compilerOptions, module, moduleResolution, skipLibCheck: false };
    const files = ['main.tsx', 'typo.ts', 'sheets.d.ts'];
    writeFileSync(project, JSON.stringify({ compilerOptions: options, files }));
    expect(await run('tsc', ['-p', project, '--checkers', '1'], app())).toBe('');
  });

  it('builds and shows a dialog in the theme of a partner', async () => {
    await run('vite', ['build', '--logLevel', 'warn'], app());
    const server = await preview({ root: app(), configFile: false, logLevel: 'warn', preview: { port: 0 } });
    const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumFlags] });
    try {
      const page = await browser.newPage({ locale: 'pt-BR', reducedMotion: 'reduce' });
      const complaints: string[] = [];
      page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
      page.on('pageerror', (error) => complaints.push(error.message));
      await page.goto(server.resolvedUrls?.local[0] ?? '');

      const dialog = page.getByRole('dialog', { name: 'Trocar forma de pagamento' });
      await dialog.waitFor();
      expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);

      const colorOf = (partner: string) =>
        page.evaluate((slug) => {
          document.documentElement.dataset['partner'] = slug;
          const background = (selector: string) => {
            const element = document.querySelector(selector);
            return element ? getComputedStyle(element).backgroundColor : 'nothing';
          };
          return { action: background('[role=dialog] footer button'), token: background('[data-testid]') };
        }, partner);
      const partner = await colorOf('viaduto');
      const other = await colorOf('casa-andrade');
      expect(partner.action).toBe(partner.token);
      expect(other.action).toBe(other.token);
      expect(partner.action).not.toBe(other.action);
      expect(
        await page.evaluate(() => document.fonts.ready.then((fonts) => [...fonts].map((font) => font.status))),
      ).toContain('loaded');

      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
      expect(complaints).toEqual([]);
    } finally {
      await browser.close();
      await server.close();
    }
  });
});
