const sheets = import.meta.glob<string>('../src/**/*.spec.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** What the sections of a sheet are called in the manual; a sheet is written in English, as code is. */
const titles: Readonly<Record<string, string>> = {
  "Do and don't": 'Faça e não faça',
  Keyboard: 'Teclado',
  'Screen reader': 'Leitor de tela',
};

/**
 * The sheets that stand beside a stories file, ready to be shown under the page's own title: the file's own first, then
 * those of the folder that have no stories of their own.
 * @param storiesPath as Storybook gives it: `./design-system/src/components/dialog/Dialog.stories.tsx`
 */
export function findSpecSheets(storiesPath: string, storiesPaths: readonly string[]): string[] {
  const stem = (path: string) => path.replace(/^(?:\.\.?\/)+/, '').replace(/\.(?:stories\.tsx|spec\.md)$/, '');
  const folder = (path: string) => stem(path).replace(/\/[^/]+$/, '');
  const withStories = new Set(storiesPaths.map(stem));
  return Object.entries(sheets)
    .filter(([path]) => folder(path) === folder(storiesPath))
    .filter(([path]) => stem(path) === stem(storiesPath) || !withStories.has(stem(path)))
    .toSorted(([one], [other]) => Number(stem(other) === stem(storiesPath)) - Number(stem(one) === stem(storiesPath)))
    .map(([path, text]) => asSection(text, stem(path) === stem(storiesPath)));
}

/** The page has its title already: the sheet's becomes "Regras", or the name of the part it is about. */
function asSection(text: string, isOwn: boolean): string {
  return text
    .replace(/^# (.*)$/m, isOwn ? '## Regras' : '## $1')
    .replaceAll(/^## (.*)$/gm, (_, title: string) => `## ${titles[title] ?? title}`);
}
