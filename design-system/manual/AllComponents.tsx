import type { ComponentType } from 'react';
import { styled } from 'styled-components';
import { Heading, Page, Section, Stack } from '@signdrive/design-system/layout';

/** What is read of a story file's exports. */
interface Sample {
  Component: ComponentType;
  meta: { input: { title?: string } };
  composed: { parameters: { docs?: { story?: { inline?: boolean } } } };
}

const files = import.meta.glob<Readonly<Record<string, Sample>>>(
  ['../src/components/*/*.stories.tsx', '../src/patterns/*/*.stories.tsx'],
  { eager: true },
);

/** Stories that show a component in all its looks have one of these names. */
const looks = ['Variants', 'Tones', 'All', 'Default'];

/** One story of each file, by the first and the last part of its title. */
const groups = Map.groupBy(
  Object.entries(files).flatMap(([file, stories]) => {
    const sample = looks.map((name) => stories[name]).find((story) => story) ?? Object.values(stories)[0];
    // A story that covers the page is left out: `npm run visual` takes its pictures in every theme and mode.
    if (!sample || sample.composed.parameters.docs?.story?.inline === false) return [];
    const path = sample.meta.input.title?.split('/') ?? [];
    const [group = ''] = path;
    const name = path.at(-1) ?? file;
    return [{ file, group, name, Component: sample.Component }];
  }),
  ({ group }) => group,
);

interface AllComponentsProps {
  /** Shows one group of the manual: "Components", "Patterns". @default every group */
  group?: string;
}

/** Every component and pattern on one page: what a theme, or a mode of the device, makes of all of them. */
export function AllComponents({ group: wanted }: AllComponentsProps) {
  const shown = [...groups].filter(([group]) => wanted === undefined || group === wanted);
  return (
    <Page>
      {shown.map(([group, samples]) => (
        <Section key={group}>
          <Stack gap={8}>
            <Heading level={2}>{group}</Heading>
            {samples.map(({ file, name, Component }) => (
              <Stack gap={3} key={file}>
                <Heading level={3} look="subtitle">
                  {name}
                </Heading>
                <Place>
                  <Component />
                </Place>
              </Stack>
            ))}
          </Stack>
        </Section>
      ))}
    </Page>
  );
}

/*
 * What is fixed to the window stays in its own place here. Each begins at a whole pixel, whatever the heights before it
 * come to: a pinned cell is drawn there or not as Chromium likes, and would be in one picture and not in the next.
 */
const Place = styled.div`
  contain: layout;
  min-width: 0;
  will-change: transform;
`;
