import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { ICruiseResult, IViolation } from 'dependency-cruiser';
import type { ModuleItem, ParseOptions } from '@swc/core';
import config from '../../.dependency-cruiser.mjs';

const workspaces = ['tokens', 'design-system', 'storefront', 'sandbox', 'scripts', '.storybook'];
const keptByTypeOnly = '-but-by-type';
const isSource = (path: string) =>
  /\.tsx?$/.test(path) && !/\.gen\.ts$|\.d\.ts$|(^|[/\\])(node_modules|dist|test-results)[/\\]/.test(path);

export interface BoundaryReport {
  /** Number of checked modules. */
  modules: number;
  /** Number of imports in them. */
  imports: number;
  /** One sentence per fault. */
  faults: readonly string[];
}

/** Type-only imports of each file, by the file's absolute path; filled during parsing. */
type TypeOnlyImports = Map<string, Set<string>>;

interface Swc {
  parseFileSync: (file: string, options: ParseOptions) => { body: ModuleItem[] };
}

/**
 * dependency-cruiser parses every file as TypeScript without JSX and ignores `import type`. Patching swc fixes both. It
 * must happen before dependency-cruiser is loaded, so once per process.
 */
function listenToParser(): TypeOnlyImports {
  const typeOnly: TypeOnlyImports = new Map();
  const swc = createRequire(import.meta.url)('@swc/core') as Swc;
  const parse = swc.parseFileSync;
  swc.parseFileSync = (file, options) => {
    const parsed = parse(file, { ...options, tsx: file.endsWith('x') } as ParseOptions);
    typeOnly.set(file, specifiersByTypeOnly(parsed.body));
    return parsed;
  };
  return typeOnly;
}

const typeOnly = listenToParser();

function specifiersByTypeOnly(body: readonly ModuleItem[]): Set<string> {
  const byType = new Set<string>();
  const byValue = new Set<string>();
  for (const item of body) {
    if (!('source' in item) || !item.source) continue;
    const isTypeOnly = 'typeOnly' in item && item.typeOnly;
    (isTypeOnly ? byType : byValue).add(item.source.value);
  }
  return new Set([...byType].filter((specifier) => !byValue.has(specifier)));
}

/** Checks the imports of all modules below a folder with .dependency-cruiser.mjs. */
export async function checkBoundaries(folder: string): Promise<BoundaryReport> {
  const present = workspaces.filter((name) => existsSync(join(folder, name)));
  const files = present.flatMap((name) =>
    readdirSync(join(folder, name), { recursive: true, encoding: 'utf8' })
      .filter((path) => isSource(`${name}/${path}`))
      .map((path) => `${name}/${path}`),
  );
  if (files.length === 0) return { modules: 0, imports: 0, faults: ['No module was read: nothing was checked.'] };

  const { cruise } = await import('dependency-cruiser');
  const { enhancedResolveOptions, ...options } = config.options;
  const { output } = await cruise(
    files,
    { ...options, baseDir: folder, validate: true, ruleSet: { forbidden: config.forbidden } } as never,
    enhancedResolveOptions,
  );
  if (typeof output === 'string')
    throw new TypeError('dependency-cruiser answered with text where a result was asked for.');
  return judge(output, folder, files);
}

function judge({ modules, summary }: ICruiseResult, folder: string, files: readonly string[]): BoundaryReport {
  const read = new Set(modules.map(({ source }) => source));
  const imports = modules.flatMap(({ source, dependencies }) =>
    dependencies.map((dependency) => ({ source, ...dependency })),
  );
  const typeOnlyEdges = new Set(
    imports
      .filter(({ source, module }) => typeOnly.get(join(folder, source))?.has(module))
      .map(({ source, resolved }) => `${source}>${resolved}`),
  );
  const isByTypeOnly = (from: string, to: string) => typeOnlyEdges.has(`${from}>${to}`);
  const faults = [
    ...files.filter((file) => !read.has(file)).map((file) => `${file} was not read.`),
    ...(imports.length === 0 ? ['No import was found in any module: nothing was checked.'] : []),
    ...summary.violations.filter((violation) => !isAllowed(violation, isByTypeOnly)).map(describe),
  ];
  return { modules: files.length, imports: imports.length, faults };
}

function isAllowed(
  { from, to, rule, cycle }: IViolation,
  isByTypeOnly: (from: string, to: string) => boolean,
): boolean {
  if (rule.name.endsWith(keptByTypeOnly)) return isByTypeOnly(from, to);
  if (!cycle) return false;
  const loop = [from, ...cycle.map(({ name }) => name)];
  // Types load nothing, so a circle with a type import is no circle at run time.
  return loop.some((name, index) => isByTypeOnly(name, loop[index + 1] ?? from));
}

function describe({ from, to, rule, cycle }: IViolation): string {
  const way = cycle ? cycle.map(({ name }) => name).join(' → ') : to;
  return `${rule.name}: ${from} → ${way}`;
}
