import type { ComponentType } from 'react';
import { styled } from 'styled-components';
import { Heading, Page, Section, Stack } from '@signdrive/design-system/layout';

/** The used exports of a stories file. */
interface Sample {
  Component: ComponentType;
  meta: { input: { title?: string } };
  composed: { parameters: { docs?: { story?: { inline?: boolean } } } };
}

const files = import.meta.glob<Readonly<Record<string, Sample>>>(
  ['../src/components/*/*.stories.tsx', '../src/patterns/*/*.stories.tsx'],
  { eager: true },
);

/** Names of stories that show a component in all its variants. */
const looks = ['Variants', 'Tones', 'All', 'Default'];

/** One story per file, grouped by the first part of its title and named by the last. */
const groups = Map.groupBy(
  Object.entries(files).flatMap(([file, stories]) => {
    const sample = looks.map((name) => stories[name]).find((story) => story) ?? Object.values(stories)[0];
    // Stories that cover the page are left out: `npm run visual` takes their pictures in every theme and mode.
    if (!sample || sample.composed.parameters.docs?.story?.inline === false) return [];
    const path = sample.meta.input.title?.split('/') ?? [];
    const [group = ''] = path;
    const name = path.at(-1) ?? file;
    return [{ file, group, name, Component: sample.Component }];
  }),
  ({ group }) => group,
);

interface AllComponentsProps {
  /** Limits the page to one group of the manual: "Components", "Patterns". @default every group */
  group?: string;
}

/** Every component and pattern on one page, to review a theme or a device mode. */
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
 * A containing block for fixed elements. Each starts at a whole pixel, whatever heights precede it: Chromium draws a
 * sticky cell at a fractional position unreliably, which would make pictures differ.
 */
const Place = styled.div`
  contain: layout;
  min-width: 0;
  will-change: transform;
`;
