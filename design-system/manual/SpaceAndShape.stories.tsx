import { styled } from 'styled-components';
import preview from '../../.storybook/preview';
import { Text } from '@signdrive/design-system/layout';
import { Table, type TableRow } from '@signdrive/design-system/table';
import scales from '../../tokens/semantic/scales.json';
import largeScales from '../../tokens/semantic/scales.large.json';
import theme from '../../tokens/semantic/theme.json';
import viewport from '../../tokens/semantic/viewport.json';
import { Code, ManualPage, Part } from './prose.tsx';
import { themesWithSlots } from './theme-slots.ts';

const meta = preview.meta({
  title: 'Foundations/Space and shape',
  tags: ['!autodocs', 'page'],
  parameters: { layout: 'fullscreen' },
});

const pixels = ({ $value: { value } }: { $value: { value: number } }): string => `${value * 16} px`;
const tokensOf = <Token,>(group: Readonly<Record<string, unknown>>): [name: string, token: Token][] =>
  Object.entries(group).filter(([name]) => !name.startsWith('$')) as [string, Token][];
type Dimension = { $value: { value: number } };

/** Value of a token in pixels, also for large windows if it differs there. */
const pixelsIn = (prefix: string, name: string, token: Dimension): string => {
  const groups: Readonly<Record<string, Readonly<Record<string, unknown>>>> = largeScales;
  const large = groups[prefix]?.[name] as Dimension | undefined;
  return large ? `${pixels(token)} / ${pixels(large)}` : pixels(token);
};

const rowsOf = (prefix: string, group: Readonly<Record<string, unknown>>): TableRow[] =>
  tokensOf<Dimension>(group).map(([name, token]) => ({
    key: name,
    label: <Code>{`${prefix}-${name}`}</Code>,
    values: [pixelsIn(prefix, name, token), <Bar key={name} style={{ '--_length': `var(--${prefix}-${name})` }} />],
  }));

const drawn = [
  { key: 'value', label: 'Value' },
  { key: 'drawing', label: 'Drawing' },
];

export const SpaceAndShape = meta.story({
  render: () => (
    <ManualPage
      title="Space and shape"
      lead="One scale of distances, one radius that the others follow, and two widths where the page changes its layout."
    >
      <Part title="Space">
        <Table caption="Space" rowHeading="Token" columns={drawn} rows={rowsOf('space', scales.space)} />
      </Part>
      <Part title="Sizes">
        <Text tone="muted">
          No target is smaller than 44 px. Where there are two values, the second is for large windows.
        </Text>
        <Table caption="Sizes" rowHeading="Token" columns={drawn} rows={rowsOf('size', scales.size)} />
      </Part>
      <Part title="Corners">
        <Text tone="muted">
          One value per theme; the others are multiples of it. Zero makes everything square but discs.
        </Text>
        <Table
          caption="Corners in each theme"
          rowHeading="Token"
          columns={themesWithSlots.map(({ slug, name }) => ({ key: slug, label: name }))}
          rows={tokensOf(theme.radius).map(([name]) => ({
            key: name,
            label: <Code>{`radius-${name}`}</Code>,
            values: themesWithSlots.map(({ slug }) => (
              <Corner
                key={slug}
                style={{ '--_radius': `var(--radius-${name})` }}
                {...(slug === 'house' ? { 'data-brand': 'house' } : { 'data-partner': slug })}
              />
            )),
          }))}
        />
      </Part>
      <Part title="Widths">
        <Table
          caption="Widths"
          rowHeading="Token"
          columns={[{ key: 'value', label: 'Value' }]}
          rows={[...tokensOf<Dimension>(viewport.breakpoint), ...tokensOf<Dimension>(viewport.width)].map(
            ([name, token]) => ({
              key: name,
              label: <Code>{`${name in viewport.breakpoint ? 'breakpoint' : 'width'}-${name}`}</Code>,
              values: [pixels(token)],
            }),
          )}
        />
      </Part>
    </ManualPage>
  ),
});

const Bar = styled.span`
  display: inline-block;
  width: var(--_length);
  height: var(--space-3);
  background: var(--color-action-background);
  forced-color-adjust: none;
`;

const Corner = styled.span`
  display: inline-block;
  width: 4rem;
  height: 3rem;
  border: 2px solid var(--color-text);
  border-radius: var(--_radius);
`;
