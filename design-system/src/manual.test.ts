import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

/*
 * What the manual shows of each component. A component has stories, and a sheet beside them with its sentences and these
 * sections; one that takes no focus says so in words where others have a table of keys. Patterns are compositions: they
 * have stories, and such a sheet where they promise more than their parts do.
 */
const sections = ["Do and don't", 'Keyboard', 'Screen reader'];

const source = fileURLToPath(new URL('.', import.meta.url));
const foldersIn = (group: string): [name: string, files: string[]][] =>
  readdirSync(join(source, group), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => [name, readdirSync(join(source, group, name))]);

const components = foldersIn('components');

test.each(components)('%s has stories, and a sheet for the manual beside them', (_, files) => {
  const stories = files.filter((file) => file.endsWith('.stories.tsx'));
  expect(stories).not.toEqual([]);
  const sheets = files.filter((file) => file.endsWith('.spec.md'));
  expect(
    stories.some((file) => sheets.includes(file.replace('.stories.tsx', '.spec.md'))),
    'a sheet is named as its stories',
  ).toBe(true);
});

const sheetsOf = (group: string) =>
  foldersIn(group).flatMap(([name, files]) =>
    files
      .filter((file) => file.endsWith('.spec.md') && files.includes(file.replace('.spec.md', '.stories.tsx')))
      .map((file) => join(group, name, file)),
  );

test.each([...sheetsOf('components'), ...sheetsOf('patterns')])(
  '%s says what to do, its keys and what is heard',
  (path) => {
    const [head = '', ...parts] = readFileSync(join(source, path), 'utf8').split(/^## /m);
    expect(head).toMatch(/^# \S/);
    const textOf = new Map(
      parts.map((part): [title: string, text: string] => {
        const [title = '', ...lines] = part.split('\n');
        return [title, lines.join('\n').trim()];
      }),
    );
    expect(sections.filter((section) => !textOf.get(section))).toEqual([]);
    expect(textOf.get('Keyboard')).toMatch(/^\| key +\| does +\|$|\bno focus\b|\bnothing\b.*\bfocus\b/im);
  },
);

test.each(foldersIn('patterns'))('the pattern %s has stories', (_, files) => {
  expect(files.filter((file) => file.endsWith('.stories.tsx'))).not.toEqual([]);
});

/** Component of each page of the manual, with its source: `[Select, components/select]`. */
const shown = ['components', 'patterns'].flatMap((group) =>
  foldersIn(group).flatMap(([name, files]) =>
    files
      .filter((file) => file.endsWith('.stories.tsx'))
      .flatMap((file) => {
        const stories = readFileSync(join(source, group, name, file), 'utf8');
        const component = /^.*\bcomponent: (?<component>\w+)/m.exec(stories)?.groups?.['component'];
        return component === undefined ? [] : [[component, join(group, name)] as const];
      }),
  ),
);

test.each(shown)('the table of %s has all of its properties', (component, folder) => {
  const path = join(source, folder, `${component}.tsx`);
  const [, head] = new RegExp(`interface ${component}Props ([^{]*)\\{`).exec(readFileSync(path, 'utf8')) ?? [];
  // It is read from the sources, and what is taken from a type by `Omit` or `Pick` isn't found there.
  expect(head ?? '').not.toMatch(/\b(Omit|Pick)</);
});
