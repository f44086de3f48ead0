/**
 * Returns the import line of a component: `import { Badge } from '@signdrive/design-system/badge';`. Samples aren't
 * part of the package and have none.
 * @param storiesPath Storybook's path: `./design-system/src/components/badge/Badge.stories.tsx`
 */
export function importLine(storiesPath: string, component: string): string | undefined {
  const [, group, folder] = /design-system\/src\/(components|patterns|layout)\/(?:([\w-]+)\/)?/.exec(storiesPath) ?? [];
  if (group === undefined || /\/sample-/.test(storiesPath)) return undefined;
  const entry = group === 'components' ? folder : group;
  return entry && `import { ${component} } from '@signdrive/design-system/${entry}';`;
}
