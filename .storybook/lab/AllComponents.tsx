import type { ComponentType } from 'react';
import { styled } from 'styled-components';
import { Heading, Page, Stack } from '@signdrive/design-system/layout';

/** What is read of a stories file. */
interface Story {
  Component: ComponentType;
  meta: { input: { title?: string } };
  composed: { parameters: { docs?: { story?: { inline?: boolean } } } };
}

const files = import.meta.glob<Readonly<Record<string, Story>>>('../../design-system/src/components/*/*.stories.tsx', {
  eager: true,
});

/** The first story of each component: whatever is added to the system is here at once. */
const samples = Object.entries(files).flatMap(([file, stories]) => {
  const [story] = Object.values(stories);
  // What covers the page says so, and would cover the lab.
  if (!story || story.composed.parameters.docs?.story?.inline === false) return [];
  return [{ file, title: story.meta.input.title?.split('/').at(-1) ?? file, Sample: story.Component }];
});

export function AllComponents() {
  return (
    <Page>
      <Stack gap={8}>
        {samples.map(({ file, title, Sample }) => (
          <Stack key={file} gap={3}>
            <Heading level={2} look="subtitle">
              {title}
            </Heading>
            <Place>
              <Sample />
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
