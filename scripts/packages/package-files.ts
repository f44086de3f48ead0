import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';

type Target = string | Readonly<{ [condition: string]: Target }>;

export interface PackageFiles {
  /** Files that the package's exports lead to. */
  entries: readonly string[];
  /** Targets of its exports that lead to no file. */
  missing: readonly string[];
  /** Files that are no entry, and that no entry is made of. */
  unreached: readonly string[];
}

/** npm packs these whatever `files` says, and finds them by their name. */
const ofNpm = new Set(['package.json', 'README.md', 'LICENSE', 'CHANGELOG.md']);

/** Relative imports of modules, of types, and of style sheets and what they load. */
const reference = /(?:\bfrom\s*|\bimport\s*\(?\s*|\burl\(\s*|\bnew URL\(\s*)["']?(\.{1,2}\/[^"')\s]+)/g;

/** Compares what a package exports with the files that it has. */
export function readPackage(folder: string): PackageFiles {
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    exports: Readonly<Record<string, Target>>;
  };
  const files = globSync('**/*', { cwd: folder, exclude: ['node_modules/**'], withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => posix.relative(folder, join(file.parentPath, file.name)));
  const targets = [...new Set(Object.values(exports).flatMap(targetsOf))];
  const matches = new Map(targets.map((target) => [target, files.filter((file) => isMatch(target, file))]));
  const entries = [...matches.values()].flat();

  const reached = new Set<string>();
  const visit = (file: string): void => {
    if (reached.has(file) || !existsSync(join(folder, file))) return;
    reached.add(file);
    // Types stand beside their module.
    if (file.endsWith('.js')) visit(file.replace(/\.js$/, '.d.ts'));
    if (!/\.(?:js|ts|tsx|css)$/.test(file)) return;
    for (const [, path = ''] of readFileSync(join(folder, file), 'utf8').matchAll(reference)) {
      const target = posix.join(dirname(file), path);
      visit(target);
      if (file.endsWith('.d.ts')) visit(target.replace(/\.(?:js|tsx?)$/, '.d.ts'));
    }
  };
  for (const entry of entries) visit(entry);
  return {
    entries,
    missing: targets.filter((target) => matches.get(target)?.length === 0),
    unreached: files.filter((file) => !reached.has(file) && !ofNpm.has(file)),
  };
}

const targetsOf = (target: Target): string[] =>
  typeof target === 'string' ? [target] : Object.values(target).flatMap(targetsOf);

/** `*` matches any path, as in Node's `exports`. */
const isMatch = (target: string, file: string): boolean => {
  const [start = '', end] = target.replace(/^\.\//, '').split('*');
  return end === undefined ? file === start : file.startsWith(start) && file.endsWith(end);
};
