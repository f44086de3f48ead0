import { copyFileSync, existsSync, globSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, isAbsolute, join, relative } from 'node:path';
import { build } from 'vite';
import { root } from '../build-steps.ts';
import { Problem } from '../problem.ts';
import { writeDeclarations } from './declarations.ts';
import { builtPlace, listEntries, sourceCondition, type PackageEntry } from './package-entries.ts';

/** Writes what a package publishes into its `dist/`: modules, their types, and style sheets. Run by `npm pack`. */
const [workspace = ''] = process.argv.slice(2);
const folder = join(root, workspace);
if (!workspace || !existsSync(join(folder, 'package.json'))) {
  throw new Problem(`"${workspace}" is no workspace: give the folder of the package to build.`);
}

/** One module per source module, so that whoever imports a part gets that part; what is installed stays outside. */
async function writeModules(entries: readonly PackageEntry[]): Promise<void> {
  await build({
    root: folder,
    configFile: false,
    logLevel: 'warn',
    mode: 'production',
    // As in the store: class names that depend on nothing but the file.
    oxc: { plugins: { styledComponents: { ssr: true, displayName: false, fileName: false, pure: true } } } as never,
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

function copySheets(sheets: readonly PackageEntry[]): void {
  for (const { source, built } of sheets) {
    mkdirSync(dirname(join(folder, built)), { recursive: true });
    copyFileSync(join(folder, source), join(folder, built));
  }
}

/** What an earlier build left would be published with this one. Sheets the tokens build wrote stay. */
function removeModules(): void {
  for (const file of globSync('dist/**/*.{js,d.ts}', { cwd: folder })) rmSync(join(folder, file));
}

const isSheet = ({ built }: PackageEntry) => built.endsWith('.css');
const entries = listEntries(folder);
const modules = entries.filter((entry) => !isSheet(entry));
removeModules();
await writeModules(modules);
writeDeclarations(workspace, modules);
copySheets(entries.filter(isSheet));
