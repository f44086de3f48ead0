import preview from '../../.storybook/preview';
import { Code, CodeBlock, ManualPage, Paragraph, Part, Statements } from './prose.tsx';

const meta = preview.meta({
  title: 'Manual/Introduction',
  tags: ['!autodocs', 'page'],
  parameters: { layout: 'fullscreen' },
});

const component = `
import { Button } from '@signdrive/design-system/button';
import { TextField } from '@signdrive/design-system/text-field';
import { Stack } from '@signdrive/design-system/layout';

<Stack>
  <TextField label="CEP" name="cep" inputMode="numeric" autoComplete="postal-code" />
  <Button type="submit">Buscar endereço</Button>
</Stack>
`;

const frame = `
import '@signdrive/design-system/foundations/fonts.css';
import '@signdrive/design-system/foundations/global.css';
import '@signdrive/tokens/tokens.css';

// Once, at the root of the app. The theme is an attribute:
<html lang="pt-BR" data-brand="house" data-partner="viaduto">
`;

const newTheme = `
npm run theme -- new minha-loja --color '#1f6f5c'
npm run theme -- check tokens/partners/minha-loja/slots.json
`;

export const Introduction = meta.story({
  render: () => (
    <ManualPage
      title="The ground line"
      lead="The design system of Sign & Drive: accessible components, one visual language, and a theme for each partner."
    >
      <Part title="Principles">
        <Statements
          items={[
            [
              'One line',
              'Every car stands on a thin line: above it the car, below it the facts. It is the only ornament.',
            ],
            ['Width is the voice', 'One typeface. Width and size do the work; weight changes little.'],
            [
              'The price says everything',
              'Total, extra kilometres, deductible and early exit are on the first screen.',
            ],
            ['Two colours act', 'One says what can be pressed, the other what is on offer. None decorates.'],
            [
              'Flat until it floats',
              'Content has no border and no shadow. Menus, dialogs, messages and bars have a shadow.',
            ],
            [
              'For everyone',
              'Keyboard, screen reader, 200% zoom, forced colours, reduced motion, and targets of 44 px.',
            ],
          ]}
        />
      </Part>
      <Part title="In code">
        <Paragraph>Each component is an entry of the package: a page loads only what it uses.</Paragraph>
        <CodeBlock label="Example of components">{component}</CodeBlock>
        <CodeBlock label="Example of the document's root">{frame}</CodeBlock>
        <Paragraph>
          Components take no <Code>className</Code> and no <Code>style</Code>: the system owns their appearance, and{' '}
          <Code>Stack</Code>, <Code>Grid</Code>, <Code>Cluster</Code> and <Code>Page</Code> place them. Texts, masks and
          prices are props: the system does not know the business.
        </Paragraph>
      </Part>
      <Part title="Themes">
        <Paragraph>
          A theme fills up to fifteen brand slots and a logo. Neutrals, mixes and states are derived from them. Focus,
          feedback, space, sizes, body font and motion are the same in every theme. A theme that cannot be read fails
          its check.
        </Paragraph>
        <CodeBlock label="Theme commands">{newTheme}</CodeBlock>
        <Paragraph>
          To see a theme before writing it, open <strong>Themes / Laboratory</strong>. That page is in Portuguese: it is
          made for partners. In the toolbar, the brush changes the theme of any story, and the contrast menu shows the
          answer to a visitor who asks for more contrast.
        </Paragraph>
      </Part>
      <Part title="How to read this manual">
        <Statements
          items={[
            ['Foundations', 'The tokens, drawn from their own files, with the contrast measured in each theme.'],
            [
              'Components',
              'When to use it, its import, props, rules, do and don’t, keyboard, screen reader, and each state.',
            ],
            ['Patterns', 'Compositions that only take props.'],
            ['Pages', 'The screens of the store, in its frame, with sample services. Their texts are in Portuguese.'],
            [
              'Everything is tested',
              'Every story runs in a real browser: whole in the house theme; contrast and focus in the others; edges and choices in forced colours; and without motion where less motion is asked for.',
            ],
          ]}
        />
      </Part>
    </ManualPage>
  ),
});
