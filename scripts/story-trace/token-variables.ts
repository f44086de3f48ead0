import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Sources that may read a token. */
const readers = ['design-system/{src,manual,lab}/**/*.{ts,tsx,css}', 'storefront/src/**/*.{ts,tsx,css}'];
const isTest = (file: string) => /\.test\.tsx?$/.test(file);

/** Values of a sheet's custom properties, by their blocks: `:root` → `--space-1` → `0.25rem`. */
function readDeclarations(sheet: string): Map<string, Map<string, string>> {
  const blocks = new Map<string, Map<string, string>>();
  const open: string[] = [];
  for (const [, text = '', end] of sheet.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/([^{};]*)([{};])/g)) {
    if (end === '{') {
      open.push(text.trim());
      continue;
    }
    const [, name, value = ''] = /^\s*(--[\w-]+)\s*:(.*)$/s.exec(text) ?? [];
    if (name !== undefined) {
      const block = open.join(' ');
      const values = blocks.get(block) ?? new Map<string, string>();
      blocks.set(block, values.set(name, value.trim()));
    }
    if (end === '}') open.pop();
  }
  return blocks;
}

/**
 * Names of the variables with different values in two token sheets: `['--space-1']`. A block in only one sheet belongs
 * to an added or removed theme, and doesn't change any other theme.
 */
export function findChangedVariables(base: string, now: string): string[] {
  const before = readDeclarations(base);
  const changed = [...readDeclarations(now)].flatMap(([block, values]) => {
    const former = before.get(block);
    if (!former) return [];
    return [...new Set([...former.keys(), ...values.keys()])].filter((name) => former.get(name) !== values.get(name));
  });
  return [...new Set(changed)].toSorted();
}

/** True if a source reads a variable, by its name or by a name composed from its prefix. */
export function readsVariable(text: string, variable: string): boolean {
  const name = variable.slice(2);
  if (new RegExp(`(?:--|cssVar\\('|cssVar\\(")${name}(?![\\w-])`).test(text)) return true;
  return [...text.matchAll(/var\(--([\w-]+-)\$\{/g)].some(([, prefix = '']) => name.startsWith(prefix));
}

/** Source files that read one of the variables, relative to the root. */
export function findReaders(root: string, variables: readonly string[]): string[] {
  const files = globSync(readers, { cwd: root }).filter((file) => !isTest(file));
  return files
    .filter((file) => {
      const text = readFileSync(join(root, file), 'utf8');
      return variables.some((variable) => readsVariable(text, variable));
    })
    .toSorted();
}
