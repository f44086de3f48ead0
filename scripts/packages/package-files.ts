import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';

type Target = string | Readonly<{ [condition: string]: Target }>;

export interface PackageFiles {
  /** Files that the package's exports lead to. */
  entries: readonly string[];
  /** Exports without a file, and missing sheets that its types name. */
  missing: readonly string[];
  /** Files that are neither an entry nor needed by one. */
  unreached: readonly string[];
}

/** npm packs these regardless of `files`. */
const ofNpm = new Set(['package.json', 'README.md', 'LICENSE', 'CHANGELOG.md']);

/** Relative imports of modules, types and style sheets. */
const reference = /(?:\bfrom\s*|\bimport\s*\(?\s*|\burl\(\s*|\bnew URL\(\s*)["']?(\.{1,2}\/[^"')\s]+)/g;

/** The sheet named in a component's documentation. */
const namedSheet = /\bSee (\S+\.spec\.md)/g;

/** Compares the exports of a package with its files. */
export function readPackage(folder: string): PackageFiles {
  const { exports, bin = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    exports: Readonly<Record<string, Target>>;
    bin?: Readonly<Record<string, string>>;
  };
  const files = globSync('**/*', { cwd: folder, exclude: ['node_modules/**'], withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => posix.relative(folder, join(file.parentPath, file.name)));
  const targets = [...new Set([...Object.values(exports).flatMap(targetsOf), ...Object.values(bin)])];
  const matches = new Map(targets.map((target) => [target, files.filter((file) => isMatch(target, file))]));
  const entries = [...matches.values()].flat();

  const missing = new Set(targets.filter((target) => matches.get(target)?.length === 0));
  const reached = new Set<string>();
  const visit = (file: string): void => {
    if (reached.has(file) || !existsSync(join(folder, file))) return;
    reached.add(file);
    // Types are next to their module.
    if (file.endsWith('.js')) visit(file.replace(/\.js$/, '.d.ts'));
    if (!/\.(?:js|ts|tsx|css)$/.test(file)) return;
    const text = readFileSync(join(folder, file), 'utf8');
    for (const [, sheet = ''] of text.matchAll(namedSheet)) {
      const path = posix.join(dirname(file), sheet);
      if (file.endsWith('.d.ts') && !files.includes(path)) missing.add(path);
      visit(path);
    }
    for (const [, path = ''] of text.matchAll(reference)) {
      const target = posix.join(dirname(file), path);
      visit(target);
      if (file.endsWith('.d.ts')) visit(target.replace(/\.(?:js|tsx?)$/, '.d.ts'));
    }
  };
  for (const entry of entries) visit(entry);
  const foldersOfTypes = new Set([...reached].filter((file) => file.endsWith('.d.ts')).map((file) => dirname(file)));
  const isSheetOfTypes = (file: string): boolean => file.endsWith('.spec.md') && foldersOfTypes.has(dirname(file));
  return {
    entries,
    missing: [...missing],
    unreached: files.filter((file) => !reached.has(file) && !ofNpm.has(file) && !isSheetOfTypes(file)),
  };
}

const targetsOf = (target: Target): string[] =>
  typeof target === 'string' ? [target] : Object.values(target).flatMap(targetsOf);

/** `*` matches any path, as in Node's `exports`. */
const isMatch = (target: string, file: string): boolean => {
  const [start = '', end] = target.replace(/^\.\//, '').split('*');
  return end === undefined ? file === start : file.startsWith(start) && file.endsWith(end);
};
