import type { ComponentType } from 'react';
import { styled } from 'styled-components';
import preview from '../../.storybook/preview';
import { Heading, Page, Stack } from './layout/index.ts';

/** What is read of a story file's exports. */
interface Sample {
  Component: ComponentType;
  meta: { input: { title?: string } };
  composed: { parameters: { docs?: { story?: { inline?: boolean } } } };
}

const files = import.meta.glob<Readonly<Record<string, Sample>>>(
  ['./components/*/*.stories.tsx', './patterns/*/*.stories.tsx'],
  { eager: true },
);

/** Stories that show a component in all its looks have one of these names. */
const looks = ['Variants', 'Tones', 'All', 'Default'];

/** One story of each file, by the files' names: whatever is added to the system is here at once. */
const samples = Object.entries(files).flatMap(([file, stories]) => {
  const sample = looks.map((name) => stories[name]).find((story) => story) ?? Object.values(stories)[0];
  // What covers the page says so, and has its picture in every theme and mode by itself.
  if (!sample || sample.composed.parameters.docs?.story?.inline === false) return [];
  return [{ file, name: sample.meta.input.title ?? file, Component: sample.Component }];
});

function AllComponents() {
  return (
    <Page>
      <Stack gap={8}>
        {samples.map(({ file, name, Component }) => (
          <Stack gap={3} key={file}>
            <Heading level={2} look="subtitle">
              {name}
            </Heading>
            <Place>
              <Component />
            </Place>
          </Stack>
        ))}
      </Stack>
    </Page>
  );
}

/* What is fixed to the window stays in its own place here. */
const Place = styled.div`
  contain: layout;
  min-width: 0;
`;

const meta = preview.meta({
  title: 'Sistema',
  component: AllComponents,
  parameters: { layout: 'fullscreen' },
  // A page to look at: each part is examined in its own stories, and together they repeat one page's landmarks and ids.
  tags: ['!autodocs', '!test'],
});

/** Every component and pattern on one page: what a theme, or a mode of the device, makes of all of them. */
export const Everything = meta.story({ name: 'Todos os componentes' });
