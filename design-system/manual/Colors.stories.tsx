import { expect } from 'storybook/test';
import { styled } from 'styled-components';
import preview from '../../.storybook/preview';
import { Cluster, Text } from '@signdrive/design-system/layout';
import { Table } from '@signdrive/design-system/table';
import { cssVar } from '@signdrive/tokens';
import { deriveTheme, type ThemeVariables } from '@signdrive/tokens/derive';
import { oklchToHex } from '@signdrive/tokens/theme';
import colors from '../../tokens/semantic/color.json';
import { ContrastMatrix } from './contrast-matrix.tsx';
import { Code, ManualPage, Part } from './prose.tsx';
import { themesWithSlots } from './theme-slots.ts';

const meta = preview.meta({
  title: 'Foundations/Colors',
  tags: ['!autodocs', 'page'],
  parameters: { layout: 'fullscreen' },
});

const groups = [
  { prefix: 'surface', title: 'Surfaces' },
  { prefix: 'text', title: 'Text' },
  { prefix: 'action', title: 'Action' },
  { prefix: 'accent', title: 'Offer' },
  { prefix: 'border', title: 'Borders' },
  { prefix: 'feedback', title: 'Feedback' },
  { prefix: 'focus', title: 'Focus' },
] as const;

const names = Object.keys(colors.color).filter((name) => !name.startsWith('$'));
const derived = themesWithSlots.map((theme) => ({ ...theme, values: deriveTheme(theme.slots) }));
const attributesOf = (slug: string) => (slug === 'house' ? { 'data-brand': 'house' } : { 'data-partner': slug });

/** Formats a colour as hexadecimal for design tools, with its opacity if that isn't 100 %. */
function say(value: string): string {
  const [color = '', opacity] = value.replace(')', '').split(' / ');
  const hex = oklchToHex(`${color})`);
  return opacity === undefined ? hex : `${hex}, ${Math.round(Number(opacity) * 100)}%`;
}

/** A semantic colour in each theme, painted with the theme's own variables. */
function ColorTable({ prefix, title }: { prefix: string; title: string }) {
  return (
    <Table
      caption={title}
      rowHeading="Token"
      columns={derived.map(({ slug, name }) => ({ key: slug, label: <Theme>{name}</Theme> }))}
      rows={names
        .filter((name) => name === prefix || name.startsWith(`${prefix}-`))
        .map((name) => {
          const token = `color-${name}` as keyof ThemeVariables;
          return {
            key: name,
            label: <Name>{token}</Name>,
            values: derived.map(({ slug, values }) => (
              <Sample key={slug} {...attributesOf(slug)}>
                <Swatch style={{ '--_paint': cssVar(token) }} />
                <Value>{say(values[token])}</Value>
              </Sample>
            )),
          };
        })}
    />
  );
}

export const Colors = meta.story({
  render: () => (
    <ManualPage
      title="Colors"
      lead="Components read meanings, never hues. A name is the same in every theme; each theme decides its value."
    >
      {groups.map(({ prefix, title }) => (
        <Part key={prefix} title={title}>
          <ColorTable prefix={prefix} title={title} />
        </Part>
      ))}
    </ManualPage>
  ),
  play: async ({ canvas }) => {
    for (const table of canvas.getAllByRole('table')) {
      const [head, first] = table.querySelectorAll('tr');
      const startOf = (cell: Element | undefined) => cell?.firstElementChild?.getBoundingClientRect().left;
      const [name, sample] = [head, first].map((row) => startOf(row?.children[1]));
      await expect(name).toBeDefined();
      await expect(name).toBe(sample);
    }
  },
});

export const Contrast = meta.story({
  render: () => (
    <ManualPage
      title="Contrast"
      lead="Every pair that must be readable, measured in each theme by the functions that check token files."
    >
      <Part title="Pairs">
        <Cluster>
          <Text tone="muted">
            Text needs 4.5:1; borders, focus and drawings need 3:1. With more contrast, text and borders get 7:1.
          </Text>
        </Cluster>
        <ContrastMatrix themes={themesWithSlots} caption="Contrast of the pairs in each theme" />
      </Part>
    </ManualPage>
  ),
});

/*
 * As wide as the longest name of all tables, so that their columns are aligned. On a phone a name wraps, or the sticky
 * column would leave no room for a colour.
 */
const Name = styled(Code)`
  display: block;
  overflow-wrap: anywhere;
  @media (min-width: 48rem) {
    min-width: 38ch;
  }
`;

const Theme = styled.span`
  display: inline-block;
  width: 11.25rem;
  text-align: start;
`;

const Value = styled(Code)`
  text-align: start;
`;

/* As wide as its header, so that both start at the same position. */
const Sample = styled.span`
  display: inline-flex;
  gap: var(--space-2);
  width: 11.25rem;
  align-items: center;
`;

const Swatch = styled.span`
  flex: none;
  width: var(--size-target);
  height: 2rem;
  border: 1px solid var(--color-border-control);
  border-radius: var(--radius-small);
  background: var(--_paint);
  forced-color-adjust: none;
`;
