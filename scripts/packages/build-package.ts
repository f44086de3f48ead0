import { copyFileSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, isAbsolute, join, relative } from 'node:path';
import { build, type Plugin } from 'vite';
import { root } from '../builds/build-steps.ts';
import { Problem } from '../problem.ts';
import { writeDeclarations } from './declarations.ts';
import { builtPlace, listEntries, sourceCondition, type PackageEntry } from './package-entries.ts';

/** Writes what a package publishes into its `dist/`: modules, their types, and style sheets. Run by `npm pack`. */
const [workspace = ''] = process.argv.slice(2);
const folder = join(root, workspace);
if (!workspace || !existsSync(join(folder, 'package.json'))) {
  throw new Problem(`"${workspace}" is no workspace: give the folder of the package to build.`);
}

/** Begins the class names of the package's components. */
const classPrefix = 'signdrive';

/** Packages whose use makes a module one of client components: it renders, has hooks or a styled part. */
const ofClient = /^(?:react|styled-components|react-aria-components)(?:\/|$)/;

/**
 * Marks the modules with `'use client'` where server components reach client components: a styled part would write its
 * rules into the markup, without the page's nonce. Formats, messages and drawings stay usable on the server.
 */
const markClientModules: Plugin = {
  name: 'mark-client-modules',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    const isOfClient = ({ imports }: (typeof chunks)[number]): boolean => imports.some((name) => ofClient.test(name));
    const onServer = chunks.filter((chunk) => !isOfClient(chunk));
    const reached = new Set(onServer.flatMap(({ imports }) => imports));
    for (const chunk of chunks) {
      const isBoundary = isOfClient(chunk) && (chunk.isEntry || reached.has(chunk.fileName));
      if (isBoundary) chunk.code = `'use client';\n${chunk.code}`;
    }
  },
};

/** One module per source module, so that whoever imports a part gets that part; what is installed stays outside. */
async function writeModules(entries: readonly PackageEntry[]): Promise<void> {
  await build({
    root: folder,
    configFile: false,
    logLevel: 'warn',
    mode: 'production',
    // As in the store: class names that depend on nothing but the file. The prefix tells them from the app's own.
    oxc: {
      plugins: {
        styledComponents: { ssr: true, displayName: false, fileName: false, pure: true, namespace: classPrefix },
      },
    } as never,
    plugins: [markClientModules],
    resolve: { conditions: [sourceCondition] },
    build: {
      outDir: 'dist',
      emptyOutDir: false,
      minify: false,
      target: 'es2022',
      lib: { entry: entries.map(({ source }) => join(folder, source)), formats: ['es'] },
      rolldownOptions: {
        external: (id) => !id.startsWith('.') && !isAbsolute(id),
        output: {
          preserveModules: true,
          entryFileNames: ({ facadeModuleId, name }) =>
            facadeModuleId ? `${builtPlace(relative(folder, facadeModuleId)).replace(/^dist\//, '')}.js` : `${name}.js`,
        },
      },
    },
  });
}

/** A sheet finds elements of components by their class, which has the prefix in the package only. */
function writeSheets(sheets: readonly PackageEntry[]): void {
  for (const { source, built } of sheets) {
    const sheet = readFileSync(join(folder, source), 'utf8');
    mkdirSync(dirname(join(folder, built)), { recursive: true });
    writeFileSync(join(folder, built), sheet.replaceAll("[class*='sc-']", `[class*='${classPrefix}__sc-']`));
  }
}

/** Puts the fonts where the sheet that names them is. */
function copyFonts(): void {
  for (const font of globSync('src/**/*.woff2', { cwd: folder })) {
    const built = join(folder, font.replace(/^src/, 'dist'));
    mkdirSync(dirname(built), { recursive: true });
    copyFileSync(join(folder, font), built);
  }
}

/** Puts each sheet (`Dialog.spec.md`) where the types that name it are. */
function copySpecs(): void {
  for (const spec of globSync('src/**/*.spec.md', { cwd: folder })) {
    const built = join(folder, spec.replace(/^src/, 'dist'));
    if (existsSync(dirname(built)) && !/sample-/.test(spec)) copyFileSync(join(folder, spec), built);
  }
}

/** What an earlier build left would be published with this one. Sheets the tokens build wrote stay. */
function removeModules(): void {
  for (const file of globSync('dist/**/*.{js,d.ts,spec.md}', { cwd: folder })) rmSync(join(folder, file));
}

const isSheet = ({ built }: PackageEntry) => built.endsWith('.css');
const entries = listEntries(folder);
const modules = entries.filter((entry) => !isSheet(entry));
removeModules();
await writeModules(modules);
writeDeclarations(workspace, modules);
writeSheets(entries.filter(isSheet));
copyFonts();
copySpecs();
