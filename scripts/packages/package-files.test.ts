import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readPackage } from './package-files.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'package-files-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function plant(exports: object, files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries({ ...files, 'package.json': JSON.stringify({ exports }) })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}
const entry = { types: './dist/index.d.ts', default: './dist/index.js' };
const files = {
  'README.md': '',
  'dist/index.js': "export { it } from './part.js';",
  'dist/index.d.ts': "export { it } from './part.js';",
  'dist/part.js': 'export const it = 1;',
  'dist/part.d.ts': 'export declare const it: number;',
  'data/one.json': '{}',
  'data/deep/two.json': '{}',
};

describe('readPackage', () => {
  it('finds every entry of a package, and every file that an entry needs', () => {
    plant({ '.': entry, './data/*.json': './data/*.json' }, files);
    expect(readPackage(folder)).toMatchObject({ missing: [], unreached: [] });
    expect(readPackage(folder).entries).toHaveLength(4);
  });

  it('reports a file that no entry needs', () => {
    plant({ '.': entry }, { ...files, 'dist/left.js': '' });
    expect(readPackage(folder).unreached.toSorted()).toEqual(['data/deep/two.json', 'data/one.json', 'dist/left.js']);
  });

  it('reports an entry whose file is missing', () => {
    plant({ '.': entry, './gone.css': './dist/gone.css', './none/*.css': './none/*.css' }, files);
    expect(readPackage(folder).missing).toEqual(['./dist/gone.css', './none/*.css']);
  });

  it('reports a missing sheet that the types name', () => {
    plant(
      { '.': entry },
      {
        ...files,
        'dist/index.d.ts': '/** A part. See Part.spec.md. */\nexport { it } from "./part.js";',
        'dist/part.d.ts': '/** See Gone.spec.md. */\nexport declare const it: number;',
        'dist/Part.spec.md': '',
      },
    );
    expect(readPackage(folder).missing).toEqual(['dist/Gone.spec.md']);
    expect(readPackage(folder).unreached).not.toContain('dist/Part.spec.md');
  });
});
