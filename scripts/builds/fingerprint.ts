import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** Folders that are never inputs of a build. */
const ignoredFolders = new Set(['node_modules', 'dist', '.cache', 'test-results']);
/** Tests and stories are not part of the build; generated files depend on the others. */
const ignoredFiles = /\.(test|stories|journey|gen)\.tsx?$|\.md$/;

/** Every file below the given files and folders, as absolute paths in a stable order. */
export function listInputs(root: string, paths: readonly string[]): string[] {
  return paths
    .flatMap((path) => walk(join(root, path)))
    .filter((file) => !ignoredFiles.test(file))
    .toSorted();
}

/**
 * Hash of the names and contents of files: machine-independent, and independent of file times. A missing path is part
 * of the hash, so creating it later changes the hash.
 */
export function fingerprintContents(root: string, paths: readonly string[], salt = ''): string {
  const hash = createHash('sha256').update(salt);
  for (const file of listInputs(root, paths)) {
    hash.update(`\0${portable(root, file)}\0`).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** Hash of names, sizes and times: fast, and sufficient to detect a modified output. */
export function fingerprintStamps(root: string, paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of paths) {
    if (!existsSync(join(root, path))) return `missing ${path}`;
    for (const file of walk(join(root, path), true).toSorted()) {
      const { size, mtimeMs } = statSync(file);
      hash.update(`${portable(root, file)}\0${size}\0${mtimeMs}\0`);
    }
  }
  return hash.digest('hex');
}

function walk(path: string, isResult = false): string[] {
  const entry = statSync(path, { throwIfNoEntry: false });
  if (!entry) return [];
  if (!entry.isDirectory()) return [path];
  return readdirSync(path, { withFileTypes: true }).flatMap((child) => {
    if (!isResult && child.isDirectory() && ignoredFolders.has(child.name)) return [];
    return walk(join(path, child.name), isResult);
  });
}

function portable(root: string, file: string): string {
  return relative(root, file).split(sep).join('/');
}
