const sheets = import.meta.glob<string>('../src/**/*.spec.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** A spec sheet for the manual, in Markdown. */
export interface SpecSheet {
  /** Shown at the top of the page; empty for a part without stories. */
  whenToUse: string;
  /** Rules, do and don't, keyboard, screen reader. */
  rest: string;
}

const section = /^## When to use\n([^]*?)(?=^## |$(?![^]))/m;

/**
 * Returns the sheets beside a stories file: its own first, then those of the folder without stories.
 * @param storiesPath Storybook's path: `./design-system/src/components/dialog/Dialog.stories.tsx`
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

/** The page already has its title: the sheet's title becomes "Rules", or names the part that it describes. */
function splitSheet(text: string, isOwn: boolean): SpecSheet {
  if (!isOwn) return { whenToUse: '', rest: text.replace(/^# (.*)$/m, '## $1').replaceAll(/^## When/gm, '### When') };
  return {
    whenToUse: section.exec(text)?.[1]?.trim() ?? '',
    rest: text.replace(section, '').replace(/^# (.*)$/m, '## Rules'),
  };
}
