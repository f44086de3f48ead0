import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { builtinResolvers, makeFsImporter, parse } from 'react-docgen';
import { describe, expect, it } from 'vitest';
import { importLine } from '../manual/import-line.ts';

/*
 * Rules of the manual. Each component, pattern and layout has a page: stories, and a sheet of the same name beside
 * them.
 */
const sections = ['When to use', "Do and don't", 'Keyboard', 'Screen reader'];

/** Groups of the sidebar, small enough to scan. */
const groups: Readonly<Record<string, readonly string[]>> = {
  Components: ['Layout', 'Actions', 'Choices', 'Forms', 'Navigation', 'Feedback', 'Overlays', 'Content'],
  Patterns: ['Offers', 'Costs', 'Forms', 'Orders', 'Page parts'],
};
const pagesInGroup = 15;

const packageFolder = fileURLToPath(new URL('..', import.meta.url));
const read = (path: string) => readFileSync(join(packageFolder, path), 'utf8');

interface ManualPage {
  /** Path of the stories file from the package's folder. */
  path: string;
  title: string;
  /** Components in its import line. */
  names: string[];
  component: string;
}

const pages = globSync('src/{components,patterns,layout}/**/*.stories.tsx', { cwd: packageFolder }).flatMap(
  (path): ManualPage[] => {
    const text = read(path);
    const [, title = ''] = /\btitle: '([A-Z][a-z]+\/[^']+)'/.exec(text) ?? [];
    if (title.startsWith('Pages/')) return [];
    const [, component = ''] = /\bcomponent: (\w+)/.exec(text) ?? [];
    const [, imports = component] = /\bimports: '([^']+)'/.exec(text) ?? [];
    return [{ path, title, component, names: imports.split(', ') }];
  },
);

it('every folder of a component or pattern has a page', () => {
  const folders = ['src/components', 'src/patterns'].flatMap((group) =>
    readdirSync(join(packageFolder, group), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => join(group, name)),
  );
  expect(folders.length).toBeGreaterThan(70);
  const withPage = new Set(pages.map(({ path }) => dirname(path)));
  expect(folders.filter((folder) => !withPage.has(folder))).toEqual([]);
});

describe('the sidebar', () => {
  it('the sidebar has every page in a group', () => {
    const wrong = pages
      .map(({ title }) => title)
      .filter((title) => {
        const [top = '', group = '', ...rest] = title.split('/');
        return !(groups[top]?.includes(group) && rest.length === 1);
      });
    expect(wrong).toEqual([]);
  });

  it(`has at most ${pagesInGroup} pages in a group`, () => {
    const sizes = Map.groupBy(pages, ({ title }) => title.replace(/\/[^/]+$/, ''));
    expect([...sizes].filter(([, { length }]) => length > pagesInGroup).map(([group]) => group)).toEqual([]);
  });
});

describe.each(pages)('the page of $title', ({ path, component }) => {
  it('states when to use it, rules, keys and announcements', () => {
    const [head = '', ...parts] = read(path.replace('.stories.tsx', '.spec.md')).split(/^## /m);
    expect(head).toMatch(/^# \S/);
    const textOf = new Map(
      parts.map((part): [title: string, text: string] => {
        const [title = '', ...lines] = part.split('\n');
        return [title, lines.join('\n').trim()];
      }),
    );
    expect(sections.filter((section) => !textOf.get(section))).toEqual([]);
    // A component without focus states so instead of a table of keys.
    expect(textOf.get('Keyboard')).toMatch(/^\| key +\| does +\|$|\bno focus\b|\bnothing\b.*\bfocus\b/im);
  });

  it('has a type and a description for every prop', () => {
    const source = findSource(path, component);
    const found = parse(read(source), {
      filename: join(packageFolder, source),
      importer: makeFsImporter(),
      resolver: new builtinResolvers.FindExportedDefinitionsResolver(),
    }).find(({ displayName }) => displayName === component);
    const props = Object.entries(found?.props ?? {});
    expect(props).not.toEqual([]);
    const isTypeRead = (name: string | undefined) => name !== undefined && name !== 'unknown' && name !== 'any';
    expect(props.filter(([, { tsType }]) => !isTypeRead(tsType?.name)).map(([name]) => name)).toEqual([]);
    const withoutDefault = (text = '') => text.replace(/\s*@default\s[^]*$/, '');
    expect(props.filter(([, { description }]) => !withoutDefault(description)).map(([name]) => name)).toEqual([]);
  });

  it('has a table with all props', () => {
    const [, head] = new RegExp(`interface ${component}Props ([^{]*)\\{`).exec(read(findSource(path, component))) ?? [];
    // The table is generated from the sources, where props taken with `Omit` or `Pick` are missing. HTML's own attributes
    // need no row.
    expect(head?.replace(/Omit<NativeProps<[^>]+>/, '') ?? '').not.toMatch(/\b(Omit|Pick)</);
  });
});

// Samples aren't part of the package.
it.each(pages.filter(({ path }) => !path.includes('/sample-')))(
  'the page of $title has an import line that an app can use',
  ({ path, names }) => {
    const line = importLine(`./design-system/${path}`, names.join(', '));
    const [, entry = ''] = /'@signdrive\/design-system\/([\w-]+)'/.exec(line ?? '') ?? [];
    const { exports } = JSON.parse(read('package.json')) as {
      exports: Record<string, Record<string, string> | undefined>;
    };
    const source = exports[`./${entry}`]?.['@signdrive/source'];
    expect(source, line).toBeDefined();
    const exported: readonly string[] = read(source ?? '').match(/\b\w+\b/g) ?? [];
    expect(names.filter((name) => !exported.includes(name))).toEqual([]);
  },
);

/** Returns the file that declares a page's component. */
function findSource(path: string, component: string): string {
  const imported = new RegExp(`\\b${component}\\b[^;]*from '(\\./[^']+\\.tsx)'`).exec(read(path))?.[1];
  const candidates = [imported, `./${component}.tsx`].filter((file) => file !== undefined);
  const found = candidates
    .map((file) => join(dirname(path), file))
    .find((file) => existsSync(join(packageFolder, file)));
  if (found === undefined) throw new Error(`${path} imports its component ${component} from no file beside it.`);
  return found;
}
