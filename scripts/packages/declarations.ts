import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { root } from '../builds/build-steps.ts';
import { Problem } from '../problem.ts';
import { builtPlace, type PackageEntry } from './package-entries.ts';

const declaration = /\.d\.ts$/;
const relativeImport =
  /(?<before>\bfrom\s*|\bimport\s*\(\s*|\bimport\s+)(?<quote>['"])(?<path>\.[^'"]+)\k<quote>(?:\s*with\s*\{[^}]*\})?/g;

/** A published declaration file, and the JSON documents whose types it reads. */
interface MovedDeclaration {
  text: string;
  data: readonly string[];
}

/**
 * A declaration file for `dist/`: its relative imports point to the built modules, with the `.js` extension that every
 * resolution accepts.
 */
export function moveDeclaration(original: string, source: string): MovedDeclaration {
  const place = posix.dirname(builtPlace(source));
  const data: string[] = [];
  const text = original.replaceAll(relativeImport, (_whole, before: string, quote: string, path: string) => {
    const imported = posix.join(posix.dirname(source), path);
    if (imported.endsWith('.json')) data.push(imported);
    const moved = posix.relative(place, builtPlace(imported));
    return `${before}${quote}${moved.startsWith('.') ? '' : './'}${moved}.js${quote}`;
  });
  return { text, data };
}

/** Declares a document as a module, so that its type needs no JSON setting. */
export function declareDocument(content: unknown): string {
  return `declare const data: ${typeOf(content)};\nexport default data;\n`;
}

function typeOf(content: unknown): string {
  if (Array.isArray(content)) return 'readonly unknown[]';
  if (typeof content !== 'object' || content === null) return content === null ? 'null' : typeof content;
  const properties = Object.entries(content).map(([name, value]) => `${JSON.stringify(name)}: ${typeOf(value)};`);
  return `{ ${properties.join(' ')} }`;
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Writes the declarations of every module reachable from the entries into the package's `dist/`. */
export function writeDeclarations(workspace: string, entries: readonly PackageEntry[]): void {
  const cache = join(root, 'node_modules/.cache/signdrive');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'declarations-'));
  try {
    const project = join(folder, 'tsconfig.json');
    writeFileSync(
      project,
      JSON.stringify({
        extends: join(root, 'tsconfig.json'),
        compilerOptions: {
          noEmit: false,
          declaration: true,
          emitDeclarationOnly: true,
          // Parts shared only inside the package: their types are styled-components', which require Node's.
          stripInternal: true,
          // The stage `types` checks the same files.
          noCheck: true,
          rootDir: root,
          outDir: join(folder, 'out'),
        },
        include: [],
        files: entries.map(({ source }) => join(root, workspace, source)),
      }),
    );
    const { status, stdout, stderr } = spawnSync('tsc', ['-p', project], { encoding: 'utf8' });
    if (status !== 0) {
      console.error(stdout || stderr);
      throw new Problem(`The types of ${workspace} could not be written: see the compiler's message above.`);
    }
    const written = join(folder, 'out', workspace);
    const documents = new Set<string>();
    for (const file of readdirSync(written, { recursive: true, encoding: 'utf8' }).filter((path) =>
      declaration.test(path),
    )) {
      const { text, data } = moveDeclaration(readFileSync(join(written, file), 'utf8'), file);
      write(join(root, workspace, `${builtPlace(file)}.d.ts`), text);
      for (const document of data) documents.add(document);
    }
    for (const document of documents) {
      const content: unknown = JSON.parse(readFileSync(join(root, workspace, document), 'utf8'));
      write(join(root, workspace, `${builtPlace(document)}.d.ts`), declareDocument(content));
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}
