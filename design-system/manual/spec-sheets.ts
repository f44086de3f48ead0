const sheets = import.meta.glob<string>('../src/**/*.spec.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** A sheet as the manual shows it, in Markdown. */
export interface SpecSheet {
  /** Shown at the top of the page; empty for a part without stories of its own. */
  whenToUse: string;
  /** Rules, do and don't, keyboard, screen reader. */
  rest: string;
}

const section = /^## When to use\n([^]*?)(?=^## |$(?![^]))/m;

/**
 * The sheets beside a stories file: the file's own first, then those of the folder that have no stories of their own.
 * @param storiesPath as Storybook gives it: `./design-system/src/components/dialog/Dialog.stories.tsx`
 */
export function findSpecSheets(storiesPath: string, storiesPaths: readonly string[]): SpecSheet[] {
  const stem = (path: string) =>
    path.replace(/^(?:\.\.?\/)+(?:design-system\/)?/, '').replace(/\.(?:stories\.tsx|spec\.md)$/, '');
  const folder = (path: string) => stem(path).replace(/\/[^/]+$/, '');
  const withStories = new Set(storiesPaths.map(stem));
  return Object.entries(sheets)
    .filter(([path]) => folder(path) === folder(storiesPath))
    .filter(([path]) => stem(path) === stem(storiesPath) || !withStories.has(stem(path)))
    .toSorted(([one], [other]) => Number(stem(other) === stem(storiesPath)) - Number(stem(one) === stem(storiesPath)))
    .map(([path, text]) => splitSheet(text, stem(path) === stem(storiesPath)));
}

/** The page has its title already: the sheet's title becomes "Rules", or names the part that it is about. */
function splitSheet(text: string, isOwn: boolean): SpecSheet {
  if (!isOwn) return { whenToUse: '', rest: text.replace(/^# (.*)$/m, '## $1').replaceAll(/^## When/gm, '### When') };
  return {
    whenToUse: section.exec(text)?.[1]?.trim() ?? '',
    rest: text.replace(section, '').replace(/^# (.*)$/m, '## Rules'),
  };
}
