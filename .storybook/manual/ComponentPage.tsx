import { Controls, Description, Markdown, Primary, Stories, Title, useOf } from '@storybook/addon-docs/blocks';
import { findSpecSheets } from './spec-sheets.ts';

const storiesPaths = Object.keys(import.meta.glob('../../design-system/src/**/*.stories.tsx'));

/** The manual's page of a component or pattern: what it is, its props, its sheet, then each of its states. */
export function ComponentPage() {
  const meta = useOf('meta', ['meta']);
  const sheets = findSpecSheets(String(meta.preparedMeta.parameters['fileName']), storiesPaths);

  return (
    <>
      <Title />
      <Description />
      <Primary />
      <Controls />
      {sheets.map((sheet) => (
        <Markdown key={sheet}>{sheet}</Markdown>
      ))}
      <Stories title="Estados" includePrimary={false} />
    </>
  );
}
