import { useState } from 'react';
import { styled } from 'styled-components';
import preview from '../../.storybook/preview';
import { Button } from '@signdrive/design-system/button';
import { Cluster, Stack, Text } from '@signdrive/design-system/layout';
import { Table } from '@signdrive/design-system/table';
import scales from '../../tokens/semantic/scales.json';
import { Code, ManualPage, Part } from './prose.tsx';

const meta = preview.meta({
  title: 'Foundations/Motion',
  tags: ['!autodocs', 'page'],
  parameters: { layout: 'fullscreen' },
});

const uses: Readonly<Record<string, string>> = {
  short: 'Colour and border',
  medium: 'Accordion',
  long: 'Panels, dialogs and the car of a card',
};
const durations = ['short', 'medium', 'long'] as const;

function Runner() {
  const [isAtEnd, setIsAtEnd] = useState(false);
  return (
    <Stack gap={5}>
      <Cluster>
        <Button variant="secondary" onPress={() => setIsAtEnd(!isAtEnd)}>
          Move
        </Button>
      </Cluster>
      {durations.map((name) => (
        <Track key={name}>
          <Runs data-end={isAtEnd} style={{ '--_duration': `var(--duration-${name})` }} />
        </Track>
      ))}
    </Stack>
  );
}

export const Motion = meta.story({
  render: () => (
    <ManualPage
      title="Motion"
      lead="Short, to show where something came from. Nothing moves by itself; with reduced motion, nothing moves."
    >
      <Part title="Durations">
        <Table
          caption="Durations"
          rowHeading="Token"
          columns={[
            { key: 'value', label: 'Value' },
            { key: 'use', label: 'Use' },
          ]}
          rows={durations.map((name) => ({
            key: name,
            label: <Code>{`duration-${name}`}</Code>,
            values: [`${scales.duration[name].$value.value} ms`, uses[name]],
          }))}
        />
        <Runner />
      </Part>
      <Part title="Easing">
        <Table
          caption="Easing"
          rowHeading="Token"
          columns={[{ key: 'value', label: 'Value' }]}
          rows={(['out', 'in-out'] as const).map((name) => ({
            key: name,
            label: <Code>{`ease-${name}`}</Code>,
            values: [<Code key={name}>{`cubic-bezier(${scales.ease[name].$value.join(', ')})`}</Code>],
          }))}
        />
        <Text tone="muted">Menus and panels grow from the button that opened them.</Text>
      </Part>
    </ManualPage>
  ),
});

const Track = styled.div`
  position: relative;
  height: var(--space-6);
  border-bottom: 1px solid var(--color-border-ground);
`;

const Runs = styled.span`
  position: absolute;
  bottom: 0;
  left: 0;
  width: var(--space-6);
  height: var(--space-5);
  border-radius: var(--radius-small);
  background: var(--color-action-background);
  forced-color-adjust: none;
  transition: left var(--_duration) var(--ease-out);
  &[data-end='true'] {
    left: calc(100% - var(--space-6));
  }
`;
