import { useContext } from 'react';
import {
  Anchor,
  Canvas,
  Controls,
  Description,
  DocsContext,
  DocsStory,
  Heading,
  Markdown,
  Primary,
  Subheading,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { styled } from 'styled-components';
import { findSpecSheets } from './spec-sheets.ts';

const storiesPaths = Object.keys(import.meta.glob('../src/**/*.stories.tsx'));

/** The manual's page of a component or pattern: what it is, its props, its sheet, then each of its states. */
export function ComponentPage() {
  const meta = useOf('meta', ['meta']);
  const sheets = findSpecSheets(String(meta.preparedMeta.parameters['fileName']), storiesPaths);

  return (
    <>
      <Title />
      <Description />
      <Primary />
      <Properties>
        <Controls />
      </Properties>
      {sheets.map((sheet) => (
        <Markdown key={sheet}>{sheet}</Markdown>
      ))}
      <States />
    </>
  );
}

const isOnPhone = ({ viewport }: { viewport?: { value?: string } }) => viewport?.value === 'mobile1';

/** Every story but the first, which stands above. */
function States() {
  const [, ...stories] = useContext(DocsContext)
    .componentStories()
    .filter(({ tags, usesMount }) => tags.includes('autodocs') && !usesMount);
  if (stories.length === 0) return null;
  return (
    <>
      <Heading>Estados</Heading>
      {stories.map(({ id, name, moduleExport, storyGlobals }) =>
        !isOnPhone(storyGlobals) ? (
          <DocsStory key={id} of={moduleExport} expanded />
        ) : (
          <Anchor key={id} storyId={id}>
            <Subheading>{name}</Subheading>
            <Phone>
              {/* In a window of its own: in the page it would have the page's width. */}
              <Canvas of={moduleExport} withToolbar story={{ inline: false, height: '40rem' }} />
            </Phone>
          </Anchor>
        ),
      )}
    </>
  );
}

/* On a phone the table scrolls in its place, not the page with it. */
const Properties = styled.div`
  overflow-x: auto;
`;

/* With the canvas's padding around it, the window is 320 px wide. */
const Phone = styled.div`
  max-width: 22.625rem;
`;
