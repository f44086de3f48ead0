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
  Source,
  Subheading,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { styled } from 'styled-components';
import { importLine } from './import-line.ts';
import { findSpecSheets } from './spec-sheets.ts';

const storiesPaths = Object.keys(import.meta.glob('../src/**/*.stories.tsx'));

/** A component function's properties: its name survives minification there. */
interface Documented {
  __docgenInfo?: { displayName?: string };
}

/** The manual's page of a component: description, usage, props, sheet, then each of its states. */
export function ComponentPage() {
  const { parameters, component } = useOf('meta', ['meta']).preparedMeta;
  const storiesPath = String(parameters['fileName']);
  const [own, ...others] = findSpecSheets(storiesPath, storiesPaths);
  const { __docgenInfo: docs } = (component ?? {}) as Documented;
  const names = parameters['imports'] ?? docs?.displayName;
  const line = typeof names === 'string' ? importLine(storiesPath, names) : undefined;

  return (
    <>
      <div lang="en">
        <Title />
        <Description />
        {own && <Markdown>{`## When to use\n\n${own.whenToUse}`}</Markdown>}
        {line && <Source code={line} language="tsx" />}
      </div>
      <Primary />
      <div lang="en">
        <Properties>
          <Controls />
        </Properties>
        {own && <Markdown>{own.rest}</Markdown>}
        {others.map(({ rest }) => (
          <Markdown key={rest}>{rest}</Markdown>
        ))}
      </div>
      <States />
    </>
  );
}

const isOnPhone = ({ viewport }: { viewport?: { value?: string } }) => viewport?.value === 'mobile1';

/** Every story but the first, which is shown above. */
function States() {
  const [, ...stories] = useContext(DocsContext)
    .componentStories()
    .filter(({ tags, usesMount }) => tags.includes('autodocs') && !usesMount);
  if (stories.length === 0) return null;
  return (
    <>
      <Heading>States</Heading>
      {stories.map(({ id, name, moduleExport, storyGlobals }) =>
        !isOnPhone(storyGlobals) ? (
          <DocsStory key={id} of={moduleExport} expanded />
        ) : (
          <Anchor key={id} storyId={id}>
            <Subheading>{name}</Subheading>
            <Phone>
              {/* In an iframe: inline it would have the page's width. */}
              <Canvas of={moduleExport} withToolbar story={{ inline: false, height: '40rem' }} />
            </Phone>
          </Anchor>
        ),
      )}
    </>
  );
}

/* On a phone the table scrolls, not the page. */
const Properties = styled.div`
  overflow-x: auto;
`;

/* With the canvas's padding, the iframe is 320 px wide. */
const Phone = styled.div`
  max-width: 22.625rem;
`;
