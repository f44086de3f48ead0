/**
 * The line that imports a component from the package: `import { Badge } from '@signdrive/design-system/badge';`. Samples
 * are no part of the package and have none.
 * @param storiesPath as Storybook gives it: `./design-system/src/components/badge/Badge.stories.tsx`
 */
export function importLine(storiesPath: string, component: string): string | undefined {
  const [, group, folder] = /design-system\/src\/(components|patterns|layout)\/(?:([\w-]+)\/)?/.exec(storiesPath) ?? [];
  if (group === undefined || /\/sample-/.test(storiesPath)) return undefined;
  const entry = group === 'components' ? folder : group;
  return entry && `import { ${component} } from '@signdrive/design-system/${entry}';`;
}
