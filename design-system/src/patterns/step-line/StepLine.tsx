import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Heading, Text } from '../../layout/index.ts';

export interface Step {
  title: string;
  text?: ReactNode;
}

export interface StepLineProps {
  /** Steps, from first to last. */
  steps: ReadonlyArray<Step>;
  /** Level of the headings. @default 3 */
  headingLevel?: 2 | 3 | 4;
}

/** Numbered steps on a line: vertical on small screens, horizontal from 64rem on. */
export function StepLine({ steps, headingLevel = 3 }: StepLineProps) {
  return (
    <Line style={{ '--_columns': steps.length }}>
      {steps.map(({ title, text }, place) => (
        <Stop key={title}>
          <Mark aria-hidden="true">{place + 1}</Mark>
          <Words>
            <Heading level={headingLevel} look="subtitle">
              {title}
            </Heading>
            {text !== undefined && <Text tone="muted">{text}</Text>}
          </Words>
        </Stop>
      ))}
    </Line>
  );
}

const Line = styled.ol`
  display: grid;
  gap: var(--space-5);
  @media (min-width: 64rem) {
    grid-template-columns: repeat(var(--_columns), minmax(0, 1fr));
    gap: var(--gap-grid);
  }
`;

const Stop = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: var(--size-target) minmax(0, 1fr);
  gap: var(--space-4);
  &:not(:last-child)::before {
    content: '';
    position: absolute;
    top: var(--size-target);
    bottom: calc(var(--space-5) * -1);
    inset-inline-start: calc(var(--size-target) / 2);
    border-inline-start: 1px solid var(--color-border-ground);
  }
  @media (min-width: 64rem) {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-4);
    align-content: start;
    &:not(:last-child)::before {
      top: calc(var(--size-target) / 2);
      inset-inline-end: calc(var(--gap-grid) * -1);
      bottom: auto;
      inset-inline-start: var(--size-target);
      border-top: 1px solid var(--color-text);
      border-inline-start: 0;
    }
  }
`;

const Mark = styled.span`
  display: grid;
  place-items: center;
  width: var(--size-target);
  height: var(--size-target);
  background: var(--color-surface-canvas);
  border: 1px solid var(--color-text);
  border-radius: 50%;
  font-variant-numeric: tabular-nums;
  font-weight: 600;
`;

const Words = styled.div`
  display: grid;
  gap: var(--space-1);
  align-content: start;
  padding-top: calc((var(--size-target) - 1.5rem) / 2);
  @media (min-width: 64rem) {
    max-width: 18rem;
    padding-top: 0;
  }
`;
