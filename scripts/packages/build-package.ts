import { copyFileSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, isAbsolute, join, relative } from 'node:path';
import { build, type Plugin } from 'vite';
import { root } from '../builds/build-steps.ts';
import { Problem } from '../problem.ts';
import { writeDeclarations } from './declarations.ts';
import { builtPlace, listEntries, sourceCondition, type PackageEntry } from './package-entries.ts';

/** Writes a package's published files into its `dist/`: modules, their types, and style sheets. Run by `npm pack`. */
const [workspace = ''] = process.argv.slice(2);
const folder = join(root, workspace);
if (!workspace || !existsSync(join(folder, 'package.json'))) {
  throw new Problem(`"${workspace}" is no workspace: give the folder of the package to build.`);
}

/** Prefix of the class names of the package's components. */
const classPrefix = 'signdrive';

/** Packages that make a module a client component if it uses them: it renders, has hooks or a styled part. */
const ofClient = /^(?:react|styled-components|react-aria-components)(?:\/|$)/;

/**
 * Adds `'use client'` to modules that server components import: a styled part would otherwise write its rules into the
 * markup, without the page's nonce. Formats, messages and drawings stay usable on the server.
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

/** One module per source module, so that importing a part loads only that part; dependencies stay external. */
async function writeModules(entries: readonly PackageEntry[]): Promise<void> {
  await build({
    root: folder,
    configFile: false,
    logLevel: 'warn',
    mode: 'production',
    // Class names depend only on the file, as in the store. The prefix distinguishes them from the app's own.
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

/** A sheet selects elements of components by their class, which has the prefix only in the package. */
function writeSheets(): void {
  for (const source of globSync('src/**/*.css', { cwd: folder })) {
    const sheet = readFileSync(join(folder, source), 'utf8');
    const built = join(folder, source.replace(/^src/, 'dist'));
    mkdirSync(dirname(built), { recursive: true });
    writeFileSync(built, sheet.replaceAll("[class*='sc-']", `[class*='${classPrefix}__sc-']`));
  }
}

/** Copies the fonts next to the sheet that names them. */
function copyFonts(): void {
  for (const font of globSync('src/**/*.woff2', { cwd: folder })) {
    const built = join(folder, font.replace(/^src/, 'dist'));
    mkdirSync(dirname(built), { recursive: true });
    copyFileSync(join(folder, font), built);
  }
}

/** Copies each sheet (`Dialog.spec.md`) next to the types that name it. */
function copySpecs(): void {
  for (const spec of globSync('src/**/*.spec.md', { cwd: folder })) {
    const built = join(folder, spec.replace(/^src/, 'dist'));
    if (existsSync(dirname(built)) && !/sample-/.test(spec)) copyFileSync(join(folder, spec), built);
  }
}

/** Removes files of an earlier build, which would be published, too. Sheets of the tokens build stay. */
function removeModules(): void {
  for (const file of globSync('dist/**/*.{js,d.ts,spec.md}', { cwd: folder })) rmSync(join(folder, file));
}

const modules = listEntries(folder).filter(({ built }) => !built.endsWith('.css'));
removeModules();
await writeModules(modules);
writeDeclarations(workspace, modules);
writeSheets();
copyFonts();
copySpecs();
